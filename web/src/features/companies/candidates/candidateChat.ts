import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { invitationText, whatsappLink } from "@vagas/functions/domain/text/whatsapp";

/** A mailto link with its subject. */
export function mailtoLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;
}

/** A WhatsApp link with a greeting; null when the number is unusable. */
export function candidateChat(
  candidate: Pick<Candidate, "name" | "phone">,
  jobTitle: string,
  companyName: string,
): string | null {
  return whatsappLink(
    candidate.phone,
    invitationText({ name: candidate.name, jobTitle, companyName }),
  );
}
