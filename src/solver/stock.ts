import { faceOf } from '../rules/card.ts';
import { COLUMN_COUNT, type Position } from '../rules/position.ts';

/** Faces of the stock in dealing order. */
export const stockFaces = ({ stock }: Position): Uint8Array => Uint8Array.from([...stock].reverse(), faceOf);

// While stock is left, columns differ by what will be dealt to them; with an empty stock their order means nothing.
// Odd numbers whose differences have few trailing zeros, so that a sum of words times factors keeps its spread.
const IN_PLACE = Int32Array.of(
  0x2545f491,
  0x6c8e9cf5,
  0x1b56c4eb,
  0x7f4a7c15,
  0x3ade68b1,
  0x5851f42d,
  0x0019660d,
  0x41c64e6f,
  0x14057b7f,
  0x6a09e667,
);
const ANY_PLACE = new Int32Array(COLUMN_COUNT).fill(1);

/** What the hash words of each column are multiplied by, so that equal columns in other places are told apart or not. */
export const placeFactors = (rowsLeft: number): Int32Array => (rowsLeft === 0 ? ANY_PLACE : IN_PLACE);
