/** A move as one number: bits 0–3 from, 4–7 how many cards, 8–11 to; 0xffff deals. */
import { cardMove, DEAL, type Move } from '../rules/move.ts';

export const PACKED_DEAL = 0xffff;

export const packMove = (from: number, to: number, count: number): number => from | (count << 4) | (to << 8);

export const fromOf = (packed: number): number => packed & 15;
export const countOf = (packed: number): number => (packed >> 4) & 15;
export const toOf = (packed: number): number => packed >> 8;

export const unpackMove = (packed: number): Move =>
  packed === PACKED_DEAL ? DEAL : cardMove(fromOf(packed), toOf(packed), countOf(packed));

export const packedOf = (move: Move): number =>
  move.kind === 'deal' ? PACKED_DEAL : packMove(move.from, move.to, move.count);
