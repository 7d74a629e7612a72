import { onDocumentDeleted } from "firebase-functions/firestore";
import type { Context } from "../../context.ts";
import { appliedJobOf } from "../../domain/application/candidate.ts";
import { collections } from "../../domain/collections.ts";
import { applicationMailIds } from "../../mail/applicationMails.ts";
import { linkSecrets } from "../../functionOptions.ts";
import { theBucket } from "../../store/app.ts";
import { deleteAll } from "../../store/deleteAll.ts";
import { auditEntry, unknownActor } from "../../store/newAuditEntry.ts";
import { removeFile, type Bucket } from "../../store/resumeFiles.ts";
import { execute } from "../../store/writes.ts";
import { recountClosure } from "../jobs/recountClosure.ts";
import { forgetRequests } from "../talents/reconcileTalentCard.ts";
import { planRemoval } from "./planRemoval.ts";
import { handle } from "../handle.ts";

export const onCandidateDeleted = onDocumentDeleted(
  { document: `${collections.candidates}/{candidateId}`, retry: true, secrets: linkSecrets },
  async ({ id, time, params, data }) => {
    const { candidateId } = params;
    const path = String(data?.get("resumePath"));
    await handle("onCandidateDeleted", candidateId, async (context) => {
      await removeApplication(context, await theBucket(), candidateId, path);
      await context.store.audit.doc(id).set(
        auditEntry(collections.candidates, candidateId, "deleted", new Date(time), {
          actor: unknownActor,
        }),
      );
    });
  },
);

/**
 * Removes what belongs to a deleted application: file, résumé record, talent-pool entry, mails, the audit's entries and
 * the records of downloads under an id that names the sender's account, and requests for contact with a person who
 * agrees to no card any more; a deleted job counts one fewer. The file's path identifies the application: a later one
 * of the same person, under the same id, keeps its own.
 */
export async function removeApplication(
  context: Context,
  bucket: Bucket,
  candidateId: string,
  resumePath: string,
): Promise<void> {
  const { store } = context;
  const plan = await store.firestore.runTransaction(async (transaction) => {
    const mails = applicationMailIds({ id: candidateId, resumePath });
    const [candidate, resume, entry, toCompany] = await Promise.all([
      transaction.get(store.candidates.doc(candidateId)),
      transaction.get(store.resumes.doc(candidateId)),
      transaction.get(store.talentPool.doc(candidateId)),
      transaction.get(store.mail.doc(mails.company)),
    ]);
    const removal = planRemoval(
      {
        candidateId,
        resumePath,
        candidate: candidate.data(),
        resume: resume.data(),
        entry: entry.data(),
        toCompany: toCompany.data(),
      },
      context,
    );
    execute(store, transaction, removal.writes);
    return removal;
  });
  if (plan.traces) {
    await removeDecisions(store, candidateId);
    await deleteAll(store.downloads.where("candidateId", "==", candidateId));
  }
  if (plan.file) await removeFile(bucket, resumePath);
  if (plan.unshown !== null) await forgetRequests(context, plan.unshown);
  const jobId = appliedJobOf(candidateId);
  if (jobId !== null) await recountClosure(context, jobId);
}

async function removeDecisions({ audit }: Context["store"], resumeId: string): Promise<void> {
  const entries = await audit
    .where("collection", "==", collections.resumes)
    .where("documentId", "==", resumeId)
    .get();
  for (const { ref } of entries.docs) await ref.delete();
}
