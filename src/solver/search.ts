/**
 * Can this position be won? A search is a value that is advanced in slices by whoever has a clock: a worker, a tool, a
 * test. Equal calls give equal results, however they are sliced.
 */
import type { DealRule } from '../rules/legality.ts';
import { isWon, type Position } from '../rules/position.ts';
import { replay } from '../rules/replay.ts';
import { Beam } from './beam.ts';
import { ClassGame } from './class-game.ts';
import { unpackMove } from './packed-move.ts';
import { planFor, type Stage } from './plan.ts';
import { Prover } from './prover.ts';
import type { SolverResult, UnknownReason } from './result.ts';

export interface SearchOptions {
  readonly dealRule: DealRule;
  /** Moves made at most; none by default. */
  readonly maxNodes?: number;
  /** Bytes of the search's own tables at most, 256 MiB by default. */
  readonly maxBytes?: number;
  /** What is tried in which order; by default what `planFor` finds fit. */
  readonly stages?: readonly Stage[];
}

const DEFAULT_MAX_BYTES = 2 ** 28;

export class Search {
  readonly #position: Position;
  readonly #dealRule: DealRule;
  readonly #maxNodes: number;
  readonly #maxBytes: number;
  #stages: readonly Stage[];
  #stage = 0;
  #beam: Beam | undefined;
  #prover: Prover | undefined;
  #classes: ClassGame | undefined;
  /** What to say when every stage is over. */
  #shortfall: UnknownReason = 'incompleteSearch';
  /** Nodes of the searches that are over. */
  #pastNodes = 0;
  /** Nodes of the prover and of the class game when the present stage began. */
  #proverStart = 0;
  #classesStart = 0;
  #result: SolverResult | undefined;

  constructor(position: Position, options: SearchOptions) {
    this.#position = position;
    this.#dealRule = options.dealRule;
    this.#maxNodes = options.maxNodes ?? Number.POSITIVE_INFINITY;
    this.#maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
    this.#stages = options.stages ?? planFor(position);
    if (isWon(position)) this.#result = { kind: 'solved', line: [], nodes: 0 };
  }

  /** Moves made so far, the measure of work. */
  get nodes(): number {
    return this.#pastNodes + (this.#beam?.nodes ?? 0) + (this.#prover?.nodes ?? 0) + (this.#classes?.nodes ?? 0);
  }

  /** Bytes that the search's tables take now. */
  get bytes(): number {
    return (this.#beam?.bytes ?? 0) + (this.#prover?.bytes ?? 0) + (this.#classes?.bytes ?? 0);
  }

  /** Works on for about `nodes` moves. Returns the result once there is one, and the same ever after. */
  advance(nodes: number): SolverResult | undefined {
    const goal = Math.min(this.nodes + nodes, this.#maxNodes);
    while (this.#result === undefined && this.nodes < goal) this.#advanceStage(goal - this.nodes);
    if (this.nodes >= this.#maxNodes) this.#result ??= this.#unknown('nodes');
    return this.#result;
  }

  /** Ends the search where it is. */
  stop(): SolverResult {
    this.#result ??= this.#unknown('stopped');
    return this.#result;
  }

  #advanceStage(nodes: number): void {
    const stage = this.#stages[this.#stage];
    if (stage === undefined) this.#result = this.#unknown(this.#shortfall);
    else if (stage.kind === 'beam') this.#advanceBeam(stage, nodes);
    else if (stage.kind === 'classes') this.#advanceClasses(stage, nodes);
    else this.#advanceProver(stage, nodes);
  }

  #advanceBeam(stage: Stage & { kind: 'beam' }, nodes: number): void {
    this.#beam ??= new Beam(this.#position, this.#dealRule, stage.options);
    const outcome = this.#beam.advance(nodes);
    if (outcome?.kind === 'won') this.#result = this.#solved(outcome.line);
    else if (outcome?.kind === 'dry') this.#endBeam();
    else if (this.bytes > this.#maxBytes) {
      this.#shortfall = 'memory';
      this.#endBeam();
    }
  }

  #endBeam(): void {
    this.#pastNodes += this.#beam?.nodes ?? 0;
    this.#beam = undefined;
    this.#nextStage();
  }

  #advanceProver(stage: Stage & { kind: 'prove' }, nodes: number): void {
    this.#prover ??= new Prover(this.#position, this.#dealRule, this.#maxBytes);
    const left = this.#proverStart + stage.maxNodes - this.#prover.nodes;
    const outcome = this.#prover.advance(Math.min(nodes, left));
    if (outcome?.kind === 'won') this.#result = this.#solved(outcome.line);
    else if (outcome?.kind === 'lost') this.#result = { kind: 'unsolvable', nodes: this.nodes };
    else if (outcome?.kind === 'full') {
      this.#shortfall = 'memory';
      this.#nextStage();
    } else if (this.#prover.nodes >= this.#proverStart + stage.maxNodes) this.#nextStage();
  }

  #advanceClasses(stage: Stage & { kind: 'classes' }, nodes: number): void {
    // Half of the memory, for the prover's tables stay beside it.
    this.#classes ??= new ClassGame(this.#position, this.#maxBytes / 2);
    const left = this.#classesStart + stage.maxNodes - this.#classes.nodes;
    const outcome = this.#classes.advance(Math.min(nodes, left));
    if (outcome === 'lost') this.#result = { kind: 'unsolvable', nodes: this.nodes };
    else if (outcome !== undefined) this.#endClasses();
    else if (left <= nodes) this.#nextStage();
  }

  /** The game of classes has nothing more to say: what else was planned of it is left out. */
  #endClasses(): void {
    this.#stages = this.#stages.filter(({ kind }, i) => i <= this.#stage || kind !== 'classes');
    this.#nextStage();
  }

  #nextStage(): void {
    this.#stage++;
    this.#proverStart = this.#prover?.nodes ?? 0;
    this.#classesStart = this.#classes?.nodes ?? 0;
    if (this.#classes !== undefined && !this.#stages.slice(this.#stage).some(({ kind }) => kind === 'classes')) {
      this.#pastNodes += this.#classes.nodes;
      this.#classes = undefined;
    }
  }

  /** @throws Error when the rules engine refuses the line: then the search is at fault, and nothing may be claimed. */
  #solved(packed: readonly number[]): SolverResult {
    const line = packed.map(unpackMove);
    const judged = replay(this.#position, line, this.#dealRule);
    if (!judged.ok || !judged.won) throw new Error('the solver found a line that the rules refuse');
    return { kind: 'solved', line, nodes: this.nodes };
  }

  #unknown(reason: UnknownReason): SolverResult {
    return { kind: 'unknown', reason, nodes: this.nodes };
  }
}
