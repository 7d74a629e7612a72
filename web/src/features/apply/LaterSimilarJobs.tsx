import type { Job } from "@vagas/functions/domain/job/job";
import { type ComponentType, useEffect, useState } from "react";

type Props = { type: string; except: string; now: Date };

/** Jobs beside one that closed: their code comes with the first that did. The page is complete without it. */
export function LaterSimilarJobs({ jobId, job }: { jobId: string; job: Job | null }) {
  const [now] = useState(() => new Date());
  const [Similar, setSimilar] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let current = true;
    import("../../jobViews/page/JobPage.tsx").then(
      ({ SimilarJobs }) => current && setSimilar(() => SimilarJobs),
      () => null,
    );
    return () => {
      current = false;
    };
  }, []);
  return Similar && <Similar type={job?.type ?? ""} except={jobId} now={now} />;
}
