import { onDocumentUpdated } from "firebase-functions/firestore";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import type { Resume } from "../../domain/application/resume.ts";
import { execute } from "../../store/writes.ts";
import { indexResume } from "../search/searchIndex.ts";
import { handle } from "../handle.ts";
import { decisionId, isNeverDecided, planTalentPool } from "./planTalentPool.ts";

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
