import { expect, test } from "vitest";
import type { AuthFailure } from "../../data/session/authFailure.ts";
import { loginText, registrationText } from "./accountText.ts";

test.each([
  ["invalid-credentials", "E-mail ou senha incorretos"],
  ["invalid-email", "E-mail ou senha incorretos"],
  ["unverified", "E-mail não confirmado. Verifique seu e-mail para ativar sua conta."],
  ["not-company", "Esta conta não está registrada como empresa"],
  ["failed", "Erro ao fazer login. Tente novamente."],
] as const)("a login that ends as %s says so", (outcome, text) =>
  expect(loginText(outcome)).toBe(text),
);

test.each([
  ["email-in-use", "Este e-mail já está registrado. Tente fazer login."],
  ["weak-password", "A senha é muito fraca. Use letras, números e caracteres especiais."],
  ["refused", "Erro no cadastro. Tente novamente mais tarde."],
  [
    "too-many-attempts",
    "Muitos cadastros foram feitos por esta mesma conexão. O que você digitou continua aqui: tente de novo daqui a uma hora, ou agora por outra conexão, como os dados móveis ou outro Wi-Fi.",
  ],
  ["failed", "Erro ao criar conta. Verifique os dados informados e tente novamente."],
] satisfies [AuthFailure, string][])("a registration that ends as %s says so", (outcome, text) =>
  expect(registrationText(outcome)).toBe(text),
);

test("a lost connection is never blamed on the input", () => {
  expect(loginText("offline")).toMatch(/^Sem conexão/);
  expect(registrationText("offline")).toMatch(/^Sem conexão/);
});
