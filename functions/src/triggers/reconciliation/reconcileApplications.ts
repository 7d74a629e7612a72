import { type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { resumeSearchTerms } from "../../domain/administration/adminSearch.ts";
import { candidateId, type Candidate } from "../../domain/application/candidate.ts";
import { collections } from "../../domain/collections.ts";
import { addDays } from "../../domain/dates.ts";
import { isAbout, type Resume } from "../../domain/application/resume.ts";
import type { TalentPoolEntry } from "../../domain/talent/talentPoolEntry.ts";
import { hasCurrentSkillTerms } from "../../domain/writtenResume/skillTerms.ts";
import { auditEntry, unknownActor } from "../../store/newAuditEntry.ts";
import { fileDigest } from "../../store/resumeFiles.ts";
import { answerApplication } from "../applications/answerApplication.ts";
import { noteResumeFile } from "../applications/noteResumeFile.ts";
import { receiveApplication } from "../applications/onCandidateCreated.ts";
import { removeApplication } from "../applications/onCandidateDeleted.ts";
import { reconcileClosing } from "../closing/reconcileClosing.ts";
import { fillTalentPool } from "../applications/onResumeDecided.ts";
import { decisionId, hasAnotherProfile, isNeverDecided } from "../applications/planTalentPool.ts";
import { hasSameTerms, indexCandidate, indexResume } from "../search/searchIndex.ts";
import { isEndTakenBack, isUnanswered } from "./answerFaults.ts";
import { endCompany } from "./endCompany.ts";
import type { ReconciliationRun } from "./reconciliationRun.ts";
import { walkRows } from "./walkRows.ts";
import { lookBackDays } from "../lookBackDays.ts";

type Row<T> = QueryDocumentSnapshot<T> | undefined;
type Kin = { lead: Row<Candidate>; resume: Row<Resume>; entry: Row<TalentPoolEntry> };

/** Goes through applications, their résumé records and the talent pool. */
export function reconcileApplications(run: ReconciliationRun): Promise<number> {
  const { candidates, resumes, talentPool } = run.context.store;
  const family = { lead: candidates, resume: resumes, entry: talentPool };
  return walkRows(run.context, "applications", family, (page) =>
    run.look(page, async (id, kin) => {
      if (kin.resume !== undefined && !(kin.resume.get("appliedAt") instanceof Timestamp))
        return run.mend("oldResume", id, () => dateResume(run.context, id));
      if (kin.lead === undefined) await lookAtWithdrawn(run, id, kin);
      else await lookAtApplication(run, kin.lead.data(), kin);
    }),
  );
}

/** Adds a missing application date to a résumé record; for another application's record, the date of creation. */
async function dateResume({ store }: Context, id: string): Promise<void> {
  const { firestore } = store;
  await firestore.runTransaction(async (transaction) => {
    const [resume, candidate] = await Promise.all(
      [store.resumes, store.candidates].map((rows) =>
        transaction.get(firestore.doc(rows.doc(id).path)),
      ),
    );
    const isOfThis = candidate!.get("resumePath") === resume!.get("resumePath");
    const appliedAt: unknown = (isOfThis ? candidate! : resume!).get("createdAt");
    if (resume!.exists) transaction.update(resume!.ref, { appliedAt });
  });
}

async function lookAtWithdrawn(
  run: ReconciliationRun,
  id: string,
  { resume, entry }: Kin,
): Promise<void> {
  if (resume !== undefined)
    await run.mend("withdrawnApplication", id, () => clearUp(run, id, resume.data()));
  else if (entry !== undefined)
    await run.mend("talentPool", id, () => removeEntry(run.context, id));
}

/**
 * What the event of a withdrawal would have done; the audit comes first, because it cannot be written once the record
 * is deleted.
 */
async function clearUp(
  { context, bucket }: ReconciliationRun,
  id: string,
  resume: Resume,
): Promise<void> {
  const { resumePath, appliedAt } = resume;
  await context.store.audit
    .doc(`reconciled-${id}-${appliedAt.getTime()}`)
    .set(auditEntry(collections.candidates, id, "deleted", context.now, { actor: unknownActor }));
  await removeApplication(context, bucket, id, resumePath);
  await removeEntry(context, id);
}

/** Removes a talent-pool entry without a résumé record. */
async function removeEntry({ store }: Context, id: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const entryRef = store.talentPool.doc(id);
    const [resume, entry] = await Promise.all([
      transaction.get(store.resumes.doc(id)),
      transaction.get(entryRef),
    ]);
    const { status, talentPoolConsent, resumePath } = resume.data() ?? {};
    const stands = status === "approved" && talentPoolConsent === true;
    if (entry.exists && !(stands && entry.get("resumePath") === resumePath))
      transaction.delete(entryRef);
  });
}

