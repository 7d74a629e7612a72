import { randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { auditEntry, thePerson } from "../../store/newAuditEntry.ts";
import type { Bucket } from "../../store/resumeFiles.ts";
import { forgetReporter } from "../reports/reconcileReports.ts";
import { removeStrayCard } from "../talents/reconcileTalentCard.ts";
import { removeApplication } from "../applications/onCandidateDeleted.ts";

const pageSize = 100;

/**
 * Removes everything under an address: records, files, résumés, talent-pool entries, mails, and reports of jobs by the
 * accounts of its applications; writes a receipt without
 * the person. Works in pages that find only what is left, so an interrupted try is continued by the next.
 */
export async function eraseOwnData(
  context: Context,
  bucket: Bucket,
  email: string,
): Promise<{ receipt: string; applications: number }> {
  const { store, now } = context;
  const entries = await store.talentPool.where("email", "==", email).get();
  const cardIds = new Set(entries.docs.map((row) => row.get("cardId") as unknown));
  let applications = 0;
  const sent = store.candidates.where("email", "==", email).limit(pageSize);
  for (let page = await sent.get(); page.size > 0; page = await sent.get()) {
    for (const row of page.docs) {
      await forgetReporter(context, String(row.get("uid")));
      await row.ref.delete();
      // By its field, not its schema: a record that fits no schema stops no erasure.
      await removeApplication(context, bucket, row.id, String(row.get("resumePath")));
      applications += 1;
    }
  }
  // Left by an interrupted removal, before its event was retried.
  for (const rows of [
    store.resumes.where("email", "==", email),
    store.talentPool.where("email", "==", email),
  ]) {
    for (const { ref } of (await rows.get()).docs) await ref.delete();
  }
  // The entries' own events do the same after an interruption.
  for (const cardId of cardIds)
    if (typeof cardId === "string") await removeStrayCard(context, cardId);
  await removeMails(context, email);
  // An erasure also removes the confirmation of the address; sent mails stay counted (domain/mail/mailBudget.ts).
  await store.confirmedAddresses.doc(context.fingerprint("address", email)).delete();
  const receipt = randomBytes(6).toString("hex").toUpperCase();
  await store.audit.doc(`erasure-${receipt}`).set(
    auditEntry(collections.candidates, receipt, "erased", now, {
      actor: thePerson,
      notes: `${applications}`,
    }),
  );
  return { receipt, applications };
}

/** A company with an account under the same address keeps the mails about its jobs. */
async function removeMails({ store }: Context, email: string): Promise<void> {
  const isCompany = !(await store.companies.where("email", "==", email).limit(1).get()).empty;
  const mails = await store.mail.where("to", "array-contains", email).get();
  for (const { ref, id } of mails.docs)
    if (!isCompany || id.startsWith("own-data-")) await ref.delete();
}
