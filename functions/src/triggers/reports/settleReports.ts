import { HttpsError } from "firebase-functions/https";
import { type Context, openContext } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import {
  type SeenReports,
  type SettleAnswer,
  type Settlement,
  settleRequestSchema,
} from "../../domain/report/reportRequest.ts";
import type { ReportSummary, Settled } from "../../domain/report/reportSummary.ts";
import { fromTheSite } from "../../functionOptions.ts";
import { settledReportsMail, settledReportsMailId } from "../../mail/reportMails.ts";
import { theAuth } from "../../store/app.ts";
import { auditEntry } from "../../store/newAuditEntry.ts";
import type { Write } from "../../store/writes.ts";
import { reconcile } from "../jobs/derivedFields.ts";
import { standingOf } from "../jobs/standingOf.ts";
import { requireAdministrator } from "../requireAdministrator.ts";
import { onPageCall } from "../onPageCall.ts";
import { isSameSummary, stateOf, summarize } from "./planReports.ts";
import { carryOut, isThere, readReports } from "./reportsOfJob.ts";

/**
 * The administrator's decision on the reports of a job, until its next edit. Throws `permission-denied` and
 * `invalid-argument`.
 */
export const settleReports = onPageCall(
  fromTheSite,
  async ({ auth, data }): Promise<SettleAnswer> => {
    await requireAdministrator(await theAuth(), auth);
    const request = settleRequestSchema.safeParse(data);
    if (!request.success)
      throw new HttpsError("invalid-argument", request.error.issues[0]!.message);
    return settle(openContext(), request.data);
  },
);

/**
 * A decision that stands already, with nothing reported since, is written and mailed no second time. A decision covers
 * all stored reports, so nothing is written if others were seen.
 */
export async function settle(context: Context, request: Settlement): Promise<SettleAnswer> {
  const { store, now } = context;
  return store.firestore.runTransaction(async (transaction): Promise<SettleAnswer> => {
    const { snapshot, reports } = await readReports(context, transaction, request.jobId);
    if (!isThere(snapshot) || snapshot.reports === null) return { state: "gone" };
    const { job, company, reports: before } = snapshot;
    const settled = settledBy(request, job, now);
    const answer = { state: stateOf(settled) };
    if (stands(before, settled)) return answer;
    if (request.seen !== undefined && !isSeen(before, request.seen)) return { state: "changed" };
    const summary = summarize(
      { job, company, reports: [...reports.values()], summary: before },
      { held: false, heldOn: before.heldOn, holds: before.holds, told: false, settled },
    );
    const after = reconcile(job, standingOf(job, { company, reports: summary }), now);
    carryOut(context, transaction, snapshot, {
      summary,
      writes: [
        { in: "reportSummaries", id: job.id, set: summary },
        ...newsOf(settled, after, company, context),
      ],
    });
    return answer;
  });
}

function settledBy(
  { decision, reasonToCompany }: Settlement,
  { revision }: Job,
  at: Date,
): Settled {
  return { decision, revision, at, reasonToCompany };
}

/** Whether the same was decided on this text, and nobody has reported since. */
function stands({ settled, open, held }: ReportSummary, next: Settled): boolean {
  return (
    settled !== null &&
    open === 0 &&
    !held &&
    settled.decision === next.decision &&
    settled.revision === next.revision &&
    settled.reasonToCompany === next.reasonToCompany
  );
}

/** Whether the stored summary says what was seen. */
function isSeen(before: ReportSummary, seen: SeenReports): boolean {
  return isSameSummary(before, { ...before, ...seen });
}

/** The audit entry, and the mail to the company if the administrator wrote a reason; `job`: after the decision. */
function newsOf(
  { decision, at, reasonToCompany: reason }: Settled,
  job: Job,
  company: Company | null,
  { siteUrl, now }: Context,
): Write[] {
  const id = settledReportsMailId(job.id, at);
  const action = decision === "keep" ? "reportsKept" : "reportsRemoved";
  const entry = auditEntry(collections.jobs, job.id, action, now, { notes: reason });
  const mail =
    company === null || reason === ""
      ? null
      : settledReportsMail({ decision, reason, job, company }, { siteUrl, now });
  return [
    { in: "audit", id, set: entry },
    ...(mail === null ? [] : [{ in: "mail", id, set: mail } as const]),
  ];
}
