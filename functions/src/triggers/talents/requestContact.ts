import type { Transaction } from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import { openContext, type Context } from "../../context.ts";
import {
  contactAskSchema,
  contactRequestId,
  type ContactAsk,
  type ContactAskAnswer,
  type ContactRequest,
} from "../../domain/talent/contactRequest.ts";
import type { TalentCard } from "../../domain/talent/talentCard.ts";
import { addDays, endOfDay, isoDay } from "../../domain/dates.ts";
import type { Job } from "../../domain/job/job.ts";
import { isOpen } from "../../domain/job/jobStanding.ts";
import { limits } from "../../domain/limits.ts";
import { contactMail, contactMailIds } from "../../mail/contactMails.ts";
import { fromTheSite, linkSecret, linkSecrets } from "../../functionOptions.ts";
import { emailBudget, isConfirmed, readBudgets } from "../../store/mailCounts.ts";
import { execute, type Write } from "../../store/writes.ts";
import { theAuth } from "../../store/app.ts";
import { requireAdministrator } from "../requireAdministrator.ts";
import { onPageCall } from "../onPageCall.ts";
import { entriesOfCard } from "./cardOwner.ts";
import { shownOf, type Shown } from "./shownEntry.ts";

/** The caller: a company under its proved address, or the administrator for the job's company. */
export type Asker = { origin: "admin" } | { origin: "company"; companyId: string; email: string };

/**
 * Asks a person of the talent bank, for a company with an open job, whether it may contact them. Throws
 * `permission-denied`, `invalid-argument`.
 */
export const requestContact = onPageCall(
  { ...fromTheSite, secrets: linkSecrets },
  async ({ auth, data }): Promise<ContactAskAnswer> => {
    const asker = await askerOf(auth);
    if (asker === null)
      throw new HttpsError("permission-denied", "Entre com a conta de uma empresa.");
    const ask = contactAskSchema.safeParse(data);
    if (!ask.success) throw new HttpsError("invalid-argument", "Confira o pedido.");
    return askForContact(openContext(), linkSecret.value(), asker, ask.data);
  },
);

type Caller = { uid: string; token: { [claim: string]: unknown } };

async function askerOf(caller: Caller | undefined): Promise<Asker | null> {
  if (caller === undefined) return null;
  const { uid, token } = caller;
  if (token["admin"] === true) {
    await requireAdministrator(await theAuth(), caller);
    return { origin: "admin" };
  }
  const provider = (token["firebase"] as { sign_in_provider?: string } | undefined)
    ?.sign_in_provider;
  const email = token["email"];
  if (provider === "anonymous" || token["email_verified"] !== true || typeof email !== "string")
    return null;
  return { origin: "company", companyId: uid, email };
}

/** Checks every bound in the transaction that writes the request and its mail. */
export async function askForContact(
  context: Context,
  secret: string,
  asker: Asker,
  ask: ContactAsk,
): Promise<ContactAskAnswer> {
  const { store } = context;
  return store.firestore.runTransaction(async (transaction): Promise<ContactAskAnswer> => {
    const read = await readAsk(context, transaction, asker, ask);
    if ("state" in read) return read;
    const recipient = await readRecipient(context, transaction, read.shown.entry.email);
    if (read.waitingForPerson >= recipient.most) return { state: "busy" };
    execute(store, transaction, planAsk(read, ask, asker, recipient, { ...context, secret }));
    return { state: "sent" };
  });
}

/** A request that may be made if its recipient has room for it. */
type AskSnapshot = {
  id: string;
  companyId: string;
  job: Job;
  card: TalentCard;
  shown: Shown;
  waitingForPerson: number;
};

