import type { Candidate } from '@vagas/functions/domain/candidate';
import { invitationText, whatsappLink } from '@vagas/functions/domain/whatsapp';

/** A mail to the person, its subject filled in. */
export function mailAddress(candidate: Pick<Candidate, 'email'>, subject: string): string {
  return `mailto:${encodeURIComponent(candidate.email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

/** A chat with the person, the first words filled in; null when the number cannot be used. */
export function candidateChat(candidate: Pick<Candidate, 'name' | 'phone'>, jobTitle: string, companyName: string): string | null {
  return whatsappLink(candidate.phone, invitationText({ name: candidate.name, jobTitle, companyName }));
}
