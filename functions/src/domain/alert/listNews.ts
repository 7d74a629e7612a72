// The data of a followed list; apart from the schemas of alerts, so that pages load no zod.

/**
 * A listing bears the time at which its function began, and no function runs for longer than this: what was listed before
 * is stored.
 */
export const settledMinutes = 60;

/** A job of a list, with the time at which it was first listed, in milliseconds. */
export type NewsJob = { id: string; title: string; company: string; at: number };

/**
 * The answer at `listNewsPath`: a list's open jobs, the latest first listed first; at most `limits.followed.jobs` + 1.
 * `at`: the server's time, in milliseconds.
 */
export type ListNews = { at: number; jobs: NewsJob[] };
