/** Everything that is kept as a file, and a file back into what is kept (B7). */
import { formatArchive, parseArchive } from '../../game/archive.ts';
import type { Game } from '../../game/game.ts';
import { formatTable } from '../../game/save.ts';
import type { Table, TableChange } from '../../game/table.ts';
import type { Messages } from '../../i18n/messages.ts';
import { saveFile } from '../save-file.ts';
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
import type { Notices } from './notices.svelte.ts';
import type { Replay } from './replay.svelte.ts';
import { BEFORE_IMPORT, clockKey, DAMAGED, SEATS, type Seat, settingsTexts, tableKey, tableTexts } from './saving.ts';
import type { Services } from './services.ts';

/** What the work with files needs of the store. */
interface FileOffice {
  readonly services: Pick<Services, 'keeper' | 'nowMs'>;
  readonly notices: Notices;
  readonly messages: Messages;
  readonly replay: Replay;
  readonly game: Game;
  readonly timed: Table;
  readonly seat: Seat;
  settings: Settings;
  close(): void;
  accept(table: Table, change: TableChange): void;
}

export type FileSeen =
  | { readonly ok: false; readonly problem: string }
  | { readonly ok: true; readonly plan: ImportPlan; readonly run: (mode: ImportMode) => Promise<void> };

export class Files {
  readonly #store: FileOffice;

  constructor(store: FileOffice) {
    this.#store = store;
  }

  async saveEverything(): Promise<void> {
    this.#save('', await this.#everything());
  }

  /** The texts that could not be read and were set aside. */
  damaged(): Promise<ReadonlyMap<string, string>> {
    return this.#store.services.keeper.readAll(DAMAGED);
  }

  async saveDamaged(): Promise<void> {
    this.#save('-damaged', await this.damaged());
  }

  /** Looks at a file and says what it would change, or why it can't be used. */
  async lookInto(text: string): Promise<FileSeen> {
    const parsed = parseArchive(text);
    if (!parsed.ok) return { ok: false, problem: this.#store.messages.data.problems[parsed.problem] };
    const file = holdingsOf(parsed.texts);
    return { ok: true, plan: planImport(await this.#holdings(), file), run: (mode) => this.#import(mode, file) };
  }

  /** Whether there is an import that can be undone. */
  async hasImported(): Promise<boolean> {
    return (await this.#store.services.keeper.readAll(BEFORE_IMPORT)).size > 0;
  }

  async undoImport(): Promise<void> {
    const { messages, notices, services } = this.#store;
    const { keeper } = services;
    const text = (await keeper.readAll(BEFORE_IMPORT)).get(BEFORE_IMPORT);
    const put = text === undefined ? undefined : parseBefore(text);
    if (put === undefined) return;
    this.#take(importUndone(await this.#holdings(), put.before, put.came));
    keeper.keep(new Map([[BEFORE_IMPORT, undefined]]));
    notices.notify(messages.data.importUndone);
  }

  /** Puts what was imported in the place of what is there. */
  #take({ texts, table, settings }: Imported): void {
    const store = this.#store;
    store.close();
    const { keeper } = store.services;
    keeper.keep(texts);
    if (settings !== undefined) {
      store.settings = settings;
      keeper.keep(settingsTexts(settings));
    }
    if (table === undefined) return;
    store.replay.stop(store.game.position);
    store.accept(table, { kind: 'earlierGame' });
  }

  async #import(mode: ImportMode, file: Holdings): Promise<void> {
    const { messages, notices, services } = this.#store;
    const here = await this.#holdings();
    services.keeper.keep(new Map([[BEFORE_IMPORT, formatBefore(here, file)]]));
    this.#take(importedBy(mode, here, file));
    const { data, controls } = messages;
    notices.advise(data.imported, { label: controls.undo, run: () => void this.undoImport() });
  }

  /** All that is kept and all that would be if the browser let it, the games of other tabs included. */
  async #everything(): Promise<Map<string, string>> {
    const texts = new Map(await this.#store.services.keeper.readAll(''));
    const { timed: table, seat, settings } = this.#store;
    for (const [key, text] of [...tableTexts(table, table.games, seat), ...settingsTexts(settings)])
      texts.set(key, text ?? '');
    return texts;
  }

  /** The same, with the table of this tab alone. */
  async #holdings(): Promise<Holdings> {
    const texts = await this.#everything();
    for (const seat of SEATS) for (const key of [tableKey(seat), clockKey(seat)]) texts.delete(key);
    const { timed: table, settings } = this.#store;
    texts.set(tableKey(1), formatTable(table));
    return { ...holdingsOf(texts), table, settings };
  }

  #save(suffix: string, texts: ReadonlyMap<string, string>): void {
    const date = new Date(this.#store.services.nowMs()).toISOString().slice(0, 10);
    saveFile(`spider-solitaire-${date}${suffix}.json`, formatArchive(texts));
  }
}
