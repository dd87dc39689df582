/** Everything that is kept as a file, and a file back into what is kept (B7). */
import { formatArchive, parseArchive } from '../../game/archive.ts';
import { formatTable } from '../../game/save.ts';
import type { Table } from '../../game/table.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Settings } from '../settings.ts';
import {
  formatBefore,
  type Holdings,
  holdingsOf,
  type Imported,
  type ImportMode,
  type ImportPlan,
  importedBy,
  importUndone,
  parseBefore,
  planImport,
} from './importing.ts';
import type { Keeper } from './keeper.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import { BEFORE_IMPORT, clockKey, DAMAGED, SEATS, type Seat, settingsTexts, tableKey, tableTexts } from './saving.ts';

/** What lies before the player just now. */
interface Present {
  readonly table: Table;
  readonly seat: Seat;
  readonly settings: Settings;
  readonly messages: Messages;
}

export interface FileOffice {
  readonly keeper: Keeper;
  readonly notices: Notices;
  readonly present: () => Present;
  /** Puts what was imported in the place of what is there. */
  readonly take: (imported: Imported) => void;
  readonly saveFile: (name: string, text: string) => void;
  readonly nowMs: () => number;
}

export type FileSeen =
  | { readonly ok: false; readonly problem: string }
  | { readonly ok: true; readonly plan: ImportPlan; readonly run: (mode: ImportMode) => Promise<void> };

export class Files {
  readonly #office: FileOffice;

  constructor(office: FileOffice) {
    this.#office = office;
  }

  async saveEverything(): Promise<void> {
    this.#save('', await this.#everything());
  }

  /** The texts that could not be read and were set aside. */
  damaged(): Promise<ReadonlyMap<string, string>> {
    return this.#office.keeper.readAll(DAMAGED);
  }

  async saveDamaged(): Promise<void> {
    this.#save('-damaged', await this.damaged());
  }

  /** Looks at a file and says what it would change, or why it can't be used. */
  async lookInto(text: string): Promise<FileSeen> {
    const parsed = parseArchive(text);
    if (!parsed.ok) return { ok: false, problem: this.#office.present().messages.data.problems[parsed.problem] };
    const file = holdingsOf(parsed.texts);
    return { ok: true, plan: planImport(await this.#holdings(), file), run: (mode) => this.#import(mode, file) };
  }

  /** Whether there is an import that can be undone. */
  async hasImported(): Promise<boolean> {
    return (await this.#office.keeper.readAll(BEFORE_IMPORT)).size > 0;
  }

  async undoImport(): Promise<void> {
    const { keeper, take, notices, present } = this.#office;
    const text = (await keeper.readAll(BEFORE_IMPORT)).get(BEFORE_IMPORT);
    const put = text === undefined ? undefined : parseBefore(text);
    if (put === undefined) return;
    take(importUndone(await this.#holdings(), put.before, put.came));
    keeper.keep(new Map([[BEFORE_IMPORT, undefined]]));
    notices.notify(present().messages.data.importUndone);
  }

  async #import(mode: ImportMode, file: Holdings): Promise<void> {
    const { keeper, take, notices, present } = this.#office;
    const here = await this.#holdings();
    keeper.keep(new Map([[BEFORE_IMPORT, formatBefore(here, file)]]));
    take(importedBy(mode, here, file));
    const { data, controls } = present().messages;
    notices.advise(data.imported, { label: controls.undo, run: () => void this.undoImport() });
  }

  /** All that is kept and all that would be if the browser let it, the games of other tabs included. */
  async #everything(): Promise<Map<string, string>> {
    const { keeper, present } = this.#office;
    const texts = new Map(await keeper.readAll(''));
    const { table, seat, settings } = present();
    for (const [key, text] of [...tableTexts(table, table.games, seat), ...settingsTexts(settings)])
      texts.set(key, text ?? '');
    return texts;
  }

  /** The same, with the table of this tab alone. */
  async #holdings(): Promise<Holdings> {
    const texts = await this.#everything();
    for (const seat of SEATS) for (const key of [tableKey(seat), clockKey(seat)]) texts.delete(key);
    const { table, settings } = this.#office.present();
    texts.set(tableKey(1), formatTable(table));
    return { ...holdingsOf(texts), table, settings };
  }

  #save(suffix: string, texts: ReadonlyMap<string, string>): void {
    const { saveFile, nowMs } = this.#office;
    const date = new Date(nowMs()).toISOString().slice(0, 10);
    saveFile(`spider-solitaire-${date}${suffix}.json`, formatArchive(texts));
  }
}
