import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import type { Job } from "@vagas/functions/domain/job/job";
import type { JobCursor, JobTotal } from "@vagas/functions/domain/jobList/jobList";
import { isFresh } from "../../../data/visitor/servedPage.ts";
import { rememberJobs } from "../../../data/visitor/listedJobs.ts";
import { keepSeenPage } from "../../../data/visitor/keepSeenPage.ts";
import type { SeenPages } from "../../../ui/list/usePages.ts";

type Served = Extract<FirstPage, { page: "list" }>;
type Seen = {
  items: Job[];
  next: JobCursor | null;
  total: JobTotal;
  /** How many pages of the list these are. */
  pages: number;
  at: number;
};

/** How long a list is reused when a link opens it again. */
const freshMs = 60_000;

/** How long when somebody goes back to it: later, its dates and jobs are no longer those of the day. */
const freshBackMs = 3 * 60 * 60 * 1000;

const lists = new Map<string, Seen>();

/**
 * Lists seen in this visit. Going back restores them for some hours; a link reads an old one again. The list the
 * server rendered (`served`) counts as seen from the start.
 */
export function seenJobLists(goingBack: boolean, served: Served | null): SeenPages<Job, JobCursor> {
  return {
    get: (key) => {
      const seen = lists.get(key);
      if (seen)
        return {
          items: seen.items,
          next: seen.next,
          total: seen.total,
          pages: seen.pages,
          seenAt: new Date(seen.at),
          fresh: Date.now() - seen.at < (goingBack ? freshBackMs : freshMs),
        };
      return served?.key === key
        ? {
            items: served.jobs,
            next: served.next,
            total: served.total,
            seenAt: served.now,
            fresh: isFresh(served),
          }
        : null;
    },
    // One that came from the device's store is as old as it was there.
    set: (key, { items, next, total = null, pages = 1, seenAt = new Date() }) =>
      lists.set(key, { items, next, total, pages, at: seenAt.getTime() }),
  };
}

/** Stores the list the server rendered, for going back to it. */
export function keepServedList(served: Served) {
  const { key, jobs, next, total, now } = served;
  keepSeenPage(served);
  rememberJobs(jobs);
  if (!lists.has(key)) lists.set(key, { items: jobs, next, total, pages: 1, at: now.getTime() });
}
