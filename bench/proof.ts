/**
 * How far the exact search gets with one numbered deal that no beam wins: `node scripts/run.mjs bench/proof.ts 14934 3600 10000`
 * (PySolFC number, four suits; seconds; megabytes). Prints a line a minute: moves made, positions met by rows left in the stock.
 */
import { pysolDeal } from '../src/game/other-programs.ts';
import { Prover } from '../src/solver/prover.ts';

const RULE = 'filled';
const NODES_AT_ONCE = 200_000;
const LINE_EVERY_MS = 60_000;

const [number = 14_934, seconds = 3600, megabytes = 10_000] = process.argv.slice(2).map(Number);
const prover = new Prover(pysolDeal(number, 4), RULE, megabytes * 1e6);
const began = performance.now();
let next = LINE_EVERY_MS;

function report(outcome: string): void {
  const rows = prover.met.map((count, row) => `${row}: ${count}`).reverse();
  const s = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${s} s, ${prover.nodes} moves, ${(prover.bytes / 1e6).toFixed(0)} MB, positions by rows left ${rows.join(', ')}: ${outcome}`,
  );
}

for (;;) {
  const outcome = prover.advance(NODES_AT_ONCE);
  const ms = performance.now() - began;
  if (outcome !== undefined || ms > seconds * 1000) {
    report(outcome?.kind ?? 'not ended');
    break;
  }
  if (ms > next) {
    report('going on');
    next += LINE_EVERY_MS;
  }
}
