import { mailFrom, smtpUrl } from "../functionOptions.ts";
import { theAuth, theBucket } from "../store/app.ts";
import { readFile, resumeProblem } from "../store/resumeFiles.ts";
import { accountCode } from "./accountCode.ts";
import type { Mailer } from "./postMail.ts";

/** Builds the mailer from the configured SMTP URL; Message-IDs carry the site's own domain. */
export function openMailer(siteUrl: string): Mailer {
  return {
    smtpUrl: smtpUrl.value(),
    from: mailFrom.value(),
    domain: new URL(siteUrl).hostname,
    readAttachment,
    makeCode: async (link) => accountCode(await theAuth(), link),
  };
}

/**
 * Attaches a résumé only if it is what its name says, because the mail may be sent before the upload was inspected.
 */
async function readAttachment(path: string): Promise<Buffer | null> {
  const bytes = await readFile(await theBucket(), path);
  return bytes === null || (await resumeProblem(path, bytes)) !== null ? null : bytes;
}
