import { Socket } from "node:net";
import type { AccountLink } from "../domain/account/accountMailRequest.ts";
import type { Mail } from "../domain/mail/mail.ts";
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

/** How long a server may take, in milliseconds: until it has the whole message, and from then until it answers. */
export type Patience = { taking: number; answering: number };

/**
 * RFC 5321, 4.5.3.2.6 asks for ten minutes before the answer is given up, since what was taken would come twice: as many of
 * them as a function has that an event starts (540 seconds), with room for the rest.
 */
const usualPatience: Patience = { taking: 100_000, answering: 390_000 };

/** The server had the whole message and did not say whether it took it. */
export class OutcomeUnknown extends Error {
  override name = "OutcomeUnknown";
}

/**
 * Sends one message by SMTP, within its patience whatever the server does; throws what the server or the network says, and
 * `OutcomeUnknown` where the server may have taken it. Null where its link is of no use any more: nothing is sent then.
 */
export async function postMail(
  mailer: Mailer,
  mailId: string,
  mail: Mail,
  patience = usualPatience,
): Promise<Posted | null> {
  const { makeCode, readAttachment } = mailer;
  const code = mail.accountLink === undefined ? undefined : await makeCode(mail.accountLink);
  if (code === null) return null;
  const written = await readContent(mail, readAttachment);
  const content = code === undefined ? written : withCode(written, code);
  const socket = new Socket();
  const end = () => socket.destroy(new Error("The server took too long"));
  let timer = setTimeout(end, patience.taking);
  let isHandedOver = false;
  const handOver = () => {
    isHandedOver = true;
    clearTimeout(timer);
    timer = setTimeout(end, patience.answering);
  };
  try {
    const transport = await openTransport(mailer.smtpUrl, socket, patience, handOver);
    const sent = await transport.sendMail({
      from: mailer.from,
      to: mail.to,
      replyTo: mail.replyTo ?? undefined,
      ...content,
      // The same at every attempt: a server that got it twice can tell.
      messageId: `<${mailId.replace(/[^\w.-]/g, "-")}@${mailer.domain}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
    return { messageId: sent.messageId, refused: sent.rejected.length };
  } catch (error) {
    if (isHandedOver && !isAnswer(error)) throw new OutcomeUnknown((error as Error).message);
    throw error;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** `handOver` is called when the end of the message is about to go over the line. */
async function openTransport(
  smtpUrl: string,
  socket: Socket,
  { taking, answering }: Patience,
  handOver: () => void,
) {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: smtpUrl,
    socket,
    requireTLS: !isThisMachine(smtpUrl),
    greetingTimeout: 15_000,
    // How long the server may say nothing, in every phase alike: the shorter times are kept by our own timer.
    socketTimeout: taking + answering,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use("stream", ({ message }, done) => {
    // The end of a stream is its reader's: the connection reads when the server has asked for the message.
    message.processFunc((whole) => whole.once("end", handOver));
    done();
  });
  return transport;
}

/**
 * Whether the server itself said that it did not take the message. Not 421, by which servers close lines at any time, some
 * after they took what came.
 */
function isAnswer(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return command === "DATA" && responseCode !== undefined && responseCode !== 421;
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
 * recipient at all. A full mailbox is emptied some day (552, unless it says that the message is too large), and a server
 * that refuses the board's own login or sender can be mended by the operator.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command, message } = error as {
    responseCode?: number;
    command?: string;
    message?: string;
  };
  if (responseCode === undefined) return command === "API";
  if (responseCode === 552 && !/\b5\.(?:2\.3|3\.4)\b/.test(message ?? "")) return false;
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}
