import type { ReportedJob } from "@vagas/functions/domain/site/firstPage";
import { useState } from "react";
import { readListedJob, seenJob } from "../../data/visitor/listedJobs.ts";
import { useFirstPage } from "../../data/visitor/servedPage.ts";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";

type ReportTarget = { state: "loading" | "failed" | "gone" } | { state: "found"; job: ReportedJob };

function targetOf(job: ReportedJob | null): ReportTarget {
  return job ? { state: "found", job } : { state: "gone" };
}

/** The job to report, from the rendered page, from this visit, or read; sending checks again whether it is there. */
export function useReportedJob(jobId: string): [ReportTarget, retry: () => void] {
  const form = useFirstPage("report");
  const served = form?.jobId === jobId ? targetOf(form.job) : null;
  const [read, setRead] = useState<ReportTarget | null>(null);
  const [attempt, setAttempt] = useState(0);
  const seen = seenJob(jobId);
  const known = served ?? (seen && targetOf(seen));
  useWhileCurrent(
    (isCurrent) => {
      if (known) return;
      const settle = (target: ReportTarget) => isCurrent() && setRead(target);
      readListedJob(jobId).then(
        (job) => settle(targetOf(job)),
        () => settle({ state: "failed" }),
      );
    },
    [jobId, attempt],
  );
  const retry = () => {
    setRead(null);
    setAttempt(attempt + 1);
  };
  return [known ?? read ?? { state: "loading" }, retry];
}
