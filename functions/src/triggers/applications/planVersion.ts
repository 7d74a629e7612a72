import { FieldValue } from "firebase-admin/firestore";
import type { Candidate } from "../../domain/application/candidate.ts";
import { isAbout, type Resume, resumeVersion } from "../../domain/application/resume.ts";
import type { Write } from "../../store/writes.ts";

/**
 * Writes to an application's résumé record the digest of its file, or null for a missing one. Another file than the
 * decided one resets the decision.
 */
export function planVersion(
  candidate: Candidate,
  resume: Resume | undefined,
  digest: string | null,
  now: Date,
): Write[] {
  const { id } = candidate;
  if (resume === undefined || !isAbout(resume, candidate) || resume.fileDigest === digest)
    return [];
  const noted = { fileDigest: digest, version: resumeVersion(candidate, digest) };
  const isFirstLook = resume.fileDigest === undefined;
  if (isFirstLook || digest === null || resume.status === "pending")
    return [{ in: "resumes", id, update: noted }];
  const opened = {
    status: "pending",
    notes: "",
    decidedVersion: FieldValue.delete(),
    createdAt: now,
    updatedAt: now,
  } as const;
  return [
    { in: "resumes", id, update: { ...noted, ...opened } },
    { in: "talentPool", id, delete: true },
  ];
}
