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
  /** The number of page loads that reported it: a browser reports each message once a load. */
  count: z.int(),
});
type BrowserErrorEntry = z.infer<typeof entrySchema>;

/** The reported errors: each once with its count, and the count of those not listed. */
const errorTallySchema = z.object({ entries: z.array(entrySchema), others: z.int() });
export type ErrorTally = z.infer<typeof errorTallySchema>;

/** browserErrors/{YYYY-MM-DD on the town's calendar}: the errors of visitors' browsers on that day. */
export const browserErrorsSchema = errorTallySchema.extend({ expiresAt: z.date() });

/** The most errors listed for a day; others are only counted. */
export const mostErrors = 50;

/** The maximum size of a report, in bytes. */
export const longestReport = 4_096;

const reportSchema = z.strictObject({
  /** The digest that Vite gives the site's files. */
  release: z.string().regex(/^[\w-]{8}$/),
  page: z.string().max(200),
  message: z.string().max(2_000),
});

/** The report in a body, stripped again; null if it contains none. */
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

/** The sum of both tallies, with `mostErrors` errors at most: those of the first tally take precedence. */
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

/** The errors of some days for the administrator, by message and page, most loads first. `days` is in order of time. */
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
