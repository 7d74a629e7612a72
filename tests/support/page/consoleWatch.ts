import type { BrowserContext, ConsoleMessage, Worker } from "@playwright/test";

const breach = "Breach of the security policy";

/** The browser's own wording, for breaches before the watch listens to a page or a worker. */
const refusal = /Content Security Policy|Trusted Type/;

/**
 * The browser's message for a transaction whose row changed before its end: the emulator answers 400, and the SDK tries
 * again. A transaction that fails for good is seen on the page.
 */
const repeatedTransaction = /status of 400 .*documents:commit/;

/** Runs in pages and workers: writes policy breaches to the console. */
function reportBreaches(word: string): void {
  addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective, blockedURI, sourceFile }) => {
      // oxlint-disable-next-line no-console -- the watch listens to the console
      console.error(`${word}: ${effectiveDirective} ${blockedURI} (${sourceFile})`);
    },
    true,
  );
}

/**
 * Collects the console errors of pages and their workers. A test may expect an error, but never a breach of the
 * security policy.
 */
export class ConsoleWatch {
  readonly expected: RegExp[] = [repeatedTransaction];
  readonly breaches: string[] = [];
  #errors: string[] = [];
  #contexts: BrowserContext[] = [];

  async watch(context: BrowserContext): Promise<void> {
    this.#contexts.push(context);
    context.on("console", (message) => this.#hear(message));
    context.on("weberror", (error) => this.#errors.push(`uncaught: ${error.error().message}`));
    await context.addInitScript(reportBreaches, breach);
    // A worker may have ended by then.
    const listen = (worker: Worker) =>
      void worker.evaluate(reportBreaches, breach).catch(() => null);
    context.on("page", (page) => page.on("worker", listen));
    context.on("serviceworker", listen);
  }

  /** Before accounts are removed: an open page of one would ask for a new token and write its refusal. */
  async closePages(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== "error") return;
    const text = `${message.text()} (${message.location().url})`;
    (text.startsWith(breach) || refusal.test(text) ? this.breaches : this.#errors).push(text);
  }

  /** Errors that the test did not expect. */
  unexpected(): string[] {
    return this.#errors.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}
