import type { Job } from "@vagas/functions/domain/job/job";
import { isOpen } from "@vagas/functions/domain/job/jobStanding";
import { applicationText, whatsappLink } from "@vagas/functions/domain/text/whatsapp";

// A button opens the chat, never the page itself: phones block windows that nobody tapped for.

export const chatLabel = "Continuar no WhatsApp";

/** The form's promise, if the job has a number. */
export const chatPromise =
  "Depois de enviar, um botão abre a conversa com o anunciante no WhatsApp.";

/** The same, once it is sent. */
export const chatIsReady = `Para falar com o anunciante, toque em “${chatLabel}”.`;

/** The chat with a job's advertiser, with the applicant's first message; null without a usable number. */
export function chatAfter(
  job: Pick<Job, "title" | "contactWhatsapp">,
  person: { name: string; email: string | null; phone: string },
): string | null {
  const { name, email, phone } = person;
  return whatsappLink(
    job.contactWhatsapp ?? "",
    applicationText({ name, email, phone, jobTitle: job.title }),
  );
}

/** Whether applicants will have a chat. */
export function hasChat(job: Pick<Job, "contactWhatsapp">): boolean {
  return whatsappLink(job.contactWhatsapp ?? "", "") !== null;
}

/** The chat for a returning applicant, while the job accepts applications; afterwards its number is hidden. */
export function chatOnReturn(
  job: Job | null,
  person: { name: string; email: string | null; phone: string },
): string | null {
  return job && isOpen(job, new Date()) ? chatAfter(job, person) : null;
}
