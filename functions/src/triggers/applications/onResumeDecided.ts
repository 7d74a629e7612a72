import { onDocumentUpdated } from "firebase-functions/firestore";
import type { Desk } from "../../desk.ts";
import { collections } from "../../domain/collections.ts";
import type { Resume } from "../../domain/application/resume.ts";
import type { TalentPoolEntry } from "../../domain/talent/talentPoolEntry.ts";
import { auditEntry } from "../../store/newAuditEntry.ts";
import { indexResume } from "../search/searchIndex.ts";
import { handle } from "../handle.ts";

export const onResumeDecided = onDocumentUpdated(
  { document: `${collections.resumes}/{resumeId}`, retry: true },
  async ({ params, data }) => {
    if (decidedFields.every((field) => data?.before.get(field) === data?.after.get(field))) return;
    await handle("onResumeDecided", params.resumeId, async (desk) => {
      await fillTalentPool(desk, params.resumeId);
      // The notes are searched too.
      await indexResume(desk, params.resumeId);
    });
  },
);

/** What the administrator writes: the decision, and what companies are told of the person. */
const decidedFields = [
  "status",
  "area",
  "place",
  "education",
  "experience",
  "skills",
] as const satisfies (keyof Resume)[];

/**
 * Brings the talent pool and the audit up to the decision on a résumé, which may be taken back and reversed: an approved
 * one is in the pool, once and only with consent; any other is not. A repeated event finds both so. The entry of an
 * earlier application, withdrawn but not yet cleared up, is replaced; the event of that withdrawal then leaves it alone.
 */
export async function fillTalentPool({ store, now }: Desk, resumeId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const resume = (await transaction.get(store.resumes.doc(resumeId))).data();
    if (resume === undefined || isNeverDecided(resume)) return;
    const entryRef = store.talentPool.doc(resumeId);
    const auditRef = store.audit.doc(decisionId(resume));
    const [entry, noted] = await Promise.all([
      transaction.get(entryRef),
      transaction.get(auditRef),
    ]);

    const before = entry.data();
    const isInPool = before?.resumePath === resume.resumePath;
    const belongsInPool = resume.status === "approved" && resume.talentPoolConsent;
    if (belongsInPool && !isInPool) transaction.set(entryRef, availableEntry(resume, now));
    if (belongsInPool && isInPool && hasAnotherProfile(before, resume))
      transaction.update(entryRef, { ...profileOf(resume), updatedAt: now });
    if (!belongsInPool && isInPool) transaction.delete(entryRef);
    if (!noted.exists) {
      const action = resume.status === "pending" ? "undone" : resume.status;
      // Without the notes: they are about a person, and the audit outlives the résumé that holds them.
      transaction.set(auditRef, auditEntry(collections.resumes, resumeId, action, now));
    }
  });
}

/** The administrator's decisions alone move `updatedAt`. */
export function isNeverDecided({ status, createdAt, updatedAt }: Resume): boolean {
  return status === "pending" && updatedAt.getTime() === createdAt.getTime();
}

/** One of each decision; a résumé that was sent again under the same id was created later, and is decided by itself. */
export function decisionId({ id, status, createdAt, updatedAt }: Resume): string {
  const word = status === "pending" ? "undone" : status;
  return [id, createdAt.getTime(), word, updatedAt.getTime()].join("-");
}

type Profile = Required<
  Pick<TalentPoolEntry, "area" | "place" | "education" | "experience" | "skills">
>;

function profileOf(row: Resume | TalentPoolEntry): Profile {
  const { area = null, place = null, education, experience, skills } = row;
  return { area, place, education, experience, skills };
}

export function hasAnotherProfile(entry: TalentPoolEntry, resume: Resume): boolean {
  return JSON.stringify(profileOf(entry)) !== JSON.stringify(profileOf(resume));
}

function availableEntry(resume: Resume, now: Date): TalentPoolEntry {
  const { id, name, email, phone, resumePath } = resume;
  return {
    resumeId: id,
    name,
    email,
    phone,
    ...profileOf(resume),
    resumePath,
    status: "available",
    createdAt: now,
    updatedAt: now,
  };
}
