/**
 * The state behind the screen and everything that may be done to it. Components read its fields and call its methods; they
 * decide nothing. The rules of the game live in game/ and rules/; time, chance and the browser come in as services.
 *
 * Here is what the first table needs. What windows and other tabs do with it besides lies around this file, as functions of
 * the store that are loaded late: links.ts, editing.ts, records.ts, replaying.ts, day-deals.ts, tabs.ts, and files.ts and advice.ts.
 */
import { type Clock, standingClock, stop, tick } from '../../game/clock.ts';
import { type Deal, formatDeal } from '../../game/deal.ts';
import { finishingLine } from '../../game/finish.ts';
import { type Action, type Game, isInProgress, type Refusal } from '../../game/game.ts';
import { loggedTable } from '../../game/record.ts';
import { formatTable } from '../../game/save.ts';
import {
  actAt,
  joinTables,
  newGame,
  runningGame,
  startTable,
  type Table,
  type TableChange,
  withElapsed,
  withHint,
} from '../../game/table.ts';
import { type Language, loadMessages, pickLanguage } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { SuitCount } from '../../rules/card.ts';
import { isDeadStock, isStuck, movableCount } from '../../rules/legality.ts';
import { DEAL } from '../../rules/move.ts';
import { isWon } from '../../rules/position.ts';
import type { SectionName } from '../addresses.ts';
import { afterFrame } from '../after-frame.ts';
import type { Command, Cursor } from '../keys.ts';
import { changeText, dealKindText, longDate, refusalText, wordsOf } from '../sentences.ts';
import { rulesOf, type Settings } from '../settings.ts';
import type { Signal } from '../signals.ts';
import { type Frame, frameBack, frameHome, framesOf, still } from '../table/frames.ts';
import {
  advance,
  type Held,
  IDLE,
  type Input,
  type InputRefusal,
  type InputState,
  type Intent,
  letGo,
} from '../table/input.ts';
import { motionFactor } from '../table/motion.ts';
import type { RefusalKind } from '../topics.ts';
import { Adviser } from './adviser.svelte.ts';
import { Notices } from './notices.svelte.ts';
import { Projector } from './projector.svelte.ts';
import type { Visit } from './reading.ts';
import { Replay } from './replay.svelte.ts';
import { clockKey, clockText, clockTexts, type Seat, settingsTexts, tableKey, tableTexts } from './saving.ts';
import type { HandedOver } from './seats.ts';
import type { Services } from './services.ts';
import { lastVisit } from './visit.ts';
import { randomDeal } from './wanted-deal.ts';

export type Dialog =
  | { readonly kind: 'newGame' | 'restart' | 'menu' | 'settings' | 'unseen' | 'win' | 'stuck' | 'deadStock' }
  | { readonly kind: 'statistics' | 'daily' | 'editor' | 'data' | 'openElsewhere' | 'takenOver' }
  | { readonly kind: 'picker'; readonly held: Held }
  /** `topic`: the section of the written page to begin with, or what was refused. */
  | { readonly kind: 'help'; readonly topic: SectionName | RefusalKind | undefined }
  /** A link leads to another game; `open` goes there. */
  | { readonly kind: 'link'; readonly open: () => void };

/** After so long the player is told that a deal is being looked for. */
const LOOKING_MS = 250;

/** The language that is set, else the one the browser wants most. */
export const languageOf = (settings: Settings, preferred: readonly string[]): Language =>
  settings.language ?? pickLanguage(preferred);

export class Store {
  #settings: Settings = $state.raw({} as Settings);
  #table: Table = $state.raw({ games: [], current: 0 });
  #told: Table = $state.raw(this.#table);
  input: InputState = $state.raw(IDLE);
  cursor: Cursor = $state.raw({ column: 0, count: 1 });
  dialog: Dialog | undefined = $state.raw();
  /** What was refused last, until something else happens. */
  #inQuestion: RefusalKind | undefined;
  paused = $state(false);
  /** What lies in the storage is not known, so nothing may be written over it. */
  unread = $state(false);
  /** Puts the new version in the place of this one, once there is one. */
  newVersion: (() => void) | undefined = $state.raw();
  /** Another tab plays this game now. */
  away = $state(false);
  clock: Clock = $state.raw(standingClock(0));

