import type { ContactStatus } from "@vagas/functions/domain/talent/contactRequest";
import { limits } from "@vagas/functions/domain/limits";
import type { ContactAskOutcome } from "../../../data/session/contactAsk.ts";
import { failureText } from "../../../ui/message/failureText.ts";

/** A request as its company sees it. */
export const requestStatusText: Record<ContactStatus, string> = {
  waiting: "Aguardando resposta",
  accepted: "Disse sim",
  declined: "Prefere não conversar agora",
  lapsed: "Não respondeu no prazo",
  ended: "A vaga saiu do site antes da resposta",
};

/** Why a request was not sent. */
export const askProblemText: Record<Exclude<ContactAskOutcome, "sent">, string> = {
  asked: "Sua empresa já fez um pedido a esta pessoa.",
  gone: "Esta pessoa saiu do banco de talentos.",
  jobClosed: "Esta vaga não está mais aberta. Escolha outra.",
  inactive: "A conta da empresa não pode fazer pedidos agora.",
  tooMany: `Sua empresa tem ${limits.contactsWaiting.company} pedidos sem resposta. Quando um deles tiver resposta ou passar do prazo de ${limits.contactDays} dias, você pode fazer outro.`,
  busy: "Esta pessoa tem muitos pedidos para responder. Tente de novo em alguns dias.",
  ...failureText,
};
