import type { QueryDocumentSnapshot, Query } from "firebase-admin/firestore";
import { openDesk, type Desk } from "../../desk.ts";
import type { ContactRequest, ContactStatus } from "../../domain/talent/contactRequest.ts";
import { addDays } from "../../domain/dates.ts";
import { isExpired } from "../../domain/job/jobStanding.ts";
import { retention } from "../../domain/privacy/retention.ts";
import { contactMailIds, contactOutcomeMail } from "../../mail/contactMails.ts";
import { linkSecret, linkSecrets } from "../../functionOptions.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { attempt } from "../handle.ts";
import { settleHiring } from "../companies/settleHiring.ts";
import { removeStrayCard, settleTalentCard } from "./settleTalentCard.ts";
import { scheduled } from "../scheduled.ts";

export const tendTalentBank = scheduled(
  "tendTalentBank",
  {
    retryCount: 3,
    timeoutSeconds: 1_800,
    secrets: linkSecrets,
  },
  async () => {
    const desk = openDesk();
    await endContactRequests(desk);
    await repairTalentCards(desk, linkSecret.value());
    await repairHiring(desk);
  },
);

/** Runs work on every document of a query, in the order of their ids; one that fits no schema is skipped. */
async function onEach<T>(
  desk: Desk,
  query: Query<T>,
  work: (row: QueryDocumentSnapshot<T>) => Promise<void>,
): Promise<void> {
  await eachDocument(query.orderBy("__name__"), (row) =>
    attempt(desk, "tendTalentBank", row.id, () => work(row)),
  );
}

/**
 * Ends requests that nobody answered in time or whose job is over, and removes those that were over long ago. A no stays
 * for as long as the person is in the talent bank: the company does not ask again.
 */
export async function endContactRequests(desk: Desk): Promise<void> {
  const { contactRequests } = desk.store;
  await onEach(desk, contactRequests, async (row) => {
    const { status, createdAt } = row.data();
    if (status === "waiting") await endRequest(desk, row.id);
    else if (status !== "declined" && createdAt <= addDays(desk.now, -retention.application))
      await row.ref.delete();
  });
}

async function endRequest({ store, now, siteUrl }: Desk, id: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const ref = store.contactRequests.doc(id);
    const request = (await transaction.get(ref)).data();
    if (request?.status !== "waiting") return;
    const [job, company] = await Promise.all([
      transaction.get(store.jobs.doc(request.jobId)),
      transaction.get(store.companies.doc(request.companyId)),
    ]);
    const status = endOf(request, job.data(), now);
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

/** How a request that waits ends, or null while it may wait on. */
function endOf(
  { expiresAt }: ContactRequest,
  job: { filled: boolean; expiresAt: Date } | undefined,
  now: Date,
): ContactStatus | null {
  if (expiresAt <= now) return "lapsed";
  return job === undefined || job.filled || isExpired(job, now) ? "ended" : null;
}

/** Makes cards that an event never made, and removes those that one never removed. */
export async function repairTalentCards(desk: Desk, secret: string): Promise<void> {
  const { talentPool, talentCards } = desk.store;
  await onEach(desk, talentPool, (row) => settleTalentCard(desk, secret, row.data().email));
  await onEach(desk, talentCards, (row) => removeStrayCard(desk, row.id));
}

/** The same for the notes of which companies have an open job. */
export async function repairHiring(desk: Desk): Promise<void> {
  const { companies, hiringCompanies } = desk.store;
  await onEach(desk, companies, (row) => settleHiring(desk, row.id));
  await onEach(desk, hiringCompanies, (row) => settleHiring(desk, row.id));
}
