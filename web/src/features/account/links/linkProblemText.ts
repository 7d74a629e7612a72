import type { AuthFailure } from "../../../data/session/authFailure.ts";
import type { LinkFailure } from "../../../data/visitor/useMailLink.ts";

export type Problem = "expired" | "used" | "taken" | "malformed" | "gone" | "offline" | "failed";

const problems: Partial<Record<AuthFailure, Problem>> = {
  "expired-link": "expired",
  // Auth answers the same for a used code and for an unknown one.
  "invalid-link": "used",
  "invalid-credentials": "gone",
  disabled: "gone",
  "email-in-use": "taken",
  offline: "offline",
};

export function problemOf(failure: AuthFailure): Problem {
  return problems[failure] ?? "failed";
}

/** The question stays: the answer did not arrive. */
export const unsentText: Record<LinkFailure["state"], string> = {
  offline: "Você está sem internet. Tente de novo quando a conexão voltar.",
  failed: "Não deu certo agora. Tente de novo em instantes.",
};

export const problemText: Record<Problem, { title: string; description: string }> = {
  expired: {
    title: "Este link expirou",
    description: "Por segurança, os links dos nossos e-mails valem por pouco tempo.",
  },
  used: {
    title: "Este link não vale mais",
    description: "Ele já foi usado, ou um link mais novo foi enviado depois dele.",
  },
  taken: {
    title: "Este endereço já é de outra conta",
    description: "Outra empresa se cadastrou com ele depois do pedido. A sua conta não mudou.",
  },
  malformed: {
    title: "Este link está incompleto",
    description:
      "Parte do endereço se perdeu. Volte à mensagem e toque no link, ou copie o endereço inteiro.",
  },
  gone: {
    title: "Esta conta não existe mais",
    description: "Não há conta de empresa ligada a este link.",
  },
  offline: {
    title: "Você está sem internet",
    description: "O link continua valendo. Tente de novo quando a conexão voltar.",
  },
  failed: {
    title: "Não foi possível abrir o link",
    description: "O link continua valendo. Tente novamente em instantes.",
  },
};
