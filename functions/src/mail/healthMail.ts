import { endOfDay, isoDay } from "../domain/dates.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { paths } from "../domain/site/paths.ts";
import type { Check } from "../domain/health/siteHealth.ts";
import { newMail } from "./newMail.ts";

/** One a day on the town's calendar. */
export function healthMailId(now: Date): string {
  return `health-${isoDay(now)}`;
}

/** The mail to the administrator about red parts, or that all is green again. */
export function healthMail(
  red: readonly Check[],
  adminEmail: string,
  siteUrl: string,
  now: Date,
): Mail | null {
  const isRed = red.length > 0;
  const title = isRed ? "O site precisa de você" : "O site está bem de novo";
  return newMail(
    { to: adminEmail, subject: title, goodUntil: endOfDay(isoDay(now)) },
    {
      title,
      paragraphs: isRed
        ? red.map(({ advice }) => `• ${advice}`)
        : ["O que estava vermelho em “Saúde do site” voltou ao verde. Não há nada a fazer."],
      action: { label: "Abrir a saúde do site", url: siteUrl + paths.adminHealth },
    },
    now,
  );
}
