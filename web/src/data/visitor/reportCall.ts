import type { ReportAnswer, ReportRequest } from "@vagas/functions/domain/report/reportRequest";
import { applicantUid, isQuotaSpent } from "../application/applicant.ts";
import { callable } from "../firebase/callable.ts";

/** 'busy': no account could be made, because others behind the same network address have used the quota. */
export type ReportOutcome = ReportAnswer["state"] | "busy" | "offline" | "failed";

/** Reports a job with this browser's account, an anonymous one if nobody is signed in. */
export async function sendReport(report: ReportRequest): Promise<ReportOutcome> {
  try {
    await applicantUid();
    return (await callable<ReportRequest, ReportAnswer>("reportJob")(report)).data.state;
  } catch (error) {
    if (isQuotaSpent(error)) return "busy";
    return navigator.onLine ? "failed" : "offline";
  }
}
