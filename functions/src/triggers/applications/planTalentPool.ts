import { collections } from "../../domain/collections.ts";
import type { Resume } from "../../domain/application/resume.ts";
import type { TalentPoolEntry } from "../../domain/talent/talentPoolEntry.ts";
import { auditEntry } from "../../store/newAuditEntry.ts";
import type { Write } from "../../store/writes.ts";

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
