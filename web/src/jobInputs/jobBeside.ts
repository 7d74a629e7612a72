import type { Job } from "@vagas/functions/domain/job/job";

/** What else a form says that its pay is read with. `salary`: a text about the pay from before, '' for none. */
export type JobBeside = Pick<Job, "title" | "salary" | "contractType" | "workload" | "dayWork">;

/** The same as typed: an empty choice is none. */
export function jobBeside(typed: {
  title: string;
  salary: string;
  contractType: Job["contractType"] | "";
  workload: Job["workload"] | "";
  dayWork: boolean;
}): JobBeside {
  const { contractType, workload, ...rest } = typed;
  return { ...rest, contractType: contractType || null, workload: workload || null };
}
