import type { Mail } from "@vagas/functions/domain/mail/mail";
import { administrator } from "../../emulators/seed/accounts.ts";
import type { Context } from "../../functions/src/context.ts";
import { fingerprint } from "../../functions/src/mail/fingerprint.ts";
import { postMail } from "../../functions/src/mail/postMail.ts";
import { signLink } from "../../functions/src/mail/signedLink.ts";
import { sendNews } from "../../functions/src/triggers/alerts/sendAlerts.ts";
import { countCompanyReplies } from "../../functions/src/triggers/companies/countReplies.ts";
import { sendWaiting } from "../../functions/src/triggers/mail/resendMail.ts";
import { countTownNumbers } from "../../functions/src/triggers/numbers/countNumbers.ts";
import { reconcileBoard } from "../../functions/src/triggers/reconciliation/reconcile.ts";
import { ReconciliationRun } from "../../functions/src/triggers/reconciliation/reconciliationRun.ts";
import { auth, bucket } from "../functions/functionsSuite.ts";
import { emulatorSecret } from "../functions/signToken.ts";
import { host, ports, siteUrl } from "../support/emulators.ts";
import { contextAt } from "../work/workBoard.ts";

const sink = `smtp://${host}:${ports.smtp}`;

/** The quarter-hourly round of `at`, with a mail server; the suite's sink by default. */
export function roundOfMails(at: Date, smtpUrl = sink): Promise<{ sent: number; failed: number }> {
  const mailer = {
    smtpUrl,
    from: "Vagas <vagas@vagas.example>",
    domain: "later.vagas.example",
    readAttachment: async () => null,
    makeCode: async () => null,
  };
  const post = (id: string, mail: Mail) => postMail(mailer, id, mail);
  return sendWaiting(() => contextAt(at), post);
}

/** Sends every mail that is due at `at` to the suite's sink, in rounds. Returns how many were sent. */
export async function sendAllDue(at: Date): Promise<number> {
  for (let all = 0; ;) {
    const { sent } = await roundOfMails(at);
    if (sent === 0) return all;
    all += sent;
  }
}

/** Counts the companies' replies as the night of `at` does. */
export function countRepliesAt(at: Date): Promise<number> {
  return countCompanyReplies(contextAt(at));
}

/** Counts the numbers of the town as the night of `at` does. */
export function countNumbersAt(at: Date): Promise<number> {
  return countTownNumbers(contextAt(at));
}

/** The context of the suite's own functions at a time. */
function suiteContextAt(at: Date): Context {
  return {
    ...contextAt(at),
    siteUrl,
    fingerprint: (kind, value) => fingerprint(kind, value, emulatorSecret),
    sign: (claims) => signLink(claims, emulatorSecret),
  };
}

/** Writes at most `most` mails of alerts, as the morning's round of `at` does; returns how many. */
export async function sendNewsAt(at: Date, most: number): Promise<number> {
  return (await sendNews(suiteContextAt(at), most)).mails;
}

/** Reconciles the suite's whole board as the night of `at` does, with the emulators' secret. Returns what it found. */
export async function reconcileAt(at: Date): Promise<ReconciliationRun["findings"]> {
  const context = suiteContextAt(at);
  const { email: adminEmail } = administrator;
  const run = new ReconciliationRun({ context, auth, bucket, secret: emulatorSecret, adminEmail });
  // A pass that is over rests for a week.
  for (const pass of await context.store.passes.listDocuments()) await pass.delete();
  await reconcileBoard(run);
  return run.findings;
}
