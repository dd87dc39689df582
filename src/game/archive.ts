/**
 * Everything that is kept, as one text to save as a file and to read again (B7): the kept texts by key, with a version and
 * a checksum over all of them. The texts inside are read by the parsers that read them from the browser.
 */
import * as v from 'valibot';

const PROGRAM = 'spider-solitaire';
const VERSION = 1;
/** Some ten times what ten thousand games take. */
const LONGEST = 50_000_000;
/** `damaged-` and `game/` are followed by an id. */
const KEY = /^(?:table(?:-[2-9])?|clock(?:-[2-9])?|settings|(?:damaged-|game\/)[0-9A-Za-z]{1,40})$/u;

const Archive = v.object({
  program: v.literal(PROGRAM),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  texts: v.record(v.string(), v.string()),
  checksum: v.string(),
});

/** `notOurs` it is no file of this game; `newer` a later version wrote it; `altered` it is not as it was written. */
type ArchiveProblem = 'notOurs' | 'newer' | 'altered';

export type ParsedArchive =
  | { readonly ok: true; readonly texts: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly problem: ArchiveProblem };

export function formatArchive(texts: ReadonlyMap<string, string>): string {
  const kept = [...texts].filter(([key]) => KEY.test(key)).sort(([a], [b]) => (a < b ? -1 : 1));
  const archive: v.InferInput<typeof Archive> = {
    program: PROGRAM,
    version: VERSION,
    texts: Object.fromEntries(kept),
    checksum: checksumOf(kept),
  };
  return `${JSON.stringify(archive, undefined, 1)}\n`;
}

export function parseArchive(text: string): ParsedArchive {
  const parsed = v.safeParse(Archive, text.length <= LONGEST ? parseJson(text) : undefined);
  if (!parsed.success) return { ok: false, problem: 'notOurs' };
  const { version, texts, checksum } = parsed.output;
  if (version > VERSION) return { ok: false, problem: 'newer' };
  const entries = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  const isWhole = checksum === checksumOf(entries) && entries.every(([key]) => KEY.test(key));
  return isWhole ? { ok: true, texts: new Map(entries) } : { ok: false, problem: 'altered' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** CRC-32 over keys and texts: it finds any slip and is no protection against intent. */
function checksumOf(entries: readonly (readonly [string, string])[]): string {
  let crc = ~0;
  for (const character of JSON.stringify(entries)) crc = crcOf(crc, character.codePointAt(0)!);
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

const POLYNOMIAL = 0xedb88320;
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  return crc;
});

/** Three bytes for every character, whatever it is. */
function crcOf(before: number, codePoint: number): number {
  let crc = before;
  for (const byte of [codePoint & 255, (codePoint >>> 8) & 255, codePoint >>> 16])
    crc = TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return crc;
}