  readonly notices = new Notices();
  readonly projector: Projector;
  readonly replay: Replay;
  readonly adviser: Adviser;
  /** The words on screen. They follow the settings as soon as they are loaded. */
  messages: Messages = $state.raw({} as Messages);
  readonly game: Game = $derived(runningGame(this.#table));

  readonly services: Services;
  #resultTimer = 0;
  #wishes = 0;
  /** The games whose present state is in their records. */
  readonly #recorded = new WeakSet<Game>();
  /** As it was found at the start. */
  readonly #visit: Visit;
  /** Under whose keys this tab keeps its game. */
  seat: Seat;
  #look: Promise<void> | undefined;

  /**
   * @param firstDeal what is on the table when the last visit left nothing.
   * @param messages the words of the language that {@link languageOf} names.
   */
  constructor(services: Services, messages: Messages, visit: Visit, firstDeal: Deal, seat: Seat = 1) {
    this.services = services;
    this.messages = messages;
    this.#visit = visit;
    this.seat = seat;
    this.#settings = visit.settings;
    this.table = visit.table ?? startTable(firstDeal, rulesOf(visit.settings));
    this.#told = this.table;
    this.clock = standingClock(this.game.elapsedMs);
    this.projector = new Projector(this.game.position, () => this.motionFactor);
    this.replay = new Replay(this.projector);
    this.adviser = new Adviser(services.solver);
    services.keeper.onKeptAgain = () => this.notices.notify(this.messages.storage.savedAgain);
    if (visit.condition === 'unavailable') {
      this.unread = true;
      services.keeper.hold();
    }
    this.#tellDamage(visit);
    const found = this.table;
    this.#log();
    // Also what was read only in part, so that the next visit does not find the damage again.
    if (visit.condition !== 'whole' || this.table !== found) this.keepTable();
    if (visit.condition === 'settingsDamaged') services.keeper.keep(settingsTexts(this.settings));
    this.openResult(0);
  }

  get table(): Table {
    return this.#table;
  }

  set table(table: Table) {
    this.#table = table;
    afterFrame(() => {
      this.#told = this.#table;
    });
  }

  /** The table for words, numbers and marks, which come a frame after the cards, so that the cards come at once. */
  get told(): Table {
    return this.#told;
  }

  get settings(): Settings {
    return this.#settings;
  }

  set settings(settings: Settings) {
    this.#settings = settings;
    void this.#speak();
  }

  get root(): string {
    return this.services.root;
  }

  get language(): Language {
    return this.services.page?.language ?? languageOf(this.#settings, this.services.languages);
  }

  /** Takes up the language of the settings, unless another one has been chosen by the time it is loaded. */
  async #speak(): Promise<void> {
    const { language } = this;
    if (language === this.messages.tag) return;
    try {
      const messages = await loadMessages(language);
      if (language === this.language) this.messages = messages;
    } catch {
      this.tellNotLoaded();
    }
  }

  /** Does something with a part of the program that is loaded late, or says that it can't be had. */
  async whenLoaded<Part extends object>(loading: Promise<Part>, run: (part: Part) => unknown): Promise<void> {
    const part = await loading.catch(() => undefined);
    if (part === undefined) this.tellNotLoaded();
    else await run(part);
  }

  /** A part of the program that is loaded late can't be had. */
  tellNotLoaded(): void {
    this.dialog = undefined;
    this.refuse(this.messages.controls.notLoaded);
  }

  /** The browser does not keep the game as it is now. */
  get unsaved(): boolean {
    return this.unread || this.services.keeper.failing;
  }

  get motionFactor(): number {
    return motionFactor(this.settings.motion, this.services.prefersReducedMotion());
  }

  // Playing

  perform(action: Action): void {
    if (this.away || (action.kind !== 'rules' && (this.paused || this.replay.running))) return;
    this.beat();
    const outcome = actAt(this.timed, action);
    if (outcome.ok) this.accept(outcome.table, outcome.change);
    else this.#refuse(outcome.refusal);
  }

  deal(): void {
    this.perform({ kind: 'play', move: DEAL });
  }

  /** Says why, and remembers what it was about, for whoever asks for help next. */
  #refuse(refusal: Refusal | InputRefusal): void {
    this.refuse(refusalText(this.messages, refusal));
    this.#inQuestion = refusal.kind;
  }

  refuse(text: string): void {
    this.notices.notify(text, 'refusal');
    this.#signal('refusal');
  }

  #signal(signal: Signal): void {
    if (this.settings.sound === 'on') this.services.sound(signal);
    if (this.settings.vibration === 'on') this.services.vibrate(signal);
  }

