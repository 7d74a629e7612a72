import type { Job } from "@vagas/functions/domain/job/job";

/** What else a form says that its pay is read with. `salary`: a text about the pay from before, '' for none. */
export type JobBeside = Pick<Job, "title" | "salary" | "contractType" | "workload">;

/** The same as typed: an empty choice is none. */
export function jobBeside(typed: {
  title: string;
  salary: string;
  contractType: Job["contractType"] | "";
  workload: Job["workload"] | "";
}): JobBeside {
  const { title, salary, contractType, workload } = typed;
  return { title, salary, contractType: contractType || null, workload: workload || null };
}
