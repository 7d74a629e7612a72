import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { openContext, type Context } from "../../context.ts";
import { errorCode } from "../../domain/errorCode.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { openMailer } from "../../mail/openMailer.ts";
import { postMail, type Posted } from "../../mail/postMail.ts";
import { linkSecrets, smtpSecrets } from "../../functionOptions.ts";
import { readPages } from "../../store/readPages.ts";
import { deliverMail, isDue, isWaiting } from "./deliverMail.ts";
import { scheduled } from "../scheduled.ts";

export const resendMail = scheduled(
  "resendMail",
  {
    memory: "512MiB",
    timeoutSeconds: 900,
    secrets: [...smtpSecrets, ...linkSecrets],
  },
  async () => {
    const { siteUrl } = openContext();
    const mailer = openMailer(siteUrl);
    logger.info(
      "Mails sent again",
      await sendWaiting(openContext, (id, mail) => postMail(mailer, id, mail)),
    );
  },
);

/** How long a new mail is left to its own event. */
const graceMs = 10 * 60 * 1000;

/** No mail is begun after this, so that the last one fits into the function's time. */
const longestRoundMs = 6 * 60 * 1000;

const pageSize = 100;

/** How many mails that nobody tried are looked at in a round. */
const mostUntouched = 1_000;

/**
 * Sends the mails without a further event: events are retried for a day at most, and a crash may lose the last one.
 * Mails with the fewest attempts come first, so that a failing one delays no other.
 */
export async function sendWaiting(
  open: () => Context,
  post: (id: string, mail: Mail) => Promise<Posted | null>,
): Promise<{ sent: number; failed: number }> {
  const { store, now: begin } = open();
  const unfinished = store.mail.where("delivery.state", "in", ["PENDING", "RETRY", "PROCESSING"]);
  const untouched = store.mail.where("delivery", "==", null);
  const doubtful = store.mail.where("delivery.retryTime", "<=", begin);
  const pages = await Promise.all([
    ...[unfinished, doubtful].map(async (query) => (await query.limit(pageSize).get()).docs),
    readDue(untouched, begin),
  ]);
  const waiting = pages
    .flatMap((docs) => docs.map((found) => ({ id: found.id, mail: found.data() })))
    .filter(
      ({ mail }) =>
        isWaiting(mail, begin) &&
        isDue(mail, begin) &&
        (mail.delivery !== null || mail.createdAt.getTime() + graceMs <= begin.getTime()),
    )
    .sort((a, b) => (a.mail.delivery?.attempts ?? 0) - (b.mail.delivery?.attempts ?? 0));

  const done = { sent: 0, failed: 0 };
  for (const { id } of waiting) {
    const context = open();
    if (context.now.getTime() - begin.getTime() > longestRoundMs) break;
    const state = await deliverMail(
      context,
      id,
      (mail) => post(id, mail),
      () => open().now,
    ).catch((error: unknown) => {
      // The mail contains the server's answer; this logs earlier failures, by kind.
      logger.warn("A mail could not be sent again", {
        id,
        error: error instanceof Error ? error.name : "unknown",
        code: errorCode(error) || undefined,
      });
      return "RETRY" as const;
    });
    if (state === "SUCCESS") done.sent += 1;
    else if (state !== null) done.failed += 1;
  }
  return done;
}

/** A page of due mails: those that wait for their time, of which there may be hundreds, delay no other. */
async function readDue(untouched: Query<Mail>, now: Date): Promise<QueryDocumentSnapshot<Mail>[]> {
  const due: QueryDocumentSnapshot<Mail>[] = [];
  const readPage = async (after: QueryDocumentSnapshot<Mail> | null, size: number) => {
    if (due.length >= pageSize) return [];
    const page = await (after === null ? untouched : untouched.startAfter(after)).limit(size).get();
    due.push(...page.docs.filter((found) => isDue(found.data(), now)));
    return page.docs;
  };
  await readPages(readPage, pageSize, mostUntouched);
  return due.slice(0, pageSize);
}
