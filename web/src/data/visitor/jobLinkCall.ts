import type { HireReply } from "@vagas/functions/domain/closing/hireAnswers";
import type { JobLinkAnswer } from "@vagas/functions/domain/job/jobLink";
import { callable } from "../firebase/callable.ts";
import type { LinkFailure } from "./useMailLink.ts";

export type JobLinkOutcome = JobLinkAnswer | LinkFailure;

type Request = { token: string; confirmed: boolean; hire?: HireReply };

/** What a mail's link would do to a job, or, confirmed or with what it is to store, does. Asking changes nothing. */
export async function followJobLink(
  token: string,
  answer: "confirmed" | HireReply | null,
): Promise<JobLinkOutcome> {
  try {
    return (
      await callable<Request, JobLinkAnswer>("followJobLink")({
        token,
        confirmed: answer !== null,
        ...(typeof answer === "object" && answer !== null && { hire: answer }),
      })
    ).data;
  } catch {
    return { state: navigator.onLine ? "failed" : "offline" };
  }
}
