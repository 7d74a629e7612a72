import { type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { resumeSearchTerms } from "../../domain/administration/adminSearch.ts";
import { candidateId, type Candidate } from "../../domain/application/candidate.ts";
import { collections } from "../../domain/collections.ts";
import { addDays } from "../../domain/dates.ts";
import { isAbout, type Resume } from "../../domain/application/resume.ts";
import type { TalentPoolEntry } from "../../domain/talent/talentPoolEntry.ts";
import { auditEntry, unknownActor } from "../../store/newAuditEntry.ts";
import { fileDigest } from "../../store/resumeFiles.ts";
import { noteResumeFile } from "../applications/noteResumeFile.ts";
import { receiveApplication } from "../applications/onCandidateCreated.ts";
import { removeApplication } from "../applications/onCandidateDeleted.ts";
import {
  decisionId,
  fillTalentPool,
  hasAnotherProfile,
  isNeverDecided,
} from "../applications/onResumeDecided.ts";
import { hasSameTerms, indexResume } from "../search/searchIndex.ts";
import { endCompany } from "./endCompany.ts";
import type { Round } from "./reconciliationRun.ts";
import { walkRows } from "./walkRows.ts";

type Row<T> = QueryDocumentSnapshot<T> | undefined;
type Kin = { lead: Row<Candidate>; resume: Row<Resume>; entry: Row<TalentPoolEntry> };

/** Goes through applications, their résumé records and the talent pool. */
export function reconcileApplications(round: Round): Promise<number> {
  const { candidates, resumes, talentPool } = round.context.store;
  const family = { lead: candidates, resume: resumes, entry: talentPool };
  return walkRows(round.context, "applications", family, (page) =>
    round.look(page, async (id, kin) => {
      if (kin.resume !== undefined && !(kin.resume.get("appliedAt") instanceof Timestamp))
        return round.mend("oldResume", id, () => dateResume(round.context, id));
      if (kin.lead === undefined) await lookAtWithdrawn(round, id, kin);
      else await lookAtApplication(round, kin.lead.data(), kin);
    }),
  );
}

/** Says of a record from before that was kept when its application was made; of another application's, when it was opened. */
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

async function lookAtWithdrawn(round: Round, id: string, { resume, entry }: Kin): Promise<void> {
  if (resume !== undefined)
    await round.mend("withdrawnApplication", id, () => clearUp(round, id, resume.data()));
  else if (entry !== undefined)
    await round.mend("talentPool", id, () => removeEntry(round.context, id));
}

/** What the event of a withdrawal would have done; noted first, since the note cannot be made once the record is gone. */
async function clearUp({ context, bucket }: Round, id: string, resume: Resume): Promise<void> {
  const { resumePath, appliedAt } = resume;
  await context.store.audit
    .doc(`reconciled-${id}-${appliedAt.getTime()}`)
    .set(auditEntry(collections.candidates, id, "deleted", context.now, { actor: unknownActor }));
  await removeApplication(context, bucket, id, resumePath);
  await removeEntry(context, id);
}

/** Removes an entry of the talent pool that no résumé record stands behind. */
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

async function lookAtApplication(round: Round, candidate: Candidate, kin: Kin): Promise<void> {
  const { context, bucket } = round;
  const { id, companyId } = candidate;
  if (id !== candidateId(candidate.jobId, candidate.uid)) round.note("foreignApplication", id);
  if (companyId !== null && (await round.activity(companyId)) === null)
    return endCompany(round, companyId);
  const resume = kin.resume?.data();
  if (resume === undefined || !isAbout(resume, candidate))
    return round.mend("applicationWithoutResume", id, async () => {
      if (resume !== undefined) await removeApplication(context, bucket, id, resume.resumePath);
      await removeEntry(context, id);
      await receiveApplication(context, id);
      await noteResumeFile(context, bucket, id);
    });
  await lookAtFile(round, candidate, resume);
  if (candidate.company !== resume.company)
    await round.mend("companyName", id, () => followCompany(context, id));
  if (!hasSameTerms(resume.searchTerms, resumeSearchTerms(resume, candidate.coverLetter)))
    await round.mend("searchTerms", id, () => indexResume(context, id));
  if (isWrongInPool(resume, kin.entry?.data()) || !(await isNoted(context, resume)))
    await round.mend("talentPool", id, async () => {
      await removeEntry(context, id);
      await fillTalentPool(context, id);
    });
}

async function lookAtFile(round: Round, candidate: Candidate, resume: Resume): Promise<void> {
  const { context, bucket } = round;
  const { id, resumePath, resumeMissing = false } = candidate;
  const digest = await fileDigest(bucket, resumePath);
  if (digest !== resume.fileDigest || (digest === null) !== resumeMissing)
    await round.mend("resumeFile", id, () => noteResumeFile(context, bucket, id));
}

/** A name that was taken from one of both goes from the other: its company is gone, or the person left it. */
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

/** How many days back a decision is looked for in the audit: longer than a pass takes. */
const lookBackDays = 14;

/** Whether the last decision on a résumé, where it is recent, is in the audit. One that was approved as it came needs none. */
async function isNoted({ store, now }: Context, resume: Resume): Promise<boolean> {
  const { createdAt, updatedAt } = resume;
  const isDecided = !isNeverDecided(resume) && updatedAt.getTime() !== createdAt.getTime();
  if (!isDecided || updatedAt <= addDays(now, -lookBackDays)) return true;
  return (await store.audit.doc(decisionId(resume)).get()).exists;
}
