import type { Mail } from "../domain/mail/mail.ts";

export const now = new Date("2026-11-21T12:00:00Z");
export const siteUrl = "https://vagas.example";
export const secret = "a secret of thirty-two characters";

/** A mail's recipient and text, without the footer that all mails share. */
export function said(mail: Mail | null) {
  const { to, replyTo, message } = mail!;
  const [, title] = /<h1[^>]*>([^<]*)<\/h1>/.exec(message.html) ?? [];
  const [letter = ""] = message.text.split("\n\n--\n");
  return { to: to.join(), replyTo, subject: message.subject, title, text: letter.split("\n\n") };
}
