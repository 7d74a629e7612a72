import { FieldValue, type Precondition } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { resumeSearchTerms } from "../../domain/administration/adminSearch.ts";
import { answerStages } from "../../domain/application/stage.ts";
import { withoutUntold } from "../../domain/application/withoutUntold.ts";
import { applicationMailIds } from "../../mail/applicationMails.ts";
import { countedAgain } from "../jobs/recountClosure.ts";
import { cardOwnerOf } from "../talents/cardOwner.ts";
import { forgetRequests } from "../talents/reconcileTalentCard.ts";

/**
 * Removes an application from the company: the record loses its name and note, and its mail, the receipt and
 * its answers' mails are deleted, and so is an answer that nobody was told; a deleted job counts one fewer. The rest
 * stays. `asRead`: what the application must still be; otherwise it throws and nothing changes.
 */
export async function leaveJob(
  { store, now }: Context,
  candidateId: string,
  asRead: Precondition = { exists: true },
): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const [candidateDoc, resumeDoc] = await Promise.all([
      transaction.get(store.candidates.doc(candidateId)),
      transaction.get(store.resumes.doc(candidateId)),
    ]);
    const candidate = candidateDoc.data();
    if (candidate === undefined) return;
    const { jobId, companyId } = candidate;
    const closure =
      jobId === null || companyId === null
        ? null
        : await countedAgain(store, transaction, jobId, companyId);
    const gone = FieldValue.delete();
    const untold = withoutUntold(candidate, now);
    const change = {
      companyId: null,
      company: null,
      companyNote: gone,
      ...(untold === null ? {} : { ...untold, answers: untold.answers ?? gone }),
    };
    transaction.update(candidateDoc.ref, change, asRead);
    if (closure !== null) transaction.update(closure.ref, { applications: closure.applications });
    const resume = resumeDoc.data();
    // The company's name must no longer find the person either.
    if (resume !== undefined)
      transaction.update(resumeDoc.ref, {
        company: null,
        searchTerms: resumeSearchTerms({ ...resume, company: null }, candidate.coverLetter),
      });
    const mails = applicationMailIds(candidate);
    const naming = [mails.company, mails.receipt, ...answerStages.map((stage) => mails[stage])];
    for (const id of naming) transaction.delete(store.mail.doc(id));
  });
}

/**
 * Removes a person from the talent pool, and the consent from the application; what was sent to a job stays there.
 * `asRead` as for `leaveJob`.
 */
export async function leaveTalentPool(
  context: Context,
  candidateId: string,
  asRead: Precondition = { exists: true },
): Promise<void> {
  const { store } = context;
  const owner = await store.firestore.runTransaction(async (transaction) => {
    const [candidate, resume] = await Promise.all([
      transaction.get(store.candidates.doc(candidateId)),
      transaction.get(store.resumes.doc(candidateId)),
    ]);
    if (!candidate.exists) return null;
    transaction.update(candidate.ref, { "consent.talentPool": false }, asRead);
    if (resume.exists) transaction.update(resume.ref, { talentPoolConsent: false });
    transaction.delete(store.talentPool.doc(candidateId));
    const email = candidate.get("email") as string | null;
    return cardOwnerOf({ resumeId: candidateId, email });
  });
  if (owner !== null) await forgetRequests(context, owner);
}
