/** For all that can wait until the player has seen what an action did. */

/** A page out of sight gets no frame, and one that is busy none in time. */
const LATEST_MS = 100;

let waiting: (() => void)[] = [];
let timer = 0;

/** Runs something once the browser has shown what there is to show, soon in any case; in the order of the calls. */
export function afterFrame(run: () => void): void {
  waiting.push(run);
  if (waiting.length > 1) return;
  requestAnimationFrame(() => setTimeout(runAll));
  timer = window.setTimeout(runAll, LATEST_MS);
}

function runAll(): void {
  window.clearTimeout(timer);
  // One by one, so that a failure is nobody else's.
  for (const run of waiting) queueMicrotask(run);
  waiting = [];
}
