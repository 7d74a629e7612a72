import { logger } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { collections } from '../domain/collections.ts';
import { mailFrom, smtpSecrets, smtpUrl } from '../options.ts';
import { postMail, type PostOffice } from '../mail/postMail.ts';
import { theBucket } from '../store/app.ts';
import { readFile, resumeProblem } from '../store/resumeFiles.ts';
import { deliverMail } from './deliverMail.ts';
import { handle } from './work.ts';

// Attachments are held in memory; the lease on a mail outlives the longest run.
const resources = { memory: '512MiB', concurrency: 10, timeoutSeconds: 120 } as const;

export const onMailCreated = onDocumentCreated({ document: `${collections.mail}/{mailId}`, retry: true, ...resources, secrets: smtpSecrets }, ({ params }) =>
  handle('onMailCreated', params.mailId, async (desk) => {
    const office = postOffice(new URL(desk.siteUrl).hostname);
    const state = await deliverMail(desk, params.mailId, (mail) => postMail(office, params.mailId, mail), () => new Date());
    logger.info('Mail', { id: params.mailId, state });
  }),
);

function postOffice(domain: string): PostOffice {
  return { smtpUrl: smtpUrl.value(), from: mailFrom.value(), domain, readAttachment };
}

/** A résumé goes out only when it is what it says: the mail may be faster than the inspection of the upload. */
async function readAttachment(path: string): Promise<Buffer | null> {
  const bytes = await readFile(await theBucket(), path);
  return bytes === null || (await resumeProblem(path, bytes)) !== null ? null : bytes;
}
