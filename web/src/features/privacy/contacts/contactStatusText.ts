import type { ContactStatus } from "@vagas/functions/domain/talent/contactRequest";

/** A request as the person sees it. */
export const contactStatusText: Record<ContactStatus, string> = {
  waiting: "Espera a sua resposta",
  accepted: "Você disse sim",
  declined: "Você disse não",
  lapsed: "O prazo terminou sem resposta",
  ended: "A vaga saiu do site",
};

/** An answer to a request that waits, whose job is closed: title and text. */
export const contactClosedText = [
  "A vaga não está aberta agora",
  "Sua resposta não foi guardada, e seus dados não foram passados. Se a empresa abrir a vaga de novo a tempo, você pode responder.",
] as const;

/** A request that no longer exists: title and text. */
export const contactGoneText = [
  "Este pedido não vale mais",
  "A empresa ou a vaga saiu do site, ou você saiu do banco de talentos. Seus dados não foram passados por este pedido.",
] as const;
