import { onDocumentUpdated } from "firebase-functions/firestore";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import type { Resume } from "../../domain/application/resume.ts";
import type { TalentPoolEntry } from "../../domain/talent/talentPoolEntry.ts";
import { auditEntry } from "../../store/newAuditEntry.ts";
import { execute, type Write } from "../../store/writes.ts";
import { indexResume } from "../search/searchIndex.ts";
import { handle } from "../handle.ts";

export const onResumeDecided = onDocumentUpdated(
  { document: `${collections.resumes}/{resumeId}`, retry: true },
  async ({ params, data }) => {
    if (decidedFields.every((field) => data?.before.get(field) === data?.after.get(field))) return;
    await handle("onResumeDecided", params.resumeId, async (context) => {
      await fillTalentPool(context, params.resumeId);
      // The search includes the notes.
      await indexResume(context, params.resumeId);
    });
  },
);

/** The administrator's fields: the decision, and the summary for companies. */
const decidedFields = [
  "status",
  "area",
  "place",
  "education",
  "experience",
  "skills",
] as const satisfies (keyof Resume)[];

/**
 * Updates the talent pool and the audit to the decision on a résumé, which can be taken back and reversed: an
 * approved one with consent is in the pool once, any other is not. A repeated event changes nothing. The entry of an
 * earlier application that is not removed yet is replaced; the event of that withdrawal then leaves it alone.
 */
export async function fillTalentPool({ store, now }: Context, resumeId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const resume = (await transaction.get(store.resumes.doc(resumeId))).data();
    if (resume === undefined || isNeverDecided(resume)) return;
    const [entry, noted] = await Promise.all([
      transaction.get(store.talentPool.doc(resumeId)),
      transaction.get(store.audit.doc(decisionId(resume))),
    ]);
    const snapshot = { resume, entry: entry.data(), isNoted: noted.exists };
    execute(store, transaction, planTalentPool(snapshot, now));
  });
}

/** A résumé that was decided on, what the talent pool holds under its id, and whether the audit has the decision. */
type DecisionSnapshot = {
  resume: Resume;
  entry: TalentPoolEntry | undefined;
  isNoted: boolean;
};

/** Brings the talent pool and the audit up to the decision on a résumé. */
export function planTalentPool({ resume, entry, isNoted }: DecisionSnapshot, now: Date): Write[] {
  const { id, status } = resume;
  const action = status === "pending" ? "undone" : status;
  // Without the notes: they are about a person, and the audit outlives the résumé that contains them.
  const set = auditEntry(collections.resumes, id, action, now);
  return [
    ...planEntry(resume, entry, now),
    ...(isNoted ? [] : [{ in: "audit", id: decisionId(resume), set } as const]),
  ];
}

function planEntry(resume: Resume, entry: TalentPoolEntry | undefined, now: Date): Write[] {
  const { id } = resume;
  const isInPool = entry?.resumePath === resume.resumePath;
  if (!belongsInPool(resume)) return isInPool ? [{ in: "talentPool", id, delete: true }] : [];
  if (!isInPool) return [{ in: "talentPool", id, set: availableEntry(resume, now) }];
  return hasAnotherProfile(entry, resume)
    ? [{ in: "talentPool", id, update: { ...profileOf(resume), updatedAt: now } }]
    : [];
}

function belongsInPool({ status, talentPoolConsent }: Resume): boolean {
  return status === "approved" && talentPoolConsent;
}

/** Only the administrator's decisions change `updatedAt`. */
export function isNeverDecided({ status, createdAt, updatedAt }: Resume): boolean {
  return status === "pending" && updatedAt.getTime() === createdAt.getTime();
}

/** One id for each decision; a résumé sent again under the same id was created later, and is decided separately. */
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