/** The documents of a request, or why it may not be made. */
async function readAsk(
  { store, now }: Context,
  transaction: Transaction,
  asker: Asker,
  { cardId, jobId }: ContactAsk,
): Promise<AskSnapshot | ContactAskAnswer> {
  const [card, jobDoc] = await Promise.all([
    transaction.get(store.talentCards.doc(cardId)),
    transaction.get(store.jobs.doc(jobId)),
  ]);
  const job = jobDoc.data();
  const companyId = job?.companyId ?? null;
  if (job === undefined || companyId === null) return { state: "jobClosed" };
  if (asker.origin === "company" && asker.companyId !== companyId) return { state: "jobClosed" };
  const id = contactRequestId(cardId, companyId);
  const [company, tombstone, known, shown, ofCompany, ofPerson] = await Promise.all([
    transaction.get(store.companies.doc(companyId)),
    transaction.get(store.tombstones.doc(companyId)),
    transaction.get(store.contactRequests.doc(id)),
    entriesOfCard(store, transaction, cardId).then((entries) =>
      shownOf(store, transaction, entries),
    ),
    transaction.get(waiting(store, "companyId", companyId).limit(limits.contactsWaiting.company)),
    transaction.get(waiting(store, "cardId", cardId).limit(limits.contactsWaiting.person)),
  ]);
  const refusal = refusalOf(asker, {
    mayAsk: mayAsk(asker, company.data(), tombstone.exists),
    isOpen: isOpen(job, now),
    isGone: !card.exists || shown === null,
    isAsked: known.exists,
    waitingForCompany: ofCompany.size,
  });
  if (refusal !== null) return refusal;
  return {
    id,
    companyId,
    job,
    card: card.data()!,
    shown: shown!,
    waitingForPerson: ofPerson.size,
  };
}

/** Why a request may not be made, or null if it may. */
function refusalOf(
  asker: Asker,
  found: {
    mayAsk: boolean;
    isOpen: boolean;
    isGone: boolean;
    isAsked: boolean;
    waitingForCompany: number;
  },
): ContactAskAnswer | null {
  if (!found.mayAsk) return { state: "inactive" };
  if (!found.isOpen) return { state: "jobClosed" };
  if (found.isGone) return { state: "gone" };
  if (found.isAsked) return { state: "asked" };
  const isFull = found.waitingForCompany >= limits.contactsWaiting.company;
  return asker.origin === "company" && isFull ? { state: "tooMany" } : null;
}

/** The request, and the mail that tells a person with an address of it; others see it on their device. */
function planAsk(
  { id, companyId, job, card, shown }: AskSnapshot,
  { cardId, jobId, message }: ContactAsk,
  asker: Asker,
  recipient: Recipient,
  { siteUrl, secret, now }: { siteUrl: string; secret: string; now: Date },
): Write[] {
  const { email } = shown.entry;
  const request: ContactRequest = {
    id,
    cardId,
    companyId,
    company: job.company,
    jobId,
    jobTitle: job.title,
    name: card.name,
    message,
    origin: asker.origin,
    ...(email === null ? { withoutMail: true } : {}),
    status: "waiting",
    createdAt: now,
    ...answerTimes(job, now),
    answeredAt: null,
  };
  const mail = email && contactMail(email, request, job, { siteUrl, secret, now });
  return [
    { in: "contactRequests", id, set: request },
    ...(!mail
      ? []
      : [
          { in: "mail", id: contactMailIds(request).person, set: mail } as const,
          ...recipient.use(),
        ]),
  ];
}

/** Until when the person may answer: the end of the last day; the job may close before. */
function answerTimes(
  { expiresAt: deadline }: Job,
  now: Date,
): Pick<ContactRequest, "expiresAt" | "sureUntil"> {
  const expiresAt = endOfDay(isoDay(addDays(now, limits.contactDays)));
  return deadline < expiresAt ? { expiresAt, sureUntil: deadline } : { expiresAt };
}

/** `most`: how many requests may wait; `use` counts a mail. */
type Recipient = { most: number; use: () => Write[] };

/**
 * How many requests may wait for the address's owner, and what counts the mail. Requests are counted but not held
 * back by strangers' mails, because the administrator approved both sides. Requests without a mail disturb nobody.
 */
async function readRecipient(
  context: Context,
  transaction: Transaction,
  email: string | null,
): Promise<Recipient> {
  const { person, unconfirmed } = limits.contactsWaiting;
  if (email === null) return { most: person, use: () => [] };
  const address = context.fingerprint("address", email);
  const confirmed = await isConfirmed(context, transaction, address);
  const budgets = await readBudgets(context, transaction, {
    address: emailBudget(address, confirmed),
  });
  return { most: confirmed ? person : unconfirmed, use: () => budgets.use(["address"]) };
}

function waiting(store: Context["store"], field: "companyId" | "cardId", id: string) {
  return store.contactRequests.where(field, "==", id).where("status", "==", "waiting");
}

/** What rules require of whoever publishes a job: active, not deleted, under the proved address. */
function mayAsk(
  asker: Asker,
  company: { active: boolean; email: string } | undefined,
  isBuried: boolean,
): boolean {
  if (company?.active !== true || isBuried) return false;
  return asker.origin === "admin" || company.email === asker.email;
}
