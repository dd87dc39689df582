/** Shuffles as many deals as it is told, each with a number from the browser's cryptographic source, and sends the count now and then. */
import { count, emptyTally } from '../chi-square.ts';

const BATCH = 5000;

addEventListener('message', ({ data: wanted }: MessageEvent<number>) => {
  const tally = emptyTally();
  while (tally.deals < wanted) {
    const batch = Math.min(BATCH, wanted - tally.deals);
    const words = crypto.getRandomValues(new Uint32Array(2 * batch));
    for (let i = 0; i < batch; i++) count(tally, (words[2 * i]! & 0xff) * 2 ** 32 + words[2 * i + 1]!);
    postMessage(tally);
  }
});
