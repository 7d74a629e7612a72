import { randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { auditEntry, thePerson } from "../../store/newAuditEntry.ts";
import type { Bucket } from "../../store/resumeFiles.ts";
import type { Store } from "../../store/store.ts";
import { forgetReporter } from "../reports/reconcileReports.ts";
import { removeStrayCard } from "../talents/reconcileTalentCard.ts";
import { removeApplication } from "../applications/onCandidateDeleted.ts";
import { type DataHolder, sentBy } from "./dataHolder.ts";

const pageSize = 100;

/** `only`: of the holder's applications these; `actor`: who erases, the person by default. */
type Erasure = { only?: ReadonlySet<string>; actor?: string };

/**
 * Removes everything that a holder sent: records, files, résumés, talent-pool entries, mails, and reports of jobs by
 * the accounts of the applications; writes a receipt without the person. Works in pages that find only what is left,
 * so an interrupted try is continued by the next.
 */
export async function eraseOwnData(
  context: Context,
  bucket: Bucket,
  holder: DataHolder,
  { only, actor = thePerson }: Erasure = {},
): Promise<{ receipt: string; applications: number }> {
  const { store, now } = context;
  const cardIds = new Set<unknown>();
  let applications = 0;
  for (let page = await nextPage(store, holder, only); page.length > 0;) {
    for (const row of page) {
      cardIds.add((await store.talentPool.doc(row.id).get()).get("cardId"));
      await forgetReporter(context, String(row.get("uid")));
      await row.ref.delete();
      // By its field, not its schema: a record that fits no schema stops no erasure.
      await removeApplication(context, bucket, row.id, String(row.get("resumePath")));
      applications += 1;
    }
    page = await nextPage(store, holder, only);
  }
  if (holder.by === "email")
    for (const cardId of await eraseAddress(context, holder.value)) cardIds.add(cardId);
  // The entries' own events do the same after an interruption.
  for (const cardId of cardIds)
    if (typeof cardId === "string") await removeStrayCard(context, cardId, "removed");
  const receipt = randomBytes(6).toString("hex").toUpperCase();
  await store.audit.doc(`erasure-${receipt}`).set(
    auditEntry(collections.candidates, receipt, "erased", now, {
      actor,
      notes: `${applications}`,
    }),
  );
  return { receipt, applications };
}

/** The next applications to erase; none: all are erased. */
async function nextPage(store: Store, holder: DataHolder, only?: ReadonlySet<string>) {
  if (only === undefined) return (await sentBy(store, holder).limit(pageSize).get()).docs;
  return (await sentBy(store, holder).get()).docs.filter(({ id }) => only.has(id));
}

/**
 * Removes what an address has besides its applications: what an interrupted removal left before its event was retried,
 * alerts, mails, and the confirmation of the address. Sent mails stay counted (domain/mail/mailBudget.ts). Returns the cards
 * of what was left.
 */
async function eraseAddress(context: Context, email: string): Promise<unknown[]> {
  const { store } = context;
  const cardIds: unknown[] = [];
  for (const rows of [
    store.resumes.where("email", "==", email),
    store.talentPool.where("email", "==", email),
    store.alerts.where("email", "==", email),
  ]) {
    for (const row of (await rows.get()).docs) {
      cardIds.push(row.get("cardId"));
      await row.ref.delete();
    }
  }
  await removeMails(context, email);
  await store.confirmedAddresses.doc(context.fingerprint("address", email)).delete();
  return cardIds;
}

/** A company under the same address, whoever registered it, keeps its own mails, and nothing of the person's. */
async function removeMails({ store }: Context, email: string): Promise<void> {
  const companies = await store.companies.where("email", "==", email).select().get();
  const ids = new Set(companies.docs.map(({ id }) => id));
  const mails = await store.mail.where("to", "array-contains", email).get();
  for (const mail of mails.docs)
    if (!ids.has(mail.get("companyId") as string)) await mail.ref.delete();
}
