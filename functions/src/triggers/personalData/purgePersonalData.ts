import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { type Context, openContext } from "../../context.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import { collections } from "../../domain/collections.ts";
import { addDays, isoDay } from "../../domain/dates.ts";
import { stuckDays } from "../../store/schemas/stuckWork.ts";
import { closedAt, fateOf, retention } from "../../domain/privacy/retention.ts";
import { linkSecrets } from "../../functionOptions.ts";
import { theBucket } from "../../store/app.ts";
import type { Bucket } from "../../store/resumeFiles.ts";
import { leaveJob, leaveTalentPool } from "./consentWithdrawal.ts";
import { removeApplication } from "../applications/onCandidateDeleted.ts";
import { purgeReports } from "../reports/reconcileReports.ts";
import { deleteAll } from "../../store/deleteAll.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { ifUnchanged } from "../../store/ifUnchanged.ts";
import { attempt } from "../handle.ts";
import { scheduled } from "../scheduled.ts";

export const purgePersonalData = scheduled(
  "purgePersonalData",
  {
    retryCount: 3,
    timeoutSeconds: 1_800,
    secrets: linkSecrets,
  },
  async () => {
    const context = openContext();
    await purgeApplications(context, await theBucket());
    await purgeRecords(context);
    await purgeReports(context);
  },
);

/**
 * Removes what people sent after its retention: record, file, résumé, talent-pool entry, mails. Goes page by page
 * through applications that are old enough, and those to the talent bank whose people have left it, who may then send
 * another résumé under the same id; after an interruption, the next run finds what is left. One that somebody writes after
 * its page was read stays for the next run: it may be another application, or its person may have come back.
 */
export async function purgeApplications(context: Context, bucket: Bucket): Promise<void> {
  const { candidates } = context.store;
  const closures = new Map<string, Promise<Date | null>>();
  const old = candidates
    .where("createdAt", "<=", addDays(context.now, -retention.application))
    .orderBy("createdAt");
  const left = candidates.where("jobId", "==", null).where("consent.talentPool", "==", false);
  for (const due of [left, old])
    await eachDocument(due, (row) =>
      attempt(context, "purgePersonalData", row.id, async () => {
        const candidate = row.data();
        const closed =
          candidate.jobId === null
            ? null
            : await remembered(closures, candidate.jobId, (jobId) => closureOf(context, jobId));
        await purgeApplication(context, bucket, row, closed);
      }),
    );
}

async function purgeApplication(
  context: Context,
  bucket: Bucket,
  row: QueryDocumentSnapshot<Candidate>,
  closed: Date | null,
): Promise<void> {
  const candidate = row.data();
  const { id, resumePath } = candidate;
  switch (fateOf(candidate, closed, context.now)) {
    case "delete":
      // If the run is interrupted here, the deletion's own event does the rest.
      if (await ifUnchanged(row, (asRead) => row.ref.delete(asRead)))
        await removeApplication(context, bucket, id, resumePath);
      break;
    case "leaveJob":
      await ifUnchanged(row, (asRead) => leaveJob(context, id, asRead));
      break;
    case "leaveTalentPool":
      await ifUnchanged(row, (asRead) => leaveTalentPool(context, id, asRead));
      break;
    case "keep":
  }
}

/** When a job was or will be over for its applicants; null if neither the job nor a note of its end is left. */
async function closureOf({ store }: Context, jobId: string): Promise<Date | null> {
  const job = (await store.jobs.doc(jobId).get()).data();
  if (job !== undefined) return closedAt(job);
  return (await store.jobClosures.doc(jobId).get()).data()?.closedAt ?? null;
}

function remembered<T>(
  known: Map<string, Promise<T>>,
  key: string,
  find: (key: string) => Promise<T>,
): Promise<T> {
  const found = known.get(key) ?? find(key);
  known.set(key, found);
  return found;
}

/** Some days longer than any application needs the note. */
const closureDays = retention.application + 30;

/** Removes every record whose term is over (domain/privacy/retention.ts). */
export async function purgeRecords({ store, now }: Context): Promise<void> {
  await deleteAll(store.mail.where("createdAt", "<=", addDays(now, -retention.mail)));
  await deleteAll(store.mail.where("removeAt", "<=", now));
  await deleteAll(store.alerts.where("expiresAt", "<=", now));
  await deleteAll(store.deviceAlerts.where("expiresAt", "<=", now));
  await deleteAll(store.linkRequests.where("expiresAt", "<=", now));
  await deleteAll(store.linkUses.where("expiresAt", "<=", now));
  await deleteAll(store.requestCounts.where("expiresAt", "<=", now));
  await deleteAll(store.confirmedAddresses.where("expiresAt", "<=", now));
  await deleteAll(store.deactivatedCompanies.where("expiresAt", "<=", now));
  await deleteAll(store.returnedCompanies.where("expiresAt", "<=", now));
  await deleteAll(store.browserErrors.where("expiresAt", "<=", now));
  await deleteAll(store.stuckWork.where("lastAt", "<=", addDays(now, -stuckDays)));
  await deleteAll(store.downloads.where("at", "<=", addDays(now, -retention.talentBank)));
  await deleteAll(
    store.rejectedJobs.where("rejectedAt", "<=", addDays(now, -retention.rejectedJob)),
  );
  await deleteAll(store.audit.where("at", "<=", addDays(now, -retention.audit)));
  // An application's id contains that of its sender's account.
  await deleteAll(
    store.audit
      .where("collection", "==", collections.candidates)
      .where("action", "==", "deleted")
      .where("at", "<=", addDays(now, -retention.deletedApplication)),
  );
  await deleteAll(store.jobClosures.where("closedAt", "<=", addDays(now, -closureDays)));
  await deleteAll(store.closingNotices.where("askedAt", "<=", addDays(now, -closureDays)));
  const edition = await store.employerRegister.get();
  const oldest = isoDay(addDays(now, -retention.registerEdition));
  if (edition.exists && String(edition.get("edition")) <= oldest)
    await ifUnchanged(edition, (asRead) => edition.ref.delete(asRead));
}
