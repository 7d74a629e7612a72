import type { ContactStatus } from "@vagas/functions/domain/talent/contactRequest";
import { limits } from "@vagas/functions/domain/limits";
import type { ContactAskOutcome } from "../../../../data/session/contactAsk.ts";
import { failureText } from "../../../../ui/message/failureText.ts";

/** A request as the administrator sees it. */
export const contactStatusText: Record<ContactStatus, string> = {
  waiting: "Aguardando a pessoa",
  accepted: "A pessoa disse sim",
  declined: "A pessoa disse não",
  lapsed: "Sem resposta no prazo",
  ended: "A vaga saiu do site",
};

/** Why a person was not passed on. */
export const passOnProblemText: Record<Exclude<ContactAskOutcome, "sent">, string> = {
  asked: "Esta empresa já tem um pedido para esta pessoa.",
  gone: "Esta pessoa não está mais no banco de talentos.",
  jobClosed: "Esta vaga não está mais aberta.",
  inactive: "A conta desta empresa está desativada.",
  tooMany: `Esta empresa tem ${limits.contactsWaiting.company} pedidos sem resposta.`,
  busy: "Esta pessoa tem muitos pedidos para responder. Tente de novo em alguns dias.",
  ...failureText,
};
