import type { Mail } from '../domain/mail.ts';

/** A sender's settings, from the parameters. */
export type PostOffice = {
  smtpUrl: string;
  /** 'Name <address>'. */
  from: string;
  /** The domain of the message ids. */
  domain: string;
  /** The bytes of a file that may be sent on, or null when there is none or it is not what it says. */
  readAttachment: (storagePath: string) => Promise<Buffer | null>;
};

/** Sends one message by SMTP and returns its Message-ID; throws what the server or the network says. */
export async function postMail({ smtpUrl, from, domain, readAttachment }: PostOffice, mailId: string, mail: Mail): Promise<string> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, disableFileAccess: true, disableUrlAccess: true,
  });
  try {
    const { subject, text, html } = mail.message;
    const sent = await transport.sendMail({
      from,
      to: mail.to,
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
      subject, text, html,
      // The same at every attempt: a server that got it twice can tell.
      messageId: `<${mailId.replace(/[^\w.-]/g, '-')}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: await filesOf(mail, readAttachment),
    });
    return sent.messageId;
  } finally {
    transport.close();
  }
}

async function filesOf({ message }: Mail, readAttachment: PostOffice['readAttachment']) {
  const files = await Promise.all(message.attachments.map(async ({ filename, storagePath }) => ({
    filename: filename.replace(/[\p{Cc}"\\/]/gu, '_'),
    content: await readAttachment(storagePath),
  })));
  return files.filter((file): file is { filename: string; content: Buffer } => file.content !== null);
}

/**
 * Whether the message will never be taken: the server said so (5xx), or it has nobody to go to. A refused login is
 * the operator's to mend, so it may.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode === undefined) return code === 'EENVELOPE';
  return responseCode >= 500 && code !== 'EAUTH';
}
