import { formatDate } from "../dates.ts";
import { paths } from "../site/paths.ts";
import { whatsappLink } from "../text/whatsapp.ts";
import { withFullStop } from "../text/withFullStop.ts";
import { town } from "../town.ts";
import { contactMessageText } from "./contactMessageText.ts";
import { answerBy, type ContactRequest } from "./contactRequest.ts";

/**
 * The administrator's chat with a person whom no mail could tell of a request; null if the number is unusable. The
 * person answers on the device that sent the résumé.
 */
export function contactChat(
  request: Pick<
    ContactRequest,
    "company" | "jobTitle" | "message" | "origin" | "expiresAt" | "sureUntil"
  >,
  person: { name: string; phone: string },
  now: Date,
): string | null {
  const { company, jobTitle, message, origin } = request;
  const firstName = person.name.trim().split(/\s/, 1)[0]!;
  const asked =
    origin === "admin"
      ? `Indicamos você para a vaga “${jobTitle}”, de ${withFullStop(company)}`
      : `${company} viu o seu perfil no banco de talentos, sem o seu contato, e pede para falar com você sobre a vaga “${jobTitle}”: “${contactMessageText[message]}”`;
  return whatsappLink(
    person.phone,
    `Olá, ${firstName}! Aqui é da administração do site ${town.boardName}. ${asked}\n` +
      `Para dizer sim ou não, abra este endereço ${untilWhen(request, now)}, no aparelho de que você enviou o currículo: ${town.siteUrl}${paths.ownApplications}\n` +
      "Sem o seu sim, a empresa não recebe o seu contato.",
  );
}

/** Until when the person may answer. A job past its first deadline may have been renewed, or be over. */
function untilWhen(request: Pick<ContactRequest, "expiresAt" | "sureUntil">, now: Date): string {
  const sure = answerBy(request);
  if (sure > now) return `até ${formatDate(sure)}`;
  return `enquanto a vaga estiver aberta, no máximo até ${formatDate(request.expiresAt)}`;
}
