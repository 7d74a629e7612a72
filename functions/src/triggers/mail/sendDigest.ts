import { openContext, type Context } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
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
  const mail = digestMail(
    {
      reports: reports!,
      jobs: jobs!,
      edits: edits!,
      resumes: resumes!,
      imported: imported!,
    },
    { companies: await newCompanies(store, now), contacts: await newContacts(store, now) },
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

/** How many requests for contact of the day before reached nobody by mail. */
async function newContacts({ contactRequests }: Context["store"], now: Date): Promise<number> {
  const untold = contactRequests
    .where("status", "==", "waiting")
    .where("withoutMail", "==", true)
    .where("createdAt", ">", addDays(now, -1));
  return (await untold.count().get()).data().count;
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
