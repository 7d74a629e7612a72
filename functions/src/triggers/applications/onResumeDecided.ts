import { onDocumentUpdated } from "firebase-functions/firestore";
import type { Desk } from "../../desk.ts";
import { collections } from "../../domain/collections.ts";
import type { Resume } from "../../domain/resume.ts";
import type { TalentPoolEntry } from "../../domain/talentPoolEntry.ts";
import { auditEntry } from "../../store/auditEntry.ts";
import { indexResume } from "../search/searchIndex.ts";
import { handle } from "../handle.ts";

export const onResumeDecided = onDocumentUpdated(
  { document: `${collections.resumes}/{resumeId}`, retry: true },
  async ({ params, data }) => {
    if (data?.before.get("status") === data?.after.get("status")) return;
    await handle("onResumeDecided", params.resumeId, async (desk) => {
      await fillTalentPool(desk, params.resumeId);
      // The notes are searched too.
      await indexResume(desk, params.resumeId);
    });
  },
);

/**
 * Puts an approved résumé in the talent pool, once and only with consent, and writes the decision to the audit. A
 * repeated event finds both there. The entry of an earlier application, withdrawn but not yet cleared up, is replaced;
 * the event of that withdrawal then leaves it alone.
 */
export async function fillTalentPool({ store, now }: Desk, resumeId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const resume = (await transaction.get(store.resumes.doc(resumeId))).data();
    if (resume === undefined || resume.status === "pending") return;
    const entryRef = store.talentPool.doc(resumeId);
    // A résumé that was sent again under the same id was created later, and is decided by itself.
    const auditRef = store.audit.doc(`${resumeId}-${resume.createdAt.getTime()}-${resume.status}`);
    const [entry, noted] = await Promise.all([
      transaction.get(entryRef),
      transaction.get(auditRef),
    ]);

    if (
      resume.status === "approved" &&
      resume.talentPoolConsent &&
      entry.data()?.resumePath !== resume.resumePath
    ) {
      transaction.set(entryRef, availableEntry(resume, now));
    }
    if (!noted.exists) {
      // Without the notes: they are about a person, and the audit outlives the résumé that holds them.
      transaction.set(auditRef, auditEntry(collections.resumes, resumeId, resume.status, now));
    }
  });
}

function availableEntry(
  { id, name, email, phone, education, experience, skills, resumePath }: Resume,
  now: Date,
): TalentPoolEntry {
  return {
    resumeId: id,
    name,
    email,
    phone,
    education,
    experience,
    skills,
    resumePath,
    status: "available",
    createdAt: now,
    updatedAt: now,
  };
}
