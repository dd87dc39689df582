/** The keys (T7) as help and pages list them: what is printed on each, and what it does. */
import type { Messages } from '../i18n/messages.ts';

export interface Key {
  /** Pressed together. */
  readonly names: readonly string[];
  readonly meaning: string;
}

export function keyTable({ help }: Messages): readonly Key[] {
  const { keyNames } = help;
  return [
    { names: ['U'], meaning: help.undo },
    { names: [keyNames.shift, 'U'], meaning: help.redo },
    { names: ['H'], meaning: help.hint },
    { names: ['D'], meaning: help.deal },
    { names: ['N'], meaning: help.newGame },
    { names: ['R'], meaning: help.restart },
    { names: ['F'], meaning: help.fullScreen },
    { names: ['P'], meaning: help.pause },
    { names: ['?'], meaning: help.help },
    { names: [keyNames.arrowsAcross], meaning: help.columns },
    { names: [keyNames.arrowsUpDown], meaning: help.cards },
    { names: [keyNames.enter], meaning: help.picker },
    { names: [keyNames.space], meaning: help.space },
    { names: [keyNames.escape], meaning: help.escape },
  ];
}
