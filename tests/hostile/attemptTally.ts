/** The results of a class of attempts. */
export class Tally {
  readonly what: string;
  attempts = 0;
  refused = 0;
  /** Allowed by design: public data, and the sender's own. */
  meant = 0;
  /** One line for each attempt that got what it must not. */
  readonly breaches: string[] = [];

  constructor(what: string) {
    this.what = what;
  }

  /** Counts one attempt; `breach`: what it got that it must not. */
  count(ended: "refused" | "meant", breach?: string | null): void {
    this.attempts += 1;
    if (breach) this.breaches.push(breach);
    else if (ended === "refused") this.refused += 1;
    else this.meant += 1;
  }

  row(): string {
    return `| ${this.what} | ${this.attempts} | ${this.refused} | ${this.meant} | ${this.breaches.length} |`;
  }
}
