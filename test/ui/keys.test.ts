import { describe, expect, test } from 'vitest';
import {
  type Command,
  type Cursor,
  commandOf,
  type Focus,
  type KeyContext,
  type KeyPress,
  moveCursor,
} from '../../src/ui/keys.ts';

const FREE: KeyContext = { focus: 'none', dialogOpen: false, paused: false, tableInView: true };
const FOCUSES: readonly Focus[] = ['column', 'text', 'button', 'none'];

/** `Shift+U`, `Ctrl+Z`, ` `: a press as T7 names it. Shift makes a letter a capital one. */
function keyPress(name: string): KeyPress {
  const parts = name.split('+');
  const key = parts.at(-1)!;
  const shift = parts.includes('Shift');
  return { key: shift ? key.toUpperCase() : key, shift, control: parts.includes('Ctrl'), alt: parts.includes('Alt') };
}

const command = (name: string, context: Partial<KeyContext> = {}): Command | undefined =>
  commandOf(keyPress(name), { ...FREE, ...context });

/** What each key does when nothing speaks against it (T7). */
const KEYS: readonly (readonly [name: string, command: Command])[] = [
  ['u', 'undo'],
  ['Shift+u', 'redo'],
  ['Ctrl+z', 'undo'],
  ['Ctrl+Shift+z', 'redo'],
  ['n', 'newGame'],
  ['r', 'restart'],
  ['d', 'deal'],
  ['p', 'pause'],
  ['Shift+?', 'help'],
  [' ', 'deal'],
  ['ArrowLeft', 'focusFirstColumn'],
  ['ArrowRight', 'focusFirstColumn'],
  ['ArrowUp', 'focusFirstColumn'],
  ['ArrowDown', 'focusFirstColumn'],
];

describe('a key', () => {
  test.each(KEYS)('%s gives %s', (name, expected) => {
    expect(command(name)).toBe(expected);
  });

  test.each(['U', 'N', 'R', 'D', 'P'])('%s with caps lock is the letter itself', (key) => {
    const [, expected] = KEYS.find(([name]) => name === key.toLowerCase())!;
    expect(commandOf({ key, shift: false, control: false, alt: false }, FREE)).toBe(expected);
  });

  test.each(['z', 'x', 'Enter', 'Escape', 'Tab', 'Home', 'F5', 'Shift', '1', 'Dead'])(
    '%s is left to the browser',
    (key) => {
      expect(command(key)).toBeUndefined();
    },
  );

  test.each(KEYS)('%s does nothing in a text field, in a window or with Alt', (name) => {
    expect(command(name, { focus: 'text' })).toBeUndefined();
    expect(command(name, { dialogOpen: true })).toBeUndefined();
    expect(command(`Alt+${name}`)).toBeUndefined();
  });

  test.each(KEYS.filter(([name]) => !name.startsWith('Ctrl')))('%s with Ctrl or Cmd is the browser’s own', (name) => {
    expect(command(`Ctrl+${name}`)).toBeUndefined();
  });

  test.each(KEYS)('%s does nothing on pause, P aside', (name, expected) => {
    expect(command(name, { paused: true })).toBe(name === 'p' ? expected : undefined);
  });

  test('Ctrl+P on pause prints', () => {
    expect(command('Ctrl+p', { paused: true })).toBeUndefined();
  });

  test.each(['column', 'button'] as const)('letters act while a %s has the focus', (focus) => {
    expect([command('u', { focus }), command('d', { focus }), command('Ctrl+z', { focus })]).toEqual([
      'undo',
      'deal',
      'undo',
    ]);
  });

  test('Space deals only without a focus, and with the table in the middle of the window', () => {
    expect(FOCUSES.filter((focus) => command(' ', { focus }) !== undefined)).toEqual(['none']);
  });

  test('who reads the text below the table changes nothing by a key, and may ask for help', () => {
    const keys = [' ', 'd', 'u', 'h', 'n', 'ArrowUp', 'Ctrl+z'];
    expect(keys.filter((key) => command(key, { tableInView: false }) !== undefined)).toEqual([]);
    expect(command('?', { tableInView: false })).toBe('help');
    expect(command('d', { tableInView: false, focus: 'column' })).toBe('deal');
  });

  test('arrows lead to the columns only without a focus', () => {
    expect(FOCUSES.filter((focus) => command('ArrowUp', { focus }) !== undefined)).toEqual(['none']);
  });
});

describe('the cursor', () => {
  /** Column 4 has a run of three; column 10 is empty. */
  const movable = (column: number): number => [1, 1, 1, 3, 1, 1, 1, 1, 1, 0][column]!;
  test.each<[string, Cursor, string, Cursor | undefined]>([
    ['goes right', { column: 3, count: 1 }, 'ArrowRight', { column: 4, count: 1 }],
    ['goes left', { column: 3, count: 1 }, 'ArrowLeft', { column: 2, count: 1 }],
    ['goes round on the right', { column: 9, count: 1 }, 'ArrowRight', { column: 0, count: 1 }],
    ['goes round on the left', { column: 0, count: 1 }, 'ArrowLeft', { column: 9, count: 1 }],
    ['starts every column with one card', { column: 3, count: 3 }, 'ArrowRight', { column: 4, count: 1 }],
    ['takes one card more', { column: 3, count: 1 }, 'ArrowUp', { column: 3, count: 2 }],
    ['takes no more than can move', { column: 3, count: 3 }, 'ArrowUp', { column: 3, count: 3 }],
    ['takes one card fewer', { column: 3, count: 3 }, 'ArrowDown', { column: 3, count: 2 }],
    ['takes one card at least', { column: 3, count: 1 }, 'ArrowDown', { column: 3, count: 1 }],
    ['shrinks to what can still move', { column: 0, count: 5 }, 'ArrowUp', { column: 0, count: 1 }],
    ['stays at one on an empty column', { column: 9, count: 1 }, 'ArrowUp', { column: 9, count: 1 }],
    ['goes to the first column', { column: 3, count: 2 }, 'Home', { column: 0, count: 1 }],
    ['goes to the last column', { column: 3, count: 2 }, 'End', { column: 9, count: 1 }],
    ['has no use for other keys', { column: 3, count: 2 }, 'Enter', undefined],
  ])('%s', (_, cursor, key, expected) => {
    expect(moveCursor(cursor, key, 10, movable)).toEqual(expected);
  });
});
