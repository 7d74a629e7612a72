import { weakPasswordText } from "@vagas/functions/domain/account/password";
import type { AuthFailure } from "../../data/session/authFailure.ts";
import { failureText } from "../../ui/message/failureText.ts";

export const verifiedText = {
  title: "E-mail verificado com sucesso",
  description: "Sua conta foi verificada e está ativa.",
} as const;

const offline =
  "Sem conexão com a internet. O que você digitou continua aqui: tente de novo quando a conexão voltar.";

const loginTexts: Partial<Record<AuthFailure | "unverified" | "not-company", string>> = {
  "invalid-credentials": "E-mail ou senha incorretos",
  "invalid-email": "E-mail ou senha incorretos",
  unverified: "E-mail não confirmado. Verifique seu e-mail para ativar sua conta.",
  "not-company": "Esta conta não está registrada como empresa",
  disabled: "Esta conta foi bloqueada pela administração do site. Fale com o suporte.",
  "too-many-attempts": failureText["too-many-attempts"],
  offline,
};

/** Why a company could not log in. */
export function loginText(outcome: AuthFailure | "unverified" | "not-company"): string {
  return loginTexts[outcome] ?? "Erro ao fazer login. Tente novamente.";
}

const registrationTexts: Partial<Record<AuthFailure, string>> = {
  "email-in-use": "Este e-mail já está registrado. Tente fazer login.",
  "weak-password": weakPasswordText,
  "invalid-email": "E-mail inválido",
  refused: "Erro no cadastro. Tente novamente mais tarde.",
  "too-many-attempts":
    "Muitos cadastros foram feitos por esta mesma conexão. O que você digitou continua aqui: tente de novo daqui a uma hora, ou agora por outra conexão, como os dados móveis ou outro Wi-Fi.",
  offline,
};

/** Why an account could not be opened. */
export function registrationText(outcome: AuthFailure): string {
  return (
    registrationTexts[outcome] ??
    "Erro ao criar conta. Verifique os dados informados e tente novamente."
  );
}

/** Why a mail was not sent, for the second line of a message. */
export function sendingText(outcome: AuthFailure): string {
  return outcome === "offline" || outcome === "too-many-attempts"
    ? failureText[outcome]
    : failureText.failed;
}
