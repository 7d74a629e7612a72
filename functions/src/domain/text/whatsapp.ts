import { encodeText } from "./encodeText.ts";
import { formatPhone, normalizePhone } from "./phone.ts";
import { town } from "../town.ts";
import { withFullStop } from "./withFullStop.ts";

/** The chat address of a number with a prepared text, or null if the number is unusable. */
export function whatsappLink(phone: string, text: string): string | null {
  const digits = normalizePhone(phone);
  return digits && `https://wa.me/${digits}?text=${encodeText(text)}`;
}

/** A visitor's text to a job's advertiser. */
export function contactText(job: { title: string }): string {
  return `Olá, estou interessado(a) na vaga de ${job.title} anunciada no site ${town.boardName}.`;
}

/**
 * An applicant's text to the advertiser, true at once or days later, with or without the file. `phone` in stored
 * digits.
 */
export function applicationText(application: {
  name: string;
  email: string | null;
  phone: string;
  jobTitle: string;
}): string {
  const { name, email, phone, jobTitle } = application;
  return (
    `Olá! Meu nome é ${name} e me candidatei à vaga de ${jobTitle} pelo site ` +
    `${town.boardName}.${email === null ? "" : `\nE-mail: ${email}`}\nTelefone: ${formatPhone(phone)}`
  );
}

/** A company's text to an applicant; greets by first name. 'da empresa' fits a name of either gender. */
export function invitationText(application: {
  name: string;
  jobTitle: string;
  companyName: string;
}): string {
  const { name, jobTitle, companyName } = application;
  const firstName = name.split(/\s/, 1)[0]!;
  return `Olá, ${firstName}! Aqui é da empresa ${withFullStop(companyName)} Recebemos sua candidatura à vaga de ${jobTitle} pelo site ${town.boardName}.`;
}

/** The data for the device's share sheet. */
export function shareText(job: { title: string; company: string }): string {
  return `Vaga de ${job.title} na ${job.company}`;
}
