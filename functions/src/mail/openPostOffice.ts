import { mailFrom, smtpUrl } from '../options.ts';
import { theBucket } from '../store/app.ts';
import { readFile, resumeProblem } from '../store/resumeFiles.ts';
import type { PostOffice } from './postMail.ts';

/** The sender as the parameters say; the site's own domain stands in the message ids. */
export function openPostOffice(siteUrl: string): PostOffice {
  return { smtpUrl: smtpUrl.value(), from: mailFrom.value(), domain: new URL(siteUrl).hostname, readAttachment };
}

/** A résumé goes out only when it is what it says: the mail may be faster than the inspection of the upload. */
async function readAttachment(path: string): Promise<Buffer | null> {
  const bytes = await readFile(await theBucket(), path);
  return bytes === null || (await resumeProblem(path, bytes)) !== null ? null : bytes;
}
