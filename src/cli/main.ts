/** The command-line tool: `npm run spider -- COMMAND`. */
import { isMainThread } from 'node:worker_threads';
import { bench } from './bench.ts';
import { catalogue } from './catalogue.ts';
import { Complaint } from './complaint.ts';
import { deal } from './deal.ts';
import { serveJobs } from './pool.ts';
import { rate } from './rate.ts';
import { solve } from './solve.ts';
import { verify } from './verify.ts';

const USAGE = `usage: spider COMMAND ...

  deal    ID... | A-B --suits N | --numbered A-B [--suits N]   show the cards, as a position
  solve   the same, or --from OPENINGS, --positions FILE
          [--rule filled|filledOrFew|always] [--limit-s 20] [--memory-mb 256] [--jobs N]
          [--shard I/N] [--resume FILE] [--json | --compact] [--keep-going]
          [--as-they-come] [--shorten-nodes N]
  verify  --catalogue DIR | --lines FILE [the same deals and files] [--rule RULE]
          replay the moves in the output of solve --json or --compact, without the solver
  rate    ID... | A-B --suits N | --numbered A-B [--suits N] | --from OPENINGS  [--jobs N] [--json]
          how hard a deal is without seeing the face-down cards, from 0 to 100
  catalogue  --suits N --count N [--out catalogue] [--shorten-nodes 100000] [--limit-s 60] [--jobs N]
          [--resume FILE]
          make verified deals with shortened lines
  bench   [--openings FILE]... [--late FILE]... [--against PROTOTYPE] [--limit-s 60] [--shorten-s 0] [--cold N]
          [--first N] [--count N]   measure the solver; the node signature alone without options`;

async function run([command, ...args]: readonly string[]): Promise<number> {
  if (args.includes('--help')) return run(['help']);
  switch (command) {
    case 'deal':
      return deal(args);
    case 'solve':
      return await solve(args, import.meta.filename);
    case 'rate':
      return await rate(args, import.meta.filename);
    case 'catalogue':
      return await catalogue(args, import.meta.filename);
    case 'bench':
      return await bench(args, import.meta.filename);
    case 'verify':
      return verify(args);
    case undefined:
    case 'help':
    case '--help':
      console.log(USAGE);
      return command === undefined ? 2 : 0;
    default:
      throw new Complaint(`unknown command '${command}'\n\n${USAGE}`);
  }
}

/** parseArgs says what is wrong with an option in its message; anything else is a fault of this program. */
const isComplaint = (error: unknown): error is Error =>
  error instanceof Complaint ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

async function main(): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    if (!isComplaint(error)) throw error;
    console.error(`spider: ${error.message}`);
    process.exitCode = 2;
  }
}

if (isMainThread) await main();
else serveJobs();
