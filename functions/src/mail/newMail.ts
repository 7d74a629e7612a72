import { emailField } from "../domain/fields.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { town } from "../domain/town.ts";
import { layout, type Letter } from "./layout.ts";

type Envelope = {
  to: string;
  /** Who a reply reaches; the board's support where nobody is named. */
  replyTo?: string;
  subject: string;
  attachments?: Mail["message"]["attachments"];
  /** What is said where the letter is about a file, and that file is not there when the mail is sent. */
  withoutFile?: { storagePath: string; subject: string; letter: Letter };
  /** What the link in the letter lets the reader do with an account; its code stands as `codeToCome`. */
  accountLink?: Mail["accountLink"];
  /** Until when the letter is true, where that ends. */
  goodUntil?: Date;
  /** Before when it is not sent. */
  notBefore?: Date;
};

/** A mail to be sent, or null where `to` is no address. */
export function newMail(
  {
    to,
    replyTo = town.contact.supportEmail,
    subject,
    attachments = [],
    withoutFile,
    accountLink,
    goodUntil,
    notBefore,
  }: Envelope,
  letter: Letter,
  now: Date,
): Mail | null {
  const recipient = address(to);
  if (recipient === null) return null;
  return {
    to: [recipient],
    replyTo: address(replyTo),
    message: { subject: oneLine(subject), ...layout(letter), attachments },
    ...(withoutFile === undefined
      ? {}
      : {
          withoutFile: {
            storagePath: withoutFile.storagePath,
            subject: oneLine(withoutFile.subject),
            ...layout(withoutFile.letter),
          },
        }),
    ...(accountLink === undefined ? {} : { accountLink }),
    ...(goodUntil === undefined ? {} : { goodUntil }),
    ...(notBefore === undefined ? {} : { notBefore }),
    createdAt: now,
    delivery: null,
  };
}

/** The address when it is one: what people typed never becomes a second recipient or a header. */
function address(typed: string): string | null {
  return emailField.safeParse(typed).data ?? null;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
