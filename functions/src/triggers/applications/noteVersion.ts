import { FieldValue, type Transaction } from "firebase-admin/firestore";
import type { Desk } from "../../desk.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import { isAbout, type Resume, resumeVersion } from "../../domain/application/resume.ts";

/**
 * Notes on the résumé record of an application which file it has, by a digest of the bytes, or null for none. A file that
 * was not there when the decision was taken opens the decision again by leaving nothing of it.
 */
export function noteVersion(
  { store, now }: Desk,
  transaction: Transaction,
  candidate: Candidate,
  resume: Resume | undefined,
  digest: string | null,
): void {
  if (resume === undefined || !isAbout(resume, candidate) || resume.fileDigest === digest) return;
  const isFirstLook = resume.fileDigest === undefined;
  const opensAgain = !isFirstLook && digest !== null && resume.status !== "pending";
  transaction.update(store.resumes.doc(candidate.id), {
    fileDigest: digest,
    version: resumeVersion(candidate, digest),
    ...(opensAgain
      ? {
          status: "pending",
          notes: "",
          decidedVersion: FieldValue.delete(),
          createdAt: now,
          updatedAt: now,
        }
      : {}),
  });
  if (opensAgain) transaction.delete(store.talentPool.doc(candidate.id));
}
