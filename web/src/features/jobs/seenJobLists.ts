import type { Job } from '@vagas/functions/domain/job';
import type { JobCursor } from '../../data/listedJobs.ts';
import type { SeenPages } from '../../ui/usePages.ts';

type Seen = { items: Job[]; next: JobCursor | null; at: number };

/** How long a list that is opened anew is shown as it was seen. */
const freshMs = 60_000;

const lists = new Map<string, Seen>();

/** Lists seen in this visit. Going back finds them as they were left; opened anew, an older one is read again. */
export function seenJobLists(goingBack: boolean): SeenPages<Job, JobCursor> {
  return {
    get: (key) => {
      const seen = lists.get(key);
      return seen ? { items: seen.items, next: seen.next, fresh: goingBack || Date.now() - seen.at < freshMs } : null;
    },
    set: (key, page) => lists.set(key, { ...page, at: Date.now() }),
  };
}
