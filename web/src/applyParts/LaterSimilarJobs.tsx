import type { Job } from "@vagas/functions/domain/job/job";
import { useRead } from "../state/useRead.ts";

/** Jobs beside a closed one: their code loads with the first that closed. The page is complete without it. */
export function LaterSimilarJobs({ jobId, job }: { jobId: string; job: Job | null }) {
  const { value: part } = useRead(() => import("../jobViews/page/JobPage.tsx"));
  return part && <part.SimilarJobs type={job?.type ?? ""} except={jobId} />;
}