  /** Plays out a game that only has to be put in order; any other action ends it. */
  finish(): void {
    const move = finishingLine(this.game.position)?.[0];
    if (move === undefined) return;
    this.perform({ kind: 'play', move });
    // Not offered again while it goes on.
    this.notices.dismiss();
    const { game } = this;
    window.setTimeout(() => {
      if (this.game === game && this.dialog === undefined && !this.paused) this.finish();
    }, this.projector.restMs());
  }

  #offerFinish(): void {
    if (finishingLine(this.game.position) === undefined) return;
    const { finish } = this.messages;
    this.notices.advise(finish.offer, { label: finish.button, run: () => this.finish() });
  }

  /** One event of a mouse, pen or finger. */
  point(event: Input): void {
    const { state, intent } = advance(this.input, event, {
      position: this.game.position,
      tapMode: this.settings.tapMode,
    });
    const carried = this.input.kind === 'carrying' && state.kind !== 'carrying' ? this.input.held : undefined;
    this.input = state;
    if (carried !== undefined) this.projector.show([frameHome(this.game.position, carried)]);
    if (intent !== undefined) this.#follow(intent);
  }

  #follow(intent: Intent): void {
    if (intent.kind === 'move') this.perform({ kind: 'play', move: intent.move });
    else if (intent.kind === 'deal') this.deal();
    else if (intent.kind === 'openPicker') this.openPicker(intent.held);
    else if (intent.kind === 'pick') this.#sayPicked(intent.held);
    else this.#refuse(intent.refusal);
  }

  command(command: Exclude<Command, 'focusFirstColumn'>): void {
    if (command === 'undo' || command === 'redo') this.perform({ kind: command });
    else if (command === 'deal') this.deal();
    else if (command === 'hint') void this.hint();
    else if (command === 'restart') this.askRestart();
    else if (command === 'pause') this.togglePause();
    else if (command === 'fullScreen') void this.toggleFullScreen();
    else if (command === 'help') this.openHelp();
    else this.open(command);
  }

  /** Shows and says a hint, with a button that does what it advises. */
  hint(): Promise<void> {
    return this.whenLoaded(import('./advice.ts'), ({ adviceFor }) => {
      if (this.away || this.paused || this.replay.running) return;
      const advice = this.adviser.ask(this.game, adviceFor(this.game, this.messages));
      if (advice === undefined) return;
      const { step } = advice.hint;
      const action: Action = step.kind === 'undo' ? step : { kind: 'play', move: step };
      const { hints, controls } = this.messages;
      this.table = withHint(this.table);
      this.keepTable();
      const label = step.kind === 'undo' ? controls.undo : step.kind === 'deal' ? controls.deal : hints.doIt;
      this.notices.advise(advice.text, { label, run: () => this.perform(action) });
    });
  }

  openPicker(held: Held): void {
    if (movableCount(this.game.position, held.column) > 0) this.dialog = { kind: 'picker', held };
    else this.refuse(this.messages.refusals.emptySource(held.column + 1));
  }

  #sayPicked({ column, count }: Held): void {
    this.notices.say(this.messages.said.picked(count, wordsOf(this.game.position.columns[column]!.at(-count)!)));
  }

  /** Takes a new table as the present one, with all that follows from it. */
  accept(next: Table, change: TableChange): void {
    const before = this.game;
    this.table = next;
    this.#log();
    if (this.game.log.win ?? (this.game.deal !== before.deal && before.log.started)) this.services.askToKeep();
    this.input = letGo(this.input);
    // The focus stays where it is; how many cards were chosen there says nothing of the new table.
    if (this.cursor.count !== 1) this.cursor = { ...this.cursor, count: 1 };
    this.notices.dismiss();
    this.#inQuestion = undefined;
    this.adviser.forget();
    if (this.game.deal !== before.deal) {
      this.clock = standingClock(this.game.elapsedMs);
      // What the settings show is what holds in the game on the table.
      this.settings = { ...this.settings, ...this.game.rules };
    }
    const restMs = this.projector.show(this.#pictures(change, before));
    this.#tell(change);
    this.#signalChange(change);
    if (change.kind === 'played') this.#offerFinish();
    this.keepTable();
    this.beat();
    if (change.kind !== 'rulesChanged') this.openResult(restMs);
  }

  #signalChange(change: TableChange): void {
    if (change.kind === 'undone') this.#signal('move');
    if (change.kind !== 'played') return;
    const happened = change.steps.map(({ kind }) => kind);
    if (isWon(this.game.position)) this.#signal('win');
    else this.#signal(happened.includes('collected') ? 'run' : happened.includes('dealt') ? 'deal' : 'move');
  }

  #pictures(change: TableChange, before: Game): readonly Frame[] {
    const { position } = this.game;
    if (change.kind === 'played') return framesOf(before.position, change.steps, position);
    return [change.kind === 'undone' ? frameBack(change.steps, position, before.position) : still(position)];
  }

  /** What the table shows by itself is only said; what it does not is a line on screen too. */
  #tell(change: TableChange): void {
    const { deal, position, rules } = this.game;
    if (change.kind === 'played' || change.kind === 'undone')
      this.notices.say(changeText(this.messages, change, deal, position.foundations.length));
    else if (change.kind === 'rulesChanged') {
      const { dealRules, scoreSchemes } = this.messages.settings;
      const inForce = [dealRules[rules.dealRule], scoreSchemes[rules.scoreScheme]];
      this.notices.notify(this.messages.said.rulesChanged(this.messages.list(inForce)));
    } else if (change.kind === 'newGame' && deal.kind === 'numbered' && deal.daily) {
      const { started } = this.messages.daily;
      this.notices.notify(
        `${changeText(this.messages, change, deal, 0)} ${started(longDate(this.messages, deal.daily.day))}`,
      );
    } else if (change.kind === 'newGame' && deal.kind === 'numbered') {
      this.notices.notify(`${changeText(this.messages, change, deal, 0)} ${dealKindText(this.messages, deal)}`);
    } else this.notices.notify(changeText(this.messages, change, deal, position.foundations.length));
  }

  // Games

  start(deal: Deal, dealRule = this.settings.dealRule): void {
    this.replay.stop(this.game.position);
    this.dialog = undefined;
    this.paused = false;
    this.beat();
    this.accept(newGame(this.timed, deal, { ...rulesOf(this.settings), dealRule }), { kind: 'newGame' });
  }

  /** A new game of the chosen kind; while a verified deal is being looked for, the game on the table goes on. */
  async startNew(suitCount: SuitCount): Promise<void> {
    this.change({ suitCount });
    if (this.dialog !== undefined) {
      this.dialog = undefined;
      // Windows that go and new cards each have a frame of their own; one for both would hold up the page.
      await new Promise<void>(afterFrame);
    }
    if (this.settings.dealChoice === 'random') {
      this.start(randomDeal(suitCount, this.services));
      return;
    }
    const looking = window.setTimeout(() => this.notices.notify(this.messages.status.lookingForDeal), LOOKING_MS);
    const wish = ++this.#wishes;
    const deal = await this.services.verifiedDeals.next(suitCount, this.settings.level, this.game.deal);
    window.clearTimeout(looking);
    // A later wish has overtaken this one.
    if (wish !== this.#wishes) return;
    this.start(deal ?? randomDeal(suitCount, this.services));
    if (deal === undefined) this.refuse(this.messages.status.noVerifiedDeal);
    this.services.verifiedDeals.workAhead(suitCount);
  }

  askToLeave(open: () => void): void {
    if (isInProgress(this.game)) this.dialog = { kind: 'link', open };
    else open();
  }

  askRestart(): void {
    if (isInProgress(this.game)) this.open('restart');
    else this.restart();
  }

  restart(): void {
    this.dialog = undefined;
    this.perform({ kind: 'restart' });
  }

  // Windows

  open(kind: Exclude<Dialog['kind'], 'picker' | 'link' | 'help'>): void {
    this.input = IDLE;
    this.dialog = { kind };
  }

  /** By default with what was refused last, if it was the last thing that happened. */
  openHelp(topic: SectionName | RefusalKind | undefined = this.#inQuestion): void {
    this.input = IDLE;
    this.dialog = { kind: 'help', topic };
  }

  close(): void {
    this.dialog = undefined;
  }

  /** The window that the state of the game calls for, once the cards have come to rest. */
  openResult(restMs: number): void {
    window.clearTimeout(this.#resultTimer);
    const { position, rules } = this.game;
    const open = (kind: 'win' | 'stuck' | 'deadStock') => {
      this.#resultTimer = window.setTimeout(() => {
        // What is asked at the start is answered first.
        if (this.dialog?.kind !== 'openElsewhere') this.open(kind);
      }, restMs);
    };
    if (isWon(position)) open('win');
    else if (isStuck(position, rules.dealRule)) open('stuck');
    else if (isDeadStock(position, rules.dealRule)) open('deadStock');
  }

  async toggleFullScreen(): Promise<void> {
    this.dialog = undefined;
    try {
      await this.services.toggleFullScreen();
    } catch {
      this.refuse(this.messages.controls.noFullScreen);
    }
  }

  togglePause(): void {
    this.beat();
    this.paused = !this.paused;
    this.input = IDLE;
    this.beat();
    this.notices.say(this.paused ? this.messages.said.paused : this.messages.said.resumed);
  }

  // Tabs

  /** Stops playing, because another tab plays this game from now on; returns it as it is. */
  handOver(): HandedOver {
    this.beat();
    this.lose();
    return { table: formatTable(this.timed), clock: clockText(this.table, this.clock.elapsedMs) };
  }

  lose(): void {
    this.away = true;
    this.beat();
    const { keeper } = this.services;
    keeper.forget([tableKey(this.seat), clockKey(this.seat)]);
    keeper.flush();
    keeper.hold();
    this.replay.stop(this.game.position);
    this.paused = false;
    this.open('takenOver');
  }

  takeSettings(settings: Settings): void {
    // The rules are those of the game on this table.
    this.settings = { ...settings, ...this.game.rules };
  }

  /** Loads the page anew in the new version; other tabs would be left with half of the old one. */
  async useNewVersion(): Promise<void> {
    const { seats, keeper } = this.services;
    this.dialog = undefined;
    this.beat();
    await keeper.settled();
    if (await seats.isAlone()) this.newVersion?.();
    else this.notices.notify(this.messages.update.otherTabs);
  }

  /** The table with the time as the clock has it. */
  get timed(): Table {
    return withElapsed(this.table, this.clock.elapsedMs);
  }

  // Files

  saveEverything(): Promise<void> {
    return this.whenLoaded(import('./files.ts'), ({ Files }) => new Files(this).saveEverything());
  }

  #saveDamaged(): Promise<void> {
    return this.whenLoaded(import('./files.ts'), ({ Files }) => new Files(this).saveDamaged());
  }

  // Settings

  change(parts: Partial<Settings>): void {
    this.settings = { ...this.settings, ...parts };
    this.services.keeper.keep(settingsTexts(this.settings));
    this.services.seats.tellSettings(this.settings);
    const { page } = this.services;
    if (parts.language !== undefined && page !== undefined && parts.language !== page.language) {
      // Before this page ends.
      this.services.keeper.flush();
      page.goTo(parts.language);
    }
    const rules = rulesOf(this.settings);
    const now = this.game.rules;
    if (rules.dealRule !== now.dealRule || rules.scoreScheme !== now.scoreScheme)
      this.perform({ kind: 'rules', rules });
  }

  async copyDeal(): Promise<void> {
    await this.copy(formatDeal(this.game.deal));
  }

  /** Puts a text where the player can paste it from. */
  async copy(text: string): Promise<void> {
    try {
      await this.services.copy(text);
      this.notices.notify(this.messages.status.copied);
    } catch {
      this.refuse(this.messages.status.copyFailed);
    }
  }

  // Time and keeping

  /** To be called every second, and whenever the page is hidden or shown: the clock runs only while somebody plays. */
  beat({ mayEnd = false } = {}): void {
    const now = this.services.nowMs();
    const runs =
      isInProgress(this.game) && !this.paused && !this.away && !this.replay.running && this.services.isVisible();
    const before = this.clock.elapsedMs;
    this.clock = runs ? tick(this.clock, now) : stop(this.clock, now);
    const { keeper } = this.services;
    if (this.clock.elapsedMs !== before) keeper.keep(clockTexts(this.table, this.clock.elapsedMs, this.seat));
    keeper.retry();
    if (mayEnd) keeper.flush();
    if (this.unread && !this.away) this.#look ??= this.#lookAgain();
  }

  /** Everything that is known, for a storage that may have lost it. */
  keepAll(): void {
    this.#log();
    const { keeper } = this.services;
    this.keepTable();
    keeper.keep(settingsTexts(this.settings));
    keeper.giveAgain();
  }

  /** Hands over the table with the records that have changed. */
  keepTable(): void {
    const news = this.table.games.filter((game) => !this.#recorded.has(game));
    for (const game of news) this.#recorded.add(game);
    this.services.keeper.keep(tableTexts(this.table, news, this.seat));
  }

  #log(): void {
    this.table = loggedTable(this.table, this.services.nowMs(), this.services.newId);
  }

  #tellDamage({ condition }: Visit): void {
    const { storage } = this.messages;
    if (condition === 'damaged' || condition === 'cutShort' || condition === 'settingsDamaged')
      this.notices.warn(storage[condition], {
        label: this.messages.data.save,
        run: () => void this.#saveDamaged(),
      });
  }

  /** Tries to read what could not be read at the start. What is found is put before what was played since. */
  async #lookAgain(): Promise<void> {
    const visit = await lastVisit(this.services.storage, this.services.newId, this.seat);
    this.#look = undefined;
    if (visit.condition === 'unavailable') return;
    this.unread = false;
    if (this.settings === this.#visit.settings) this.settings = visit.settings;
    if (visit.table !== undefined && this.#visit.table === undefined) {
      if (this.game.log.started === undefined) this.accept(visit.table, { kind: 'earlierGame' });
      else this.table = joinTables(visit.table, this.timed);
    }
    this.keepAll();
    // Not before: what was held until now lacks what has just been found.
    this.services.keeper.release();
    this.notices.notify(this.messages.storage.savedAgain);
    this.#tellDamage(visit);
  }
}
