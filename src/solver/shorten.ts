/**
 * Makes a winning line shorter. First beams with weights of their own, each looking only for lines shorter than the best so
 * far: layer by layer, the first win they meet is the shortest they hold. Then single moves are dropped and detours merged where the line
 * still wins. Every line is replayed by the rules engine before it counts.
 */
import type { DealRule } from '../rules/legality.ts';
import { cardMove, type Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import { replay } from '../rules/replay.ts';
import { Beam } from './beam.ts';
import { BRIEF } from './evaluation.ts';
import { unpackMove } from './packed-move.ts';

export interface ShorteningOptions {
  readonly dealRule: DealRule;
  /** Widths of the beams, one after the other. */
  readonly widths?: readonly number[];
}

const WIDTHS = [50, 200, 800, 2400];

export class Shortening {
  readonly #position: Position;
  readonly #dealRule: DealRule;
  readonly #widths: readonly number[];
  #best: readonly Move[];
  #index = 0;
  #beam: Beam | undefined;
  #nodes = 0;

  /** @param line a line that wins from the position */
  constructor(position: Position, line: readonly Move[], options: ShorteningOptions) {
    this.#position = position;
    this.#dealRule = options.dealRule;
    this.#widths = options.widths ?? WIDTHS;
    this.#best = tightened(position, line, options.dealRule);
  }

  /** The shortest line so far. */
  get best(): readonly Move[] {
    return this.#best;
  }

  get nodes(): number {
    return this.#nodes + (this.#beam?.nodes ?? 0);
  }

  /** Works on for about `nodes` moves; returns the line when nothing is left to try. */
  advance(nodes: number): readonly Move[] | undefined {
    const goal = this.nodes + nodes;
    while (this.nodes < goal) if (!this.#advanceBeam(goal - this.nodes)) return this.#best;
    return undefined;
  }

  /** Brings the beam under way, or the next one, to its end; false when none was left. */
  finishBeam(): boolean {
    const index = this.#index;
    while (this.#index === index) if (!this.#advanceBeam(Number.POSITIVE_INFINITY)) return false;
    return true;
  }

  /** False when no beam is left. */
  #advanceBeam(nodes: number): boolean {
    const width = this.#widths[this.#index];
    if (width === undefined) return false;
    this.#beam ??= this.#beamOf(width);
    const outcome = this.#beam.advance(nodes);
    if (outcome === undefined) return true;
    if (outcome.kind === 'won') this.#take(outcome.line.map(unpackMove));
    this.#nodes += this.#beam.nodes;
    this.#beam = undefined;
    this.#index++;
    return true;
  }

  #beamOf(width: number): Beam {
    const maxDepth = Math.max(1, this.#best.length - 1);
    const options = { width, strata: 1, weights: BRIEF, pruning: 'tight', jitter: 0, seed: width, maxDepth } as const;
    return new Beam(this.#position, this.#dealRule, options);
  }

  #take(line: readonly Move[]): void {
    const shorter = tightened(this.#position, line, this.#dealRule);
    if (shorter.length < this.#best.length && wins(this.#position, shorter, this.#dealRule)) this.#best = shorter;
  }
}

function wins(position: Position, line: readonly Move[], dealRule: DealRule): boolean {
  const judged = replay(position, line, dealRule);
  return judged.ok && judged.won;
}

/** Drops single moves and merges a move with a later one of the same cards, as long as the line wins. */
function tightened(position: Position, line: readonly Move[], dealRule: DealRule): readonly Move[] {
  let best = line;
  for (let i = 0; i < best.length; i++) {
    const shorter = [without(best, i), ...mergers(best, i)].find((candidate) => wins(position, candidate, dealRule));
    if (shorter === undefined) continue;
    best = shorter;
    i--;
  }
  return best;
}

const without = (line: readonly Move[], index: number): Move[] => line.filter((_, i) => i !== index);

/** Lines in which the cards of move `index` go at once where a later move takes them. */
function* mergers(line: readonly Move[], index: number): Generator<Move[]> {
  const first = line[index];
  if (first?.kind !== 'cards') return;
  for (let later = index + 1; later < line.length; later++) {
    const second = line[later];
    if (second?.kind !== 'cards' || second.from !== first.to || second.count !== first.count) continue;
    if (second.to === first.from) continue;
    const direct = cardMove(first.from, second.to, first.count);
    yield [...line.slice(0, index), direct, ...without(line.slice(index + 1), later - index - 1)];
    yield without([...line.slice(0, later), direct, ...line.slice(later + 1)], index);
    return;
  }
}
