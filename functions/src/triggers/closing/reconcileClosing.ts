import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { unansweredStages } from "../../domain/application/stage.ts";
import { isToldBy } from "../../domain/closing/closingNotice.ts";
import type { Job } from "../../domain/job/job.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { execute } from "../../store/writes.ts";
import { readTelling } from "../applications/answerApplication.ts";
import { isOpenAgain } from "./isOpenAgain.ts";
import { planReopening } from "./planReopening.ts";

/**
 * Gives the applications of a job the stage that its company's notice asks for, unless the job takes applications again; if
 * there is no notice, takes it back from those that nobody was told before `takenBackAt`. Each is looked at with the notice
 * and the job in one transaction, so that repeated, late and simultaneous events end in the same state. The application's own
 * event tells its person.
 */
export async function reconcileClosing(
  context: Context,
  jobId: string,
  takenBackAt: Date,
): Promise<void> {
  const { store } = context;
  const isAsked = (await store.closingNotices.doc(jobId).get()).exists;
  const stages = isAsked ? unansweredStages : (["encerrada"] as const);
  const concerned = store.candidates.where("jobId", "==", jobId).where("stage", "in", stages);
  await eachDocument(concerned, ({ id }) =>
    isAsked ? close(context, jobId, id) : reopen(context, jobId, id, takenBackAt),
  );
}

function close({ store, now }: Context, jobId: string, candidateId: string): Promise<void> {
  return store.firestore.runTransaction(async (transaction) => {
    const ref = store.candidates.doc(candidateId);
    const [noticeDoc, job, candidateDoc] = await Promise.all([
      transaction.get(store.closingNotices.doc(jobId)),
      transaction.get(store.jobs.doc(jobId)),
      transaction.get(ref),
    ]);
    const [notice, candidate] = [noticeDoc.data(), candidateDoc.data()];
    if (notice === undefined || isOpenAgain(job, now)) return;
    if (candidate === undefined || !isToldBy(notice, candidate)) return;
    transaction.update(ref, { stage: "encerrada", stageAt: notice.askedAt });
  });
}

function reopen(
  context: Context,
  jobId: string,
  candidateId: string,
  takenBackAt: Date,
): Promise<void> {
  const { store, now, siteUrl } = context;
  return store.firestore.runTransaction(async (transaction) => {
    const [notice, job, candidateDoc] = await Promise.all([
      transaction.get(store.closingNotices.doc(jobId)),
      transaction.get(store.jobs.doc(jobId)),
      transaction.get(store.candidates.doc(candidateId)),
    ]);
    const candidate = candidateDoc.data();
    if (notice.exists || candidate?.stage !== "encerrada") return;
    const telling = await readTelling(context, transaction, candidate);
    const moments = [takenBackAt, now, openSince(job, now)].map((moment) => moment.getTime());
    const setting = { now, siteUrl, takenBackAt: new Date(Math.min(...moments)) };
    execute(store, transaction, planReopening({ candidate, ...telling }, setting));
  });
}

/** When an open job was changed last: it was open from then on. `now` for one that is over. */
function openSince(job: DocumentSnapshot<Job>, now: Date): Date {
  return isOpenAgain(job, now) ? (job.get("updatedAt") as Timestamp).toDate() : now;
}
