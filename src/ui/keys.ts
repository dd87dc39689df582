/** Keys (T7) as a pure table: which command a key press stands for, given where the focus is. */

export type Command =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'newGame'
  | 'restart'
  | 'deal'
  | 'pause'
  | 'help'
  | 'fullScreen'
  | 'focusFirstColumn';

export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly control: boolean;
  readonly alt: boolean;
}

/** What has the focus: a column; a field that takes text; another button or link; or nothing in particular. */
export type Focus = 'column' | 'text' | 'button' | 'none';

export interface KeyContext {
  readonly focus: Focus;
  readonly dialogOpen: boolean;
  readonly paused: boolean;
  /** The table covers the middle of the window: who reads the text below it means no card, and scrolls with Space and arrows. */
  readonly tableInView: boolean;
}

const LETTERS: Readonly<Record<string, Command>> = {
  u: 'undo',
  h: 'hint',
  n: 'newGame',
  r: 'restart',
  d: 'deal',
  f: 'fullScreen',
  p: 'pause',
};

export function commandOf({ key, shift, control, alt }: KeyPress, context: KeyContext): Command | undefined {
  const letter = key.toLowerCase();
  if (alt || context.focus === 'text' || context.dialogOpen) return undefined;
  if (context.paused) return letter === 'p' && !control ? 'pause' : undefined;
  if (letter === '?' && !control) return 'help';
  if (!context.tableInView && context.focus !== 'column') return undefined;
  if (control) return letter === 'z' ? (shift ? 'redo' : 'undo') : undefined;
  if (letter === 'u') return shift ? 'redo' : 'undo';
  if (key === ' ') return context.focus === 'none' ? 'deal' : undefined;
  if (key.startsWith('Arrow')) return context.focus === 'none' ? 'focusFirstColumn' : undefined;
  return LETTERS[letter];
}

/** Where the keyboard stands on the table: a column, and how many cards of its run are chosen. */
export interface Cursor {
  readonly column: number;
  readonly count: number;
}

/** The cursor after an arrow key; `movable` tells how many cards of a column can move. At the edges it goes round. */
export function moveCursor(
  cursor: Cursor,
  key: string,
  columns: number,
  movable: (column: number) => number,
): Cursor | undefined {
  const across = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (across !== 0) return { column: (cursor.column + across + columns) % columns, count: 1 };
  const more = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  if (more !== 0) {
    const most = Math.max(1, movable(cursor.column));
    return { ...cursor, count: Math.min(most, Math.max(1, cursor.count + more)) };
  }
  if (key === 'Home') return { column: 0, count: 1 };
  return key === 'End' ? { column: columns - 1, count: 1 } : undefined;
}
