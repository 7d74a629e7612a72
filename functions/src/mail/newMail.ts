import { emailField } from '../domain/fields.ts';
import type { Mail } from '../domain/mail.ts';
import { town } from '../domain/town.ts';
import { layout, type Letter } from './layout.ts';

type Envelope = {
  to: string;
  /** The person one would answer; the board's own people where none is named. */
  replyTo?: string;
  subject: string;
  attachments?: Mail['message']['attachments'];
};

/** A mail that waits to be sent, or null where nobody can be reached at `to`. */
export function newMail({ to, replyTo = town.contact.supportEmail, subject, attachments = [] }: Envelope, letter: Letter, now: Date): Mail | null {
  const recipient = address(to);
  if (recipient === null) return null;
  return {
    to: [recipient],
    replyTo: address(replyTo),
    message: { subject: oneLine(subject), ...layout(letter), attachments },
    createdAt: now,
    delivery: null,
  };
}

/** The address when it is one: what people typed never becomes a second recipient or a header. */
function address(typed: string): string | null {
  return emailField.safeParse(typed).data ?? null;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
