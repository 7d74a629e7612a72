import type { BrowserContext, ConsoleMessage, Worker } from '@playwright/test';

const breach = 'Breach of the security policy';

/** The browser's own words, for what happens before a page or a worker can be listened to. */
const refusal = /Content Security Policy|Trusted Type/;

/** Runs in pages and in workers: says in the console what the policy refused. */
function tellBreaches(word: string): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    // oxlint-disable-next-line no-console -- where the watch listens
    console.error(`${word}: ${effectiveDirective} ${blockedURI} (${sourceFile})`);
  }, true);
}

/** Hears what pages and their workers complain of. A breach of the security policy is no message that a test may expect. */
export class ConsoleWatch {
  readonly expected: RegExp[] = [];
  readonly breaches: string[] = [];
  #errors: string[] = [];

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (error) => this.#errors.push(`uncaught: ${error.error().message}`));
    await context.addInitScript(tellBreaches, breach);
    // A worker that is gone by then has nothing more to say.
    const listen = (worker: Worker) => void worker.evaluate(tellBreaches, breach).catch(() => null);
    context.on('page', (page) => page.on('worker', listen));
    context.on('serviceworker', listen);
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const text = `${message.text()} (${message.location().url})`;
    (text.startsWith(breach) || refusal.test(text) ? this.breaches : this.#errors).push(text);
  }

  /** Errors that the test did not say to expect. */
  unexpected(): string[] {
    return this.#errors.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}
