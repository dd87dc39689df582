/** The lines that the player reads and hears. */
import { afterFrame } from '../after-frame.ts';

/** A new id makes the same words be read out again. */
export interface Line {
  readonly id: number;
  readonly text: string;
  readonly tone: 'refusal' | 'info';
  /** A button beside the words that does what they advise. */
  readonly offer?: Offer;
}

export interface Offer {
  readonly label: string;
  readonly run: () => void;
}

/** How long a line stays on screen: long enough to be read twice. */
const SHOWN_MS = 7000;

export class Notices {
  /** The one short line on screen; it is read out as well. */
  shown = $state.raw<Line | undefined>();
  /** What is only read out, because the table shows it. */
  spoken = $state.raw<Line | undefined>();
  #count = 0;
  #timer = 0;

  notify(text: string, tone: Line['tone'] = 'info'): void {
    this.#show({ id: ++this.#count, text, tone });
    this.#timer = window.setTimeout(() => this.dismiss(), SHOWN_MS);
  }

  /** A line that stays until the next action, with a button if there is something to offer. */
  advise(text: string, offer?: Offer): void {
    this.#show({ id: ++this.#count, text, tone: 'info', ...(offer && { offer }) });
  }

  /** The same, for what should not have happened. */
  warn(text: string, offer: Offer): void {
    this.#show({ id: ++this.#count, text, tone: 'refusal', offer });
  }

  #show(line: Line): void {
    window.clearTimeout(this.#timer);
    this.shown = line;
  }

  say(text: string): void {
    const line: Line = { id: ++this.#count, text, tone: 'info' };
    afterFrame(() => {
      this.spoken = line;
    });
  }

  dismiss(): void {
    this.shown = undefined;
  }
}
