import { expect, test } from "vitest";
import { erasureCode, erasureCodeMail } from "./erasureCodeMail.ts";
import { now, said, secret } from "./mailTesting.ts";

test("the code has six digits and depends on link, sending and secret", () => {
  const code = erasureCode("link", 1, secret);
  expect(erasureCode("link", 1, secret)).toBe(code);
  for (const other of [
    erasureCode("link", 2, secret),
    erasureCode("other", 1, secret),
    erasureCode("link", 1, `${secret}!`),
  ])
    expect(other).not.toBe(code);
  for (let n = 0; n < 1000; n++) expect(erasureCode("link", n, secret)).toMatch(/^\d{6}$/);
});

test("the mail says what the code does, how long it works, and to keep it secret", () => {
  const mail = erasureCodeMail("ana@pessoa.example", "012345", now);
  expect(said(mail)).toMatchObject({
    to: "ana@pessoa.example",
    subject: "Código para apagar seus dados no site Vagas Canabrava",
    title: "Código para apagar seus dados",
    text: [
      "Olá!",
      "Na página Meus dados do site Vagas Canabrava foi pedido para apagar tudo o que está guardado com este e-mail. Para confirmar, digite este código na página:",
      "012345",
      "Ele vale por 15 minutos. Se não foi você, não passe o código a ninguém: sem ele, nada é apagado.",
    ],
  });
  expect(mail!.goodUntil!.getTime() - now.getTime()).toBe(15 * 60_000);
});
