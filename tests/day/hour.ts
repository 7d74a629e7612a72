import type { BrowserContext, Page } from "@playwright/test";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";

/** What an hour needs of the test that runs it. */
type Stage = {
  /** Another person's browser, a phone of 360 px. */
  openBrowser: () => Promise<BrowserContext>;
  /** The same as a computer of 1280 px. */
  openComputer: () => Promise<Page>;
  /** Console errors that the hour causes on purpose. */
  expectConsole: (pattern: RegExp) => void;
  /** Keeps what a page shows now, with a sentence about it. */
  picture: (page: Page, caption: string) => Promise<void>;
};

/** An hour of the day: it acts, checks, and says what it counted. Throws what is not as it should be. */
export type Hour = { at: string; title: string; live: (stage: Stage) => Promise<string> };

/** When the reconciliation looks at what was written now: it leaves younger rows to their events. */
export function aDayLater(): Date {
  return addMinutes(addDays(new Date(), 1), 1);
}

const kind = "counts";

/** What a test notes of an hour's counts, and what the reporter reads again. */
export function countsNote(description: string): { type: string; description: string } {
  return { type: kind, description };
}

export function countsOf(annotations: readonly { type: string; description?: string }[]): string {
  return annotations.find(({ type }) => type === kind)?.description ?? "";
}
