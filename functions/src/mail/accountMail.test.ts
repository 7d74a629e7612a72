import { expect, test } from "vitest";
import type { AccountLink } from "../domain/account/accountMailRequest.ts";
import { addMinutes } from "../domain/dates.ts";
import { accountMail, codeToCome, withCode } from "./accountMail.ts";
import { now, said, siteUrl } from "./mailTesting.ts";

const email = "padaria@empresa.example";

function written(fields: Partial<AccountLink>) {
  return accountMail(
    { mode: "resetPassword", email, uid: null, newEmail: null, ...fields },
    siteUrl,
    now,
  )!;
}

const page = (mode: string) =>
  `https://vagas.example/empresa/redefinir-senha?mode=${mode}&oobCode=${codeToCome}`;
const once = "Ele vale por pouco tempo e uma vez só: não o repasse a ninguém.";

test("a new company is asked to confirm its address, in none of the words that somebody typed", () => {
  expect(said(written({ mode: "verifyEmail" }))).toEqual({
    to: email,
    replyTo: "suporte@vagascanabrava.com.br",
    subject: "Confirme seu e-mail no site Vagas Canabrava",
    title: "Confirme seu e-mail",
    text: [
      "Olá!",
      "Uma empresa foi cadastrada no site Vagas Canabrava com este endereço. Se foi você, abra o link abaixo e toque em “Confirmar o e-mail” para ativar a conta.",
      "Se não foi você, não faça nada: sem a confirmação, a conta não publica vagas.",
      `Confirmar o e-mail: ${page("verifyEmail")}`,
    ],
  });
});

test("the owner of an address is offered a new password", () => {
  expect(said(written({}))).toMatchObject({
    to: email,
    subject: "Redefinir a senha no site Vagas Canabrava",
    title: "Redefinir a senha",
    text: [
      "Olá!",
      `Alguém pediu uma senha nova para a conta que usa este e-mail no site Vagas Canabrava. Se foi você, escolha a senha pelo link abaixo. ${once}`,
      "Se não foi você, não faça nada: a senha continua a mesma.",
      `Escolher uma senha nova: ${page("resetPassword")}`,
    ],
  });
});

test("the owner of a new address is asked whether the account may have it", () => {
  const mail = written({ mode: "verifyAndChangeEmail", newEmail: "forno@empresa.example" });
  expect(said(mail)).toMatchObject({
    to: "forno@empresa.example",
    subject: "Confirme o novo e-mail da conta no site Vagas Canabrava",
    title: "Confirme o novo e-mail",
    text: [
      "Olá!",
      `Foi pedido que a conta de uma empresa no site Vagas Canabrava passe a usar este endereço. Se foi você, abra o link abaixo e toque em “Confirmar o novo e-mail”. ${once}`,
      "Se não foi você, não faça nada: sem a confirmação, nada muda.",
      `Confirmar o novo e-mail: ${page("verifyAndChangeEmail")}`,
    ],
  });
});

test.each([
  ["resetPassword", addMinutes(now, 60)],
  ["verifyAndChangeEmail", addMinutes(now, 60)],
  ["verifyEmail", undefined],
] as const)("a mail to %s is sent until then: %s", (mode, end) => {
  expect(written({ mode }).goodUntil).toEqual(end);
});

test("the code is inserted into text and HTML alike when the mail is sent, and escaped", () => {
  const { message } = written({});
  const sent = withCode(message, '"a&b c');
  const address = "oobCode=%22a%26b%20c";
  expect(sent.text).toContain(`/empresa/redefinir-senha?mode=resetPassword&${address}\n`);
  expect(sent.html).toContain(`/empresa/redefinir-senha?mode=resetPassword&#38;${address}"`);
  expect(sent.text + sent.html).not.toContain(codeToCome);
});
