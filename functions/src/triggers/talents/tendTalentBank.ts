import type { QueryDocumentSnapshot, Query } from "firebase-admin/firestore";
import { openContext, type Context } from "../../context.ts";
import type { ContactRequest, ContactStatus } from "../../domain/talent/contactRequest.ts";
import { addDays } from "../../domain/dates.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import { isExpired } from "../../domain/job/jobStanding.ts";
import { limits } from "../../domain/limits.ts";
import { retention } from "../../domain/privacy/retention.ts";
import { contactMailIds, contactOutcomeMail } from "../../mail/contactMails.ts";
import { linkSecret, linkSecrets } from "../../functionOptions.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { ifUnchanged } from "../../store/ifUnchanged.ts";
import { attempt } from "../handle.ts";
import { reconcileHiring } from "../companies/reconcileHiring.ts";
import { cardOwnerOf } from "./cardOwner.ts";
import { isClosed } from "./planAnswer.ts";
import { removeStrayCard, reconcileTalentCard } from "./reconcileTalentCard.ts";
import { mailsAbout } from "./removeContactRequests.ts";
import { scheduled } from "../scheduled.ts";

export const tendTalentBank = scheduled(
  "tendTalentBank",
  {
    retryCount: 3,
    timeoutSeconds: 1_800,
    secrets: linkSecrets,
  },
  async () => {
    const context = openContext();
    // First the cards: a request of one that is there again stays.
    await repairTalentCards(context, linkSecret.value());
    await endContactRequests(context);
    await repairHiring(context);
  },
);

/** Runs work on every document of a query, in the order of their ids; skips documents that fit no schema. */
async function onEach<T>(
  context: Context,
  query: Query<T>,
  work: (row: QueryDocumentSnapshot<T>) => Promise<void>,
): Promise<void> {
  await eachDocument(query.orderBy("__name__"), (row) =>
    attempt(context, "tendTalentBank", row.id, () => work(row)),
  );
}

/**
 * Ends requests without an answer in time or whose job is filled, gone or not renewed, and removes old ended ones. A no
 * stays as long as the person is in the talent bank, so that the company does not ask again. After a day without a card
 * none stays.
 */
export async function endContactRequests(context: Context): Promise<void> {
  const { contactRequests } = context.store;
  await onEach(context, contactRequests, async (row) => {
    const { status, createdAt, cardGoneAt } = row.data();
    if (cardGoneAt !== undefined && cardGoneAt <= addDays(context.now, -1))
      await removeRequest(context, row);
    else if (status === "waiting") await endRequest(context, row.id);
    else if (status !== "declined" && createdAt <= addDays(context.now, -retention.application))
      await ifUnchanged(row, (asRead) => row.ref.delete(asRead));
  });
}

/** Removes a request and its mails, unless it was written since it was read: its person may have a card again. */
async function removeRequest(
  { store }: Context,
  row: QueryDocumentSnapshot<ContactRequest>,
): Promise<void> {
  await ifUnchanged(row, (asRead) => {
    const batch = store.firestore.batch().delete(row.ref, asRead);
    for (const mail of mailsAbout(store, row.data())) batch.delete(mail);
    return batch.commit();
  });
}

async function endRequest({ store, now, siteUrl }: Context, id: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const ref = store.contactRequests.doc(id);
    const request = (await transaction.get(ref)).data();
    if (request?.status !== "waiting") return;
    const [job, company] = await Promise.all([
      transaction.get(store.jobs.doc(request.jobId)),
      transaction.get(store.companies.doc(request.companyId)),
    ]);
    const status = endOf(request, job.data(), company.data(), now);
    if (status === null) return;
    const ended = { ...request, status };
    const mails = contactMailIds(request);
    transaction.update(ref, { status });
    transaction.delete(store.mail.doc(mails.person));
    const row = company.data();
    const mail = row?.active === true ? contactOutcomeMail(ended, row, siteUrl, now) : null;
    if (mail !== null) transaction.set(store.mail.doc(mails.company), mail);
  });
}

/**
 * How a waiting request ends, or null while it may wait. A job that is off the site may return until the term, and one
 * past its deadline may be renewed for some days; if it is not, the person was not allowed to answer. A request that
 * waited longer would keep other companies away from the person. Nobody is told that a person without a card did not
 * answer: they could not.
 */
export function endOf(
  request: ContactRequest,
  job: Job | undefined,
  company: Company | undefined,
  now: Date,
): ContactStatus | null {
  if (request.expiresAt <= now) {
    if (isClosed(request, job, company, now)) return "ended";
    return request.cardGoneAt === undefined ? "lapsed" : null;
  }
  const isOver = job === undefined || job.filled;
  return isOver || isExpired(job, addDays(now, -limits.contactRenewalDays)) ? "ended" : null;
}

/** Creates cards and removes cards whose events were lost; notes on the requests of removed ones that they are gone. */
export async function repairTalentCards(context: Context, secret: string): Promise<void> {
  const { talentPool, talentCards } = context.store;
  await onEach(context, talentPool, (row) =>
    reconcileTalentCard(context, secret, cardOwnerOf(row.data())),
  );
  await onEach(context, talentCards, (row) => removeStrayCard(context, row.id, "noted"));
}

/** The same for the records of which companies have an open job. */
export async function repairHiring(context: Context): Promise<void> {
  const { companies, hiringCompanies } = context.store;
  await onEach(context, companies, (row) => reconcileHiring(context, row.id));
  await onEach(context, hiringCompanies, (row) => reconcileHiring(context, row.id));
}
