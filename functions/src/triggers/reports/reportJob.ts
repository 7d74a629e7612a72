import type { Transaction } from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import { type Context, openContext } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
import { limits } from "../../domain/limits.ts";
import { retention } from "../../domain/privacy/retention.ts";
import type { JobReport } from "../../domain/report/jobReport.ts";
import { type ReportAnswer, reportRequestSchema } from "../../domain/report/reportRequest.ts";
import type { ReportReason } from "../../domain/report/reportReasons.ts";
import type { ReportSummary } from "../../domain/report/reportSummary.ts";
import { withoutControls } from "../../domain/text/withoutControls.ts";
import { adminEmail, fromTheSite, linkSecrets } from "../../functionOptions.ts";
import { type Budgets, type Counted, readBudgets } from "../../store/mailCounts.ts";
import { execute, type Write } from "../../store/writes.ts";
import { callerAddresses } from "../callerAddresses.ts";
import { onPageCall } from "../onPageCall.ts";
import { planReports } from "./planReports.ts";
import { providerOf } from "./providerOf.ts";
import { replaceableReport } from "./replaceableReport.ts";
import { carryOut, isThere, readReportedJob, readStoredReports } from "./reportsOfJob.ts";

/**
 * Reports a job to the administrator, by anybody with an account, anonymous or not. Throws `unauthenticated` and
 * `invalid-argument`.
 */
export const reportJob = onPageCall(
  { ...fromTheSite, secrets: linkSecrets },
  async ({ auth, data, rawRequest }): Promise<ReportAnswer> => {
    if (auth === undefined) throw new HttpsError("unauthenticated", "Abra a página de novo.");
    const request = reportRequestSchema.safeParse(data);
    if (!request.success)
      throw new HttpsError("invalid-argument", request.error.issues[0]!.message);
    const { jobId, reason, words } = request.data;
    const report = { jobId, reason, words: withoutControls(words) };
    const sender = senderOf(auth.uid, rawRequest.headers["x-forwarded-for"]);
    return sendReport(openContext(), adminEmail.value(), sender, report);
  },
);

/** Who reports: an account, its network address, and the provider's part of that. */
export type Sender = { uid: string; address: string; provider: string };

/** A direct call has no address but the connection's. */
export function senderOf(uid: string, forwardedFor: string | string[] | undefined): Sender {
  const { caller, connection } = callerAddresses(forwardedFor);
  const address = caller || connection;
  return { uid, address, provider: providerOf(address) };
}

type SentReport = { jobId: string; reason: ReportReason; words: string };

/**
 * Stores the report, counts it, and takes the job off if it reaches a threshold, in one transaction. It reads the job's
 * other reports last: nothing counts a refused call, so it may cost a few reads only.
 */
export async function sendReport(
  context: Context,
  admin: string,
  sender: Sender,
  sent: SentReport,
): Promise<ReportAnswer> {
  const { store, now, siteUrl } = context;
  return store.firestore.runTransaction(async (transaction): Promise<ReportAnswer> => {
    const id = context.fingerprint("report", `${sent.jobId}/${sender.uid}`);
    const [{ exists: isChange }, budgets] = await Promise.all([
      transaction.get(store.jobReports.doc(id)),
      readReportBudgets(context, transaction, sender),
    ]);
    if (!budgets.hasRoom(isChange ? "changes" : "person")) return { state: "tooMany" };
    const snapshot = await readReportedJob(context, transaction, sent.jobId);
    if (!isThere(snapshot) || !isReportable(snapshot)) return { state: "gone" };
    const { job, company, reports: summary } = snapshot;
    const reports = await readStoredReports(context, transaction, sent.jobId);
    const counts = budgets.hasRoom("holding");
    const report = reportOf(context, sender, { ...sent, counts, revision: job.revision });
    const state = isChange ? "changed" : "received";
    const replaced = replacedBy(id, reports, summary);
    if (replaced === null) {
      execute(store, transaction, used(budgets, isChange));
      return { state };
    }
    for (const one of replaced) reports.delete(one);
    reports.set(id, report);
    const plan = planReports(
      { job, company, reports: [...reports.values()], summary },
      { now, siteUrl, adminEmail: admin },
    );
    carryOut(context, transaction, snapshot, plan, [
      ...replaced.map((one) => ({ in: "jobReports", id: one, delete: true }) as const),
      { in: "jobReports", id, set: report },
      ...used(budgets, isChange),
    ]);
    return { state };
  });
}

/** The ids of the other reports that a sent one replaces: one if the job has as many as it keeps. Null: none can go. */
function replacedBy(
  id: string,
  reports: ReadonlyMap<string, JobReport>,
  summary: ReportSummary | null,
): string[] | null {
  if (reports.has(id) || reports.size < limits.reports.ofJob) return [];
  const replaced = replaceableReport(reports, summary?.settled ?? null);
  return replaced === null ? null : [replaced];
}

/** Whether the public saw the job a moment ago: it is on the site, or only its reports took it off. */
function isReportable({ job, reports }: { job: { listed: boolean } } & Reported): boolean {
  return job.listed || reports?.held === true;
}

type Reported = { reports: { held: boolean } | null };

/** The stored form of a sent report. */
function reportOf(
  { fingerprint, now }: Context,
  { uid, provider }: Sender,
  sent: SentReport & Pick<JobReport, "counts" | "revision">,
): JobReport {
  return {
    ...sent,
    person: fingerprint("account", uid),
    network: fingerprint("caller", `provider ${provider}`),
    at: now,
    expiresAt: addDays(now, retention.jobReport),
  };
}

type ReportBudget = "person" | "changes" | "holding";

const dayMinutes = 1_440;

/** The sent reports of a person and of a network address within a day. */
function readReportBudgets(
  context: Context,
  transaction: Transaction,
  { uid, address }: Sender,
): Promise<Budgets<ReportBudget>> {
  const { aDay, changes, holding } = limits.reports;
  const budget = (name: string, of: string, most: number): Counted => ({
    id: `report-${name}-${of}`,
    most,
    minutes: dayMinutes,
  });
  const person = context.fingerprint("account", uid);
  return readBudgets<ReportBudget>(context, transaction, {
    person: budget("person", person, aDay),
    changes: budget("changes", person, changes),
    holding: budget("network", context.fingerprint("caller", address), holding),
  });
}

function used(budgets: Budgets<ReportBudget>, isChange: boolean): Write[] {
  return budgets.use([isChange ? "changes" : "person", "holding"]);
}
