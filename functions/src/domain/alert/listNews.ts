// What follows a list on a device asks for; separate from what alerts need, so that pages load no zod.

/** A job of a list, with the time at which it was first listed, in milliseconds. */
export type NewsJob = { id: string; title: string; company: string; at: number };

/**
 * The answer at `listNewsPath`: of the open jobs of a list those that were first listed last, newest first, one more than
 * `limits.followed.jobs`. `at`: the server's time, in milliseconds.
 */
export type ListNews = { at: number; jobs: NewsJob[] };
