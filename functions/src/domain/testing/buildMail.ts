import type { Mail } from "../mail/mail.ts";

/** A mail to one address, which waits to be sent. */
export function buildMail(to: string, fields: Partial<Mail> = {}): Mail {
  return {
    to: [to],
    replyTo: null,
    message: { subject: "Assunto", text: "x", html: "x", attachments: [] },
    createdAt: new Date(),
    delivery: null,
    ...fields,
  };
}
