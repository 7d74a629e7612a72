import type { Job } from "@vagas/functions/domain/job/job";
import { noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { limits } from "@vagas/functions/domain/limits";
import { useState } from "react";
import { isFresh, useFirstPage } from "../../data/visitor/servedPage.ts";
import { readListedJobs, rememberJobs } from "../../data/visitor/listedJobs.ts";
import { keepSeenPage } from "../../data/visitor/keepSeenPage.ts";
import { readPublicStats } from "../../data/visitor/publicStats.ts";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";

type Featured = Job[] | "loading" | "failed";

/** The last answer of this visit, shown at once on returning, while it is read again. */
let seen: Job[] | null = null;

export function useFeaturedJobs(now: Date): [Featured, retry: () => void] {
  const first = useFirstPage("home");
  const [jobs, setJobs] = useState<Featured>(seen ?? first?.jobs ?? "loading");
  const [attempt, setAttempt] = useState(0);
  useWhileCurrent(
    (isCurrent) => {
      // Not on returning to the page: what was read since is newer.
      if (first?.now === now && attempt === 0) {
        seen = first.jobs;
        rememberJobs(first.jobs);
        keepSeenPage(first);
        if (isFresh(first)) return;
      }
      readListedJobs(noFilters, null, now, limits.featuredJobs).then(
        (page) => {
          seen = page.jobs;
          if (isCurrent()) setJobs(page.jobs);
          void readPublicStats().then(
            (stats) => keepSeenPage({ page: "home", now, stats, jobs: page.jobs }),
            () => null,
          );
        },
        () => {
          if (isCurrent() && !seen) setJobs("failed");
        },
      );
    },
    [first, now, attempt],
  );
  const retry = () => {
    setJobs("loading");
    setAttempt(attempt + 1);
  };
  return [jobs, retry];
}
