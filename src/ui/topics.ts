/** Which part of the written pages explains what the game has just refused. */
import type { Refusal } from '../game/game.ts';
import type { SectionName } from './addresses.ts';
import type { InputRefusal } from './table/input.ts';

const TOPICS: Readonly<Record<(Refusal | InputRefusal)['kind'], SectionName>> = {
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

export const topicOf = ({ kind }: Refusal | InputRefusal): SectionName => TOPICS[kind];
