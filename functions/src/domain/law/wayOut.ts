import type { JobContent } from "../job/jobFields.ts";

/**
 * A key, a link or an address by which people would leave the site, alone or as the group; none can backtrack over a long
 * text.
 */
const ways = [
  /chave\s{0,3}(?:do\s)?pix/iu,
  /pix\s{0,2}[:=]\s{0,2}\S{3,60}/iu,
  /(?:https?:\/\/|www\.)\S{3,80}/iu,
  /(?:wa\.me|bit\.ly|t\.me|forms\.gle|tinyurl\.com|chat\.whatsapp\.com)\/\S{0,60}/iu,
  /(?:^|[^\w.])([\w.+-]{1,40}@[\w-]{1,40}\.[a-z]{2,10})/iu,
  /(?:^|\D)(\d{3}\.\d{3}\.\d{3}-\d{2})(?!\d)/u,
];

/** A telephone number as people write it, with its area code or without. */
const phone = /(?:^|[^\d.,])((?:\+?55\s?)?\(?\d{2}\)?[\s.-]?9?\d{4}[\s.-]?\d{4})(?![\d,])/gu;

/** The last eight digits, which every spelling of a number has. */
function tail(number: string): string {
  return number.replace(/\D/g, "").slice(-8);
}

/**
 * The first PIX key, link, address or other telephone number in a job's texts, as written; null if there is none. The
 * job's own contact is no other number.
 */
export function wayOut(
  job: Pick<JobContent, "title" | "description" | "requirements" | "contactWhatsapp">,
): string | null {
  const text = [job.title, job.description, job.requirements].join("\n");
  for (const way of ways) {
    const found = way.exec(text);
    if (found) return found[1] ?? found[0];
  }
  const own = tail(job.contactWhatsapp);
  const numbers = Array.from(text.matchAll(phone), ([, number]) => number!);
  return numbers.find((number) => tail(number) !== own) ?? null;
}
