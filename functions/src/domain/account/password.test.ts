import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import {
  isCommonPassword,
  newPasswordSchema,
  passwordSchema,
  weakPasswordText,
} from "./password.ts";

const message = (password: string) => passwordSchema.safeParse(password).error?.issues[0]?.message;

test("the message about a weak password is the specified one", () => {
  expect(weakPasswordText).toBe(
    "A senha é muito fraca. Use letras, números e caracteres especiais.",
  );
});

test.each([
  ["", "A senha deve ter pelo menos 6 caracteres"],
  ["abc12", "A senha deve ter pelo menos 6 caracteres"],
  ["x".repeat(limits.password.max + 1), "A senha deve ter no máximo 128 caracteres"],
  ["123456", weakPasswordText],
  ["112233", weakPasswordText],
  ["passw0rd", weakPasswordText],
  ["QWERTYUIOP", weakPasswordText],
  ["administrador", weakPasswordText],
  ["gremio", weakPasswordText],
  ["euteamo", weakPasswordText],
  ["letmein", weakPasswordText],
  ["canabrava1", weakPasswordText],
  ["VagasCanabrava123", weakPasswordText],
  ["Senha123", weakPasswordText],
  ["BRASIL123", weakPasswordText],
  ["canabrava", weakPasswordText],
  ["CanabravaDoNorte", weakPasswordText],
  ["matogrosso123", weakPasswordText],
])("'%s' is refused as '%s'", (password, text) => {
  expect(message(password)).toBe(text);
});

test.each(["x7-Rio", "garça-branca-2026", "x".repeat(limits.password.max), "frase com espaços"])(
  "'%s' is taken",
  (password) => {
    expect(message(password)).toBeUndefined();
  },
);

test("a password is taken as it is typed, blanks at its ends too", () => {
  expect(passwordSchema.parse("  X7-Rio ")).toBe("  X7-Rio ");
});

test("a common password is refused in any case, and accepted with a suffix", () => {
  expect(isCommonPassword("QwErTy123")).toBe(true);
  expect(isCommonPassword("qwerty123-tuiuiu")).toBe(false);
});

test("a password must be typed the same twice", () => {
  expect(newPasswordSchema.safeParse({ password: "x7-Rio", confirmation: "x7-Rio" }).success).toBe(
    true,
  );
  const issues = newPasswordSchema.safeParse({ password: "x7-Rio", confirmation: "x7-rio" }).error
    ?.issues;
  expect(issues).toMatchObject([{ path: ["confirmation"], message: "As senhas não coincidem" }]);
});
