/** Which part of the written pages explains what the game has just refused. */
import type { Refusal } from '../game/game.ts';
import type { SectionName } from './addresses.ts';
import type { InputRefusal } from './table/input.ts';

export type RefusalKind = (Refusal | InputRefusal)['kind'];

const TOPICS: Readonly<Record<RefusalKind, SectionName>> = {
  sameColumn: 'moving',
  emptySource: 'moving',
  tooFewCards: 'moving',
  wrongRank: 'moving',
  noTarget: 'moving',
  faceDown: 'together',
  brokenRun: 'together',
  ontoAce: 'staying',
  kingNeedsEmptyColumn: 'staying',
  emptyColumns: 'dealing',
  stockEmpty: 'dealing',
  nothingToUndo: 'ending',
  nothingToRedo: 'ending',
  tapOff: 'keys',
};

/** The section that tells of a topic: of what was refused, or itself. */
export const sectionFor = (topic: SectionName | RefusalKind): SectionName =>
  topic in TOPICS ? TOPICS[topic as RefusalKind] : (topic as SectionName);
