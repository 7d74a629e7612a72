import { Socket } from "node:net";
import type { AccountLink } from "../domain/accountMail.ts";
import type { Mail } from "../domain/mail.ts";
import { withCode } from "./accountMail.ts";

/** What sending a mail needs, from the parameters. */
export type Mailer = {
  smtpUrl: string;
  /** 'Name <address>'. */
  from: string;
  /** The domain of the message ids. */
  domain: string;
  /** The bytes of a file that may be sent on, or null when there is none or it is not what it says. */
  readAttachment: (storagePath: string) => Promise<Buffer | null>;
  /** The code of a link to an account, made now; null when there is nothing to send any more. */
  makeCode: (link: AccountLink) => Promise<string | null>;
};

/** What the server answered: `refused` counts the recipients it would not take, where it took others. */
export type Posted = { messageId: string; refused: number };

/**
 * Sends one message by SMTP, within `longestMs` whatever the server does; throws what the server or the network says. Null
 * where its link is of no use any more: nothing is sent then.
 */
export async function postMail(
  { smtpUrl, from, domain, readAttachment, makeCode }: Mailer,
  mailId: string,
  mail: Mail,
  longestMs = 100_000,
): Promise<Posted | null> {
  const { createTransport } = await import("nodemailer");
  const code = mail.accountLink === undefined ? undefined : await makeCode(mail.accountLink);
  if (code === null) return null;
  const written = await readContent(mail, readAttachment);
  const content = code === undefined ? written : withCode(written, code);
  const socket = new Socket();
  const timer = setTimeout(() => socket.destroy(new Error("The server took too long")), longestMs);
  try {
    const transport = createTransport({
      url: smtpUrl,
      socket,
      requireTLS: !isThisMachine(smtpUrl),
      greetingTimeout: 15_000,
      socketTimeout: 60_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const sent = await transport.sendMail({
      from,
      to: mail.to,
      replyTo: mail.replyTo ?? undefined,
      ...content,
      // The same at every attempt: a server that got it twice can tell.
      messageId: `<${mailId.replace(/[^\w.-]/g, "-")}@${domain}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
    return { messageId: sent.messageId, refused: sent.rejected.length };
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** The emulators' sink speaks no TLS; everywhere else neither the password nor a mail goes over the net without it. */
function isThisMachine(smtpUrl: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(smtpUrl).hostname);
}

/** What the mail says and carries by the files that are there now: each attempt looks anew, so that its words are true of it. */
async function readContent(
  { message, withoutFile }: Mail,
  readAttachment: Mailer["readAttachment"],
) {
  const paths = new Set(
    [...message.attachments, ...(withoutFile === undefined ? [] : [withoutFile])].map(
      ({ storagePath }) => storagePath,
    ),
  );
  const files = new Map(
    await Promise.all([...paths].map(async (path) => [path, await readAttachment(path)] as const)),
  );
  const { subject, text, html } =
    withoutFile !== undefined && files.get(withoutFile.storagePath) === null
      ? withoutFile
      : message;
  const attachments = message.attachments.flatMap(({ filename, storagePath }) => {
    const content = files.get(storagePath) ?? null;
    return content === null ? [] : [{ filename: filename.replace(/[\p{Cc}"\\/]/gu, "_"), content }];
  });
  return { subject, text, html, attachments };
}

/**
 * Whether the message will never be taken: the server refused its recipient or its content for good (5xx), or it has no
 * recipient at all. A server that refuses the board's own login or sender is not final: the operator can mend that.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  if (responseCode === undefined) return command === "API";
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}