async function lookAtApplication(
  run: ReconciliationRun,
  candidate: Candidate,
  kin: Kin,
): Promise<void> {
  const { context, bucket } = run;
  const { id, companyId } = candidate;
  if (id !== candidateId(candidate.jobId, candidate.uid)) run.note("foreignApplication", id);
  if (companyId !== null && (await run.company(companyId)) === null)
    return endCompany(run, companyId);
  const resume = kin.resume?.data();
  if (resume === undefined || !isAbout(resume, candidate))
    return run.mend("applicationWithoutResume", id, async () => {
      if (resume !== undefined) await removeApplication(context, bucket, id, resume.resumePath);
      await removeEntry(context, id);
      await receiveApplication(context, id);
      await noteResumeFile(context, bucket, id);
    });
  await lookAtFile(run, candidate, resume);
  if (candidate.company !== resume.company)
    await run.mend("companyName", id, () => followCompany(context, id));
  await lookAtTerms(run, candidate, resume);
  await lookAtAnswers(run, candidate);
  if (isWrongInPool(resume, kin.entry?.data()) || !(await isNoted(context, resume)))
    await run.mend("talentPool", id, async () => {
      await removeEntry(context, id);
      await fillTalentPool(context, id);
    });
}

async function lookAtAnswers(run: ReconciliationRun, candidate: Candidate): Promise<void> {
  const { context } = run;
  const { id, jobId, stageAt } = candidate;
  if (jobId !== null && (await isEndTakenBack(context, candidate)))
    await run.mend("closing", jobId, () => reconcileClosing(context, jobId, stageAt));
  else if (await isUnanswered(context, candidate))
    await run.mend("answer", id, () => answerApplication(context, id));
}

async function lookAtTerms(
  run: ReconciliationRun,
  candidate: Candidate,
  resume: Resume,
): Promise<void> {
  const { context } = run;
  const { id, coverLetter } = candidate;
  if (!hasSameTerms(resume.searchTerms, resumeSearchTerms(resume, coverLetter)))
    await run.mend("searchTerms", id, () => indexResume(context, id));
  if (!hasCurrentSkillTerms(candidate))
    await run.mend("searchTerms", id, () => indexCandidate(context, id));
}

async function lookAtFile(
  run: ReconciliationRun,
  candidate: Candidate,
  resume: Resume,
): Promise<void> {
  const { context, bucket } = run;
  const { id, resumePath, resumeMissing = false } = candidate;
  const digest = await fileDigest(bucket, resumePath);
  if (digest !== resume.fileDigest || (digest === null) !== resumeMissing)
    await run.mend("resumeFile", id, () => noteResumeFile(context, bucket, id));
}

/**
 * A company name missing on one of both is removed from the other: its company is deleted, or the person withdrew
 * from it.
 */
async function followCompany(context: Context, id: string): Promise<void> {
  const { firestore, candidates, resumes } = context.store;
  await firestore.runTransaction(async (transaction) => {
    const [candidate, resume] = await Promise.all([
      transaction.get(candidates.doc(id)),
      transaction.get(resumes.doc(id)),
    ]);
    const row = candidate.data();
    if (row === undefined || !resume.exists) return;
    const isTaken = row.companyId === null && resume.get("company") === null;
    const company = isTaken ? null : row.company;
    transaction.update(candidate.ref, { company });
    transaction.update(resume.ref, { company });
  });
  await indexResume(context, id);
}

function isWrongInPool(resume: Resume, entry: TalentPoolEntry | undefined): boolean {
  const belongs = resume.status === "approved" && resume.talentPoolConsent;
  if (entry === undefined) return belongs;
  return !belongs || entry.resumePath !== resume.resumePath || hasAnotherProfile(entry, resume);
}

/** Whether a recent decision on a résumé is in the audit. One that was approved on arrival needs none. */
async function isNoted({ store, now }: Context, resume: Resume): Promise<boolean> {
  const { createdAt, updatedAt } = resume;
  const isDecided = !isNeverDecided(resume) && updatedAt.getTime() !== createdAt.getTime();
  if (!isDecided || updatedAt <= addDays(now, -lookBackDays)) return true;
  return (await store.audit.doc(decisionId(resume)).get()).exists;
}
