import { z } from "zod";
import type { BrowserError, SiteHealth } from "./siteHealth.ts";
import {
  type BrowserReport,
  otherPage,
  pagePatterns,
  strippedMessage,
  takenOut,
} from "./browserReport.ts";

const entrySchema = z.object({
  release: z.string(),
  page: z.string(),
  message: z.string(),
  /** How many loads of the site told it: a browser tells each message once a load. */
  count: z.int(),
});
export type BrowserErrorEntry = z.infer<typeof entrySchema>;

/** What browsers told: each error once with how often, and how often what is not listed. */
export const errorTallySchema = z.object({ entries: z.array(entrySchema), others: z.int() });
export type ErrorTally = z.infer<typeof errorTallySchema>;

/** browserErrors/{YYYY-MM-DD on the town's calendar}: the errors of visitors' browsers on that day. */
export const browserErrorsSchema = errorTallySchema.extend({ expiresAt: z.date() });
export type BrowserErrors = z.infer<typeof browserErrorsSchema>;

/** So many errors a day are listed; further ones are counted alone. */
export const mostErrors = 50;

/** Bytes that a report may take. */
export const longestReport = 4_096;

const reportSchema = z.strictObject({
  /** The digest that Vite gives the site's files. */
  release: z.string().regex(/^[\w-]{8}$/),
  page: z.string().max(200),
  message: z.string().max(2_000),
});

/** The report that a body holds, stripped anew; null where it holds none. */
export function readReport(body: string): BrowserReport | null {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return null;
  }
  const report = reportSchema.safeParse(sent);
  if (!report.success) return null;
  const { release, page, message } = report.data;
  return {
    release,
    page: pagePatterns.includes(page) ? page : otherPage,
    message: strippedMessage(message) || takenOut,
  };
}

export const noErrors: ErrorTally = { entries: [], others: 0 };

/** Both tallies in one, which lists `mostErrors` at most: those of the first one go before those of the second. */
export function addTallies(first: ErrorTally, second: ErrorTally): ErrorTally {
  const entries = new Map<string, BrowserErrorEntry>();
  let others = first.others + second.others;
  for (const entry of [...first.entries, ...second.entries]) {
    const key = JSON.stringify([entry.release, entry.page, entry.message]);
    const known = entries.get(key);
    if (known === undefined && entries.size >= mostErrors) others += entry.count;
    else entries.set(key, { ...entry, count: entry.count + (known?.count ?? 0) });
  }
  return { entries: [...entries.values()], others };
}

type DayOfErrors = ErrorTally & { day: string };

/** What the administrator is shown of days in their order: errors by message and page, those of most loads first. */
export function errorsOfDays(
  days: readonly DayOfErrors[],
  isRecent: (day: string) => boolean,
): SiteHealth["browserErrors"] {
  const errors = new Map<string, BrowserError>();
  for (const { day, entries } of days)
    for (const { message, page, release, count } of entries) {
      const key = JSON.stringify([message, page]);
      const known = errors.get(key);
      errors.set(key, {
        message,
        page,
        release,
        lastDay: day,
        count: count + (known?.count ?? 0),
        recent: (isRecent(day) ? count : 0) + (known?.recent ?? 0),
      });
    }
  return {
    listed: [...errors.values()].sort((a, b) => b.count - a.count).slice(0, mostErrors),
    others: days.reduce((sum, { others }) => sum + others, 0),
  };
}
