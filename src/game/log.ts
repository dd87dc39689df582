/**
 * What the statistics need of a game and its journal does not tell (B6): its id and the time of day, both given with the
 * first move, since a game without a move counts as none; the hints; and the first win, which stays whatever is undone.
 */
export interface Feat {
  readonly elapsedMs: number;
  readonly moves: number;
  /** Undefined where no points were counted. */
  readonly score?: number | undefined;
  readonly hints: number;
}

export interface Win extends Feat {
  /** The moves that won, as the catalogue writes lines; undefined for a pasted position. */
  readonly line?: string | undefined;
}

export interface GameLog {
  readonly started?:
    | {
        readonly id: string;
        /** By the clock of the device, which may be wrong: it orders games, nothing more. */
        readonly atMs: number;
      }
    | undefined;
  readonly hints: number;
  readonly win?: Win | undefined;
}

export const UNLOGGED: GameLog = { hints: 0 };
