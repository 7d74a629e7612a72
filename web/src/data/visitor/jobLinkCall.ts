import type { JobLinkAnswer } from "@vagas/functions/domain/job/jobLink";
import { callable } from "../firebase/callable.ts";
import type { LinkFailure } from "./useMailLink.ts";

export type JobLinkOutcome = JobLinkAnswer | LinkFailure;

/** What a mail's link would do to a job, or, "confirmed", does. Asking changes nothing. */
export async function followJobLink(
  token: string,
  answer: "confirmed" | null,
): Promise<JobLinkOutcome> {
  try {
    return (
      await callable<{ token: string; confirmed: boolean }, JobLinkAnswer>("followJobLink")({
        token,
        confirmed: answer === "confirmed",
      })
    ).data;
  } catch {
    return { state: navigator.onLine ? "failed" : "offline" };
  }
}
