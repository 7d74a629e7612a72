import type { JobLinkAnswer } from "@vagas/functions/domain/jobLink";
import { callable } from "../firebase/callable.ts";

export type JobLinkOutcome = JobLinkAnswer | { state: "offline" | "failed" };

/** What a link of a mail about a job would do, or, `confirmed`, does. Nothing is changed by asking. */
export async function followJobLink(token: string, confirmed: boolean): Promise<JobLinkOutcome> {
  try {
    return (
      await callable<{ token: string; confirmed: boolean }, JobLinkAnswer>("followJobLink")({
        token,
        confirmed,
      })
    ).data;
  } catch {
    return { state: navigator.onLine ? "failed" : "offline" };
  }
}
