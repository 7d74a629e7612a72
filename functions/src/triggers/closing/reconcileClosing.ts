import type { Context } from "../../context.ts";
import { unansweredStages } from "../../domain/application/stage.ts";
import { isToldBy } from "../../domain/closing/closingNotice.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { execute } from "../../store/writes.ts";
import { readTelling } from "../applications/answerApplication.ts";
import { planReopening } from "./planReopening.ts";

/**
 * Gives the applications of a job the stage that its company's notice asks for; if there is no notice, takes it back from
 * those that nobody was told before `takenBackAt`. Each is looked at with the notice in one transaction, so that repeated,
 * late and simultaneous events end in the same state. The application's own event tells its person.
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

function close({ store }: Context, jobId: string, candidateId: string): Promise<void> {
  return store.firestore.runTransaction(async (transaction) => {
    const ref = store.candidates.doc(candidateId);
    const [noticeDoc, candidateDoc] = await Promise.all([
      transaction.get(store.closingNotices.doc(jobId)),
      transaction.get(ref),
    ]);
    const [notice, candidate] = [noticeDoc.data(), candidateDoc.data()];
    if (notice === undefined || candidate === undefined || !isToldBy(notice, candidate)) return;
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
    const [notice, candidateDoc] = await Promise.all([
      transaction.get(store.closingNotices.doc(jobId)),
      transaction.get(store.candidates.doc(candidateId)),
    ]);
    const candidate = candidateDoc.data();
    if (notice.exists || candidate?.stage !== "encerrada") return;
    const telling = await readTelling(context, transaction, candidate);
    const takenBack = takenBackAt < now ? takenBackAt : now;
    execute(
      store,
      transaction,
      planReopening({ candidate, ...telling }, { now, siteUrl, takenBackAt: takenBack }),
    );
  });
}
