import type { Timestamp } from "firebase-admin/firestore";
import { openContext, type Context } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
import { limits } from "../../domain/limits.ts";
import { digestId, digestMail, type NewCompanies } from "../../mail/digestMail.ts";
import { adminEmail } from "../../functionOptions.ts";
import { mailHealth } from "../health/mailHealth.ts";
import { scheduled } from "../scheduled.ts";

export const sendDigest = scheduled("sendDigest", { retryCount: 3 }, async () => {
  const context = openContext();
  await mailDigest(context, adminEmail.value());
  await mailHealth(context, adminEmail.value());
});

/** How many of the new companies are named. */
const namedCompanies = 5;

/**
 * Mails the administrator about waiting decisions, new companies and people to call, at most once a day and only if there are any.
 */
export async function mailDigest(
  { store, now, siteUrl }: Context,
  adminEmail: string,
): Promise<void> {
  const waiting = [
    store.jobApprovals.where("status", "==", "pending"),
    store.resumes.where("status", "==", "pending"),
    store.pendingJobs,
    store.jobEdits.where("status", "==", "pending").where("open", "==", true),
    store.reportSummaries.where("state", "==", "open"),
  ];
  const [jobs, resumes, imported, edits, reports] = await Promise.all(
    waiting.map(async (query) => (await query.count().get()).data().count),
  );
  const since = await lastDigest(store, now);
  const mail = digestMail(
    {
      reports: reports!,
      jobs: jobs!,
      edits: edits!,
      resumes: resumes!,
      imported: imported!,
    },
    {
      companies: await newCompanies(store, now),
      contacts: await newContacts(store, since),
      named: await newlyNamed(store, since),
    },
    adminEmail,
    siteUrl,
    now,
  );
  if (mail === null) return;
  await store.firestore.runTransaction(async (transaction) => {
    const ref = store.mail.doc(digestId(now));
    if (!(await transaction.get(ref)).exists) transaction.set(ref, mail);
  });
}

/** How many requests for contact that reached nobody by mail were made since the administrator last got a digest. */
async function newContacts({ contactRequests }: Context["store"], since: Date): Promise<number> {
  const untold = contactRequests
    .where("status", "==", "waiting")
    .where("withoutMail", "==", true)
    .where("createdAt", ">", since);
  return (await untold.count().get()).data().count;
}

/**
 * How many companies the register of employers has named since then and still holds: a release is of the present match.
 * Mails about single ones have a budget.
 */
async function newlyNamed({ registerMatches }: Context["store"], since: Date): Promise<number> {
  const named = registerMatches.withConverter(null).where("since", ">", since).select("release");
  const matches = await named.get();
  return matches.docs.filter((match) => match.get("release") === undefined).length;
}

/** When the last digest that was sent was written; if there was none, a time before all waiting requests. */
async function lastDigest({ firestore, mail }: Context["store"], now: Date): Promise<Date> {
  const days = Array.from({ length: limits.contactDays + 1 }, (_, i) => addDays(now, -1 - i));
  const digests = await firestore.getAll(...days.map((day) => mail.doc(digestId(day))));
  const sent = digests.find((digest) => digest.get("delivery.state") === "SUCCESS");
  return (sent?.get("createdAt") as Timestamp | undefined)?.toDate() ?? days.at(-1)!;
}

/** Companies of the day before. Rows are read field by field, so that one that fits no schema stops no digest. */
async function newCompanies({ companies }: Context["store"], now: Date): Promise<NewCompanies> {
  const since = companies.where("createdAt", ">", addDays(now, -1));
  const [{ count }, newest] = await Promise.all([
    since
      .count()
      .get()
      .then((counted) => counted.data()),
    since.orderBy("createdAt", "desc").select("name").limit(namedCompanies).get(),
  ]);
  return { count, names: newest.docs.map((company) => String(company.get("name"))) };
}
