/** The lines that the player reads and hears. */

/** A new id makes the same words be read out again. */
export interface Line {
  readonly id: number;
  readonly text: string;
  readonly tone: 'refusal' | 'info';
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
    this.shown = { id: ++this.#count, text, tone };
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.dismiss(), SHOWN_MS);
  }

  say(text: string): void {
    this.spoken = { id: ++this.#count, text, tone: 'info' };
  }

  dismiss(): void {
    this.shown = undefined;
  }
}
