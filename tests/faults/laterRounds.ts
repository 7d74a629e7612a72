import type { Mail } from "@vagas/functions/domain/mail/mail";
import { postMail } from "../../functions/src/mail/postMail.ts";
import { countCompanyReplies } from "../../functions/src/triggers/companies/countReplies.ts";
import { sendWaiting } from "../../functions/src/triggers/mail/resendMail.ts";
import { host, ports } from "../support/emulators.ts";
import { contextAt } from "../work/workBoard.ts";

/** Sends every mail that is due at `at` to the suite's sink, in rounds. Returns how many were sent. */
export async function sendAllDue(at: Date): Promise<number> {
  const mailer = {
    smtpUrl: `smtp://${host}:${ports.smtp}`,
    from: "Vagas <vagas@vagas.example>",
    domain: "later.vagas.example",
    readAttachment: async () => null,
    makeCode: async () => null,
  };
  const post = (id: string, mail: Mail) => postMail(mailer, id, mail);
  for (let all = 0; ;) {
    const { sent } = await sendWaiting(() => contextAt(at), post);
    if (sent === 0) return all;
    all += sent;
  }
}

/** Counts the companies' replies as the night of `at` does. */
export function countRepliesAt(at: Date): Promise<number> {
  return countCompanyReplies(contextAt(at));
}
