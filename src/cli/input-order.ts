/** Holds reports back until those before them have been printed. */
export class InputOrder<R extends { readonly name: string }> {
  readonly #names: readonly string[];
  readonly #print: (report: R) => void;
  readonly #waiting = new Map<string, R>();
  #next = 0;

  constructor(jobs: readonly { readonly name: string }[], print: (report: R) => void) {
    this.#names = jobs.map(({ name }) => name);
    this.#print = print;
  }

  add(report: R): void {
    this.#waiting.set(report.name, report);
    for (let name = this.#names[this.#next]; name !== undefined && this.#release(name); name = this.#names[this.#next])
      this.#next++;
  }

  /** Prints what is left, when some were never reported. */
  flush(): void {
    for (const name of this.#names.slice(this.#next)) this.#release(name);
  }

  #release(name: string): boolean {
    const report = this.#waiting.get(name);
    if (report === undefined) return false;
    this.#waiting.delete(name);
    this.#print(report);
    return true;
  }
}
