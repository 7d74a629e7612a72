import { encodeText } from "./encodeText.ts";
import { formatPhone, normalizePhone } from "./phone.ts";
import { town } from "../town.ts";

/** Chat address of a number with the text filled in, or null when the number is unusable. */
export function whatsappLink(phone: string, text: string): string | null {
  const digits = normalizePhone(phone);
  return digits && `https://wa.me/${digits}?text=${encodeText(text)}`;
}

/** What a visitor says to the advertiser of a job. */
export function contactText(job: { title: string }): string {
  return `Olá, estou interessado(a) na vaga de ${job.title} anunciada no site ${town.boardName}.`;
}

/** What an applicant says to the advertiser, at once or days later, whatever became of the file. `phone` in stored digits. */
export function applicationText(application: {
  name: string;
  email: string;
  phone: string;
  jobTitle: string;
}): string {
  const { name, email, phone, jobTitle } = application;
  return (
    `Olá! Meu nome é ${name} e me candidatei à vaga de ${jobTitle} pelo site ` +
    `${town.boardName}.\nE-mail: ${email}\nTelefone: ${formatPhone(phone)}`
  );
}

/** What a company says to somebody who applied; greets by the first name. */
export function invitationText(application: {
  name: string;
  jobTitle: string;
  companyName: string;
}): string {
  const { name, jobTitle, companyName } = application;
  const firstName = name.split(/\s/, 1)[0]!;
  return `Olá, ${firstName}! Aqui é da ${companyName}. Recebemos sua candidatura à vaga de ${jobTitle} pelo site ${town.boardName}.`;
}

/** What the device's share sheet is given. */
export function shareText(job: { title: string; company: string }): string {
  return `Vaga de ${job.title} na ${job.company}`;
}
