import { onSchedule } from "firebase-functions/scheduler";
import { openDesk, type Desk } from "../../desk.ts";
import { town } from "../../domain/town.ts";
import { digestId, digestMail } from "../../mail/digestMail.ts";
import { adminEmail } from "../../options.ts";

export const sendDigest = onSchedule(
  { schedule: "every day 07:00", timeZone: town.timeZone, retryCount: 3 },
  () => mailDigest(openDesk(), adminEmail.value()),
);

/** Mails the administrator what waits for a decision, at most once a day and only when something does. */
export async function mailDigest({ store, now, siteUrl }: Desk, adminEmail: string): Promise<void> {
  const waiting = [
    store.jobApprovals.where("status", "==", "pending"),
    store.resumes.where("status", "==", "pending"),
    store.pendingJobs,
  ];
  const [jobs, resumes, imported] = await Promise.all(
    waiting.map(async (query) => (await query.count().get()).data().count),
  );
  const mail = digestMail(
    { jobs: jobs!, resumes: resumes!, imported: imported! },
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
