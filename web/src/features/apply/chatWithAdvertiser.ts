import type { Job } from "@vagas/functions/domain/job/job";
import { isOpen } from "@vagas/functions/domain/job/jobStanding";
import { applicationText, whatsappLink } from "@vagas/functions/domain/text/whatsapp";

// The chat opens by a button and never by itself: phones block windows that nobody tapped for.

export const chatLabel = "Continuar no WhatsApp";

/** What the form promises, where the job has a number. */
export const chatPromise =
  "Depois de enviar, um botão abre a conversa com o anunciante no WhatsApp.";

/** The same, once it is sent. */
export const chatIsReady = `Para falar com o anunciante, toque em “${chatLabel}”.`;

/** The chat with a job's advertiser, as the person who applied begins it; null without a usable number. */
export function chatAfter(
  job: Pick<Job, "title" | "contactWhatsapp">,
  person: { name: string; email: string; phone: string },
): string | null {
  const { name, email, phone } = person;
  return whatsappLink(
    job.contactWhatsapp ?? "",
    applicationText({ name, email, phone, jobTitle: job.title }),
  );
}

/** Whether there will be a chat for those who apply. */
export function hasChat(job: Pick<Job, "contactWhatsapp">): boolean {
  return whatsappLink(job.contactWhatsapp ?? "", "") !== null;
}

/** The chat of somebody who comes back, while the job still takes applications: its number is shown no longer. */
export function chatOnReturn(
  job: Job | null,
  person: { name: string; email: string; phone: string },
): string | null {
  return job && isOpen(job, new Date()) ? chatAfter(job, person) : null;
}
