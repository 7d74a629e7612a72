import { FieldValue } from "firebase-admin/firestore";
import type { Candidate } from "../../domain/application/candidate.ts";
import { isAbout, type Resume, resumeVersion } from "../../domain/application/resume.ts";
import type { Write } from "../../store/writes.ts";

/**
 * Notes on the résumé record of an application which file it has, by a digest of the bytes, or null for none. A file that
 * was not there when the decision was taken opens the decision again by leaving nothing of it.
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
