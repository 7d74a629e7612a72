import { emailField } from "../domain/fields.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { town } from "../domain/town.ts";
import { layout, type Letter } from "./layout.ts";

type Envelope = {
  to: string;
  /** The company that it is for, or whose account; it goes with that. */
  companyId?: string;
  /** Who gets a reply; the board's support by default. */
  replyTo?: string;
  subject: string;
  attachments?: Mail["message"]["attachments"];
  /** The alternative text if the letter's file is missing when the mail is sent. */
  withoutFile?: { storagePath: string; subject: string; letter: Letter };
  /** The purpose of the letter's account link; `codeToCome` stands for its code. */
  accountLink?: Mail["accountLink"];
  /** The letter is true until then. */
  goodUntil?: Date;
  /** It is not sent before. */
  notBefore?: Date;
  /** It is sent only while this holds. */
  onlyWhile?: Mail["onlyWhile"];
  /** It is about an alert. */
  alert?: Mail["alert"];
  /** What stands in the letter's slot, job by job. */
  aboutJobs?: Mail["aboutJobs"];
  /** It is removed then. */
  removeAt?: Date;
};

/** A mail to be sent, or null if `to` is no address. */
export function newMail(
  {
    to,
    replyTo = town.contact.supportEmail,
    subject,
    attachments = [],
    withoutFile,
    ...conditions
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
    ...given(conditions),
    createdAt: now,
    delivery: null,
  };
}

/** The fields with a value. */
function given<T extends object>(fields: T): { [Field in keyof T]: Exclude<T[Field], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Field in keyof T]: Exclude<T[Field], undefined> };
}

/** The address if it is valid: typed text never becomes a second recipient or a header. */
function address(typed: string): string | null {
  return emailField.safeParse(typed).data ?? null;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
