import { Socket } from "node:net";
import type { AccountLink } from "../domain/account/accountMailRequest.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { withCode } from "./accountMail.ts";

/** What sending a mail needs, from the configuration. */
export type Mailer = {
  smtpUrl: string;
  /** 'Name <address>'. */
  from: string;
  /** The domain of the message ids. */
  domain: string;
  /** The bytes of a valid file, or null. */
  readAttachment: (storagePath: string) => Promise<Buffer | null>;
  /** The code of an account link, made now; null if there is nothing to send. */
  makeCode: (link: AccountLink) => Promise<string | null>;
};

/** The server's answer: `refused` counts refused recipients, if it accepted others. */
export type Posted = { messageId: string; refused: number };

/** Milliseconds a server may take: to receive the message, and then to answer. */
export type Patience = { taking: number; answering: number };

/**
 * RFC 5321, 4.5.3.2.6 asks to wait ten minutes for the answer, because an accepted message would arrive twice. A
 * function started by an event has 540 seconds; this leaves a margin.
 */
const usualPatience: Patience = { taking: 100_000, answering: 390_000 };

/** The server received the message and did not say whether it accepted it. */
export class OutcomeUnknown extends Error {
  override name = "OutcomeUnknown";
}

/**
 * Sends one message by SMTP, within the time limits; throws the error of server or network, and `OutcomeUnknown` if
 * the server may have accepted it. Null, without sending, if its link is no longer useful.
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
      // The same at every attempt, so that a server can recognise a duplicate.
      messageId: `<${mailId.replace(/[^\w.-]/g, "-")}@${mailer.domain}>`,
      headers: { "Auto-Submitted": "auto-generated", ...leavingHeaders(mail) },
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

/** A header that nodemailer does not fold. */
type Prepared = { prepared: true; value: string };

/**
 * The headers by which a mail program leaves an alert with one touch (RFC 8058). Folding such a header has broken
 * signatures: nodemailer folds one of 76 characters unless it is prepared, and servers on the way fold longer ones, so the
 * address is short.
 */
export function leavingHeaders({ alert }: Mail): Record<string, Prepared> {
  if (alert?.leaveUrl === undefined) return {};
  const prepared = (value: string): Prepared => ({ prepared: true, value });
  return {
    "List-Unsubscribe": prepared(`<${new URL(alert.leaveUrl).href}>`),
    "List-Unsubscribe-Post": prepared("List-Unsubscribe=One-Click"),
  };
}

/** `handOver` is called just before the end of the message is sent. */
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
    // The longest silence in every phase; our own timer enforces the shorter limits.
    socketTimeout: taking + answering,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use("stream", ({ message }, done) => {
    // The reader decides when the stream ends: the connection reads it when the server asks for the message.
    message.processFunc((whole) => whole.once("end", handOver));
    done();
  });
  return transport;
}

/**
 * Whether the server itself refused the message. Not 421: servers close connections with it at any time, even after
 * accepting a message.
 */
function isAnswer(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return command === "DATA" && responseCode !== undefined && responseCode !== 421;
}

/** The emulators' sink has no TLS; anywhere else neither password nor mail is sent without it. */
function isThisMachine(smtpUrl: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(smtpUrl).hostname);
}

/**
 * The mail's text and attachments, given the files that exist now: each attempt looks again, so that its text is
 * true.
 */
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
 * Whether the message will never be accepted: the server refused recipient or content permanently (5xx), or nodemailer
 * takes no recipient for an address. A full mailbox may be emptied (552, unless the message is too large), and the operator
 * can fix a refusal of the board's login or sender, also one by nodemailer: all of its own errors have the command 'API'.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command, message } = error as {
    responseCode?: number;
    command?: string;
    message?: string;
  };
  if (responseCode === undefined)
    return command === "API" && /^(?:No recipients defined|Invalid recipient )/.test(message ?? "");
  if (responseCode === 552 && !/\b5\.(?:2\.3|3\.4)\b/.test(message ?? "")) return false;
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

/**
 * Whether the server says for good that there is no such mailbox (RFC 3463, 5.1 and 5.2.1). A refusal for another reason, such
 * as the board's quota, says nothing of the address, and one without such a code may be for any.
 */
export function isAddressRefused(error: unknown): boolean {
  const {
    responseCode = 0,
    command,
    message = "",
  } = error as {
    responseCode?: number;
    command?: string;
    message?: string;
  };
  if (command !== "RCPT TO" || responseCode < 500) return false;
  const [, said = ""] = /\b5\.(\d+\.\d+)\b/.exec(message) ?? [];
  return ["1.1", "1.2", "1.3", "1.6", "1.10", "2.1"].includes(said);
}
