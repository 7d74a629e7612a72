import type { ContactStatus } from "@vagas/functions/domain/talent/contactRequest";

/** A request as the person sees it. */
export const contactStatusText: Record<ContactStatus, string> = {
  waiting: "Espera a sua resposta",
  accepted: "Você disse sim",
  declined: "Você disse não",
  lapsed: "O prazo terminou sem resposta",
  ended: "A vaga saiu do site",
};
