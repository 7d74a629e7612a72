import type { Job } from "@vagas/functions/domain/job/job";
import { noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { useState } from "react";
import { isFresh, useFirstPage } from "../../data/visitor/servedPage.ts";
import { readListedJobs, rememberJobs } from "../../data/visitor/listedJobs.ts";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";

const shown = 3;

type Similar = { jobs: Job[]; companyHasMore: boolean };

/** What the server rendered with this job's page. */
function useServedSimilar(except: string) {
  const found = useFirstPage("job");
  const over = useFirstPage("over");
  const hidden = useFirstPage("hidden");
  if (found?.job.id === except) return found;
  const unshown = over ?? hidden;
  return unshown?.id === except ? { ...unshown, companyHasMore: false } : null;
}

/** Other open jobs of a type, else the newest, and whether the company, if given, has another. */
async function readSimilar(type: string, except: string, company: string, now: Date) {
  const others = async (filters: { category?: string; company?: string }, size: number) => {
    const found = await readListedJobs({ ...noFilters, ...filters }, null, now, size);
    return found.jobs.filter(({ id }) => id !== except);
  };
  const [alike, ofCompany] = await Promise.all([
    type === "" ? [] : others({ category: type }, shown + 1),
    company === "" ? [] : others({ company }, 2),
  ]);
  const jobs = alike.length > 0 ? alike : await others({}, shown + 1);
  return { jobs: jobs.slice(0, shown), companyHasMore: ofCompany.length > 0 };
}

/** The jobs at the end of a job's page; none while loading, or after a failure. */
export function useSimilarJobs(type: string, except: string, company: string): Similar {
  const first = useServedSimilar(except);
  const [similar, setSimilar] = useState<Similar>({
    jobs: first?.similar ?? [],
    companyHasMore: first?.companyHasMore ?? false,
  });
  useWhileCurrent(
    (isCurrent) => {
      if (first && isFresh(first)) {
        rememberJobs(first.similar);
        return;
      }
      readSimilar(type, except, company, new Date()).then(
        (found) => isCurrent() && setSimilar(found),
        () => null, // Optional: the page is complete without it.
      );
    },
    [first, type, except, company],
  );
  return similar;
}
