import { expect, test } from "vitest";
import { addDays } from "../domain/dates.ts";
import { ownDataMail } from "./ownDataMail.ts";
import { readLink } from "./signedLink.ts";
import { now, said, secret, siteUrl } from "./mailTesting.ts";

const email = "ana@pessoa.example";

test("a request for own data is answered with a link that works for a day", () => {
  const { text, ...mail } = said(ownDataMail(email, { siteUrl, secret, now }));
  expect(mail).toEqual({
    to: email,
    replyTo: "suporte@vagascanabrava.com.br",
    subject: "Seus dados no site Vagas Canabrava",
    title: "Seus dados",
  });
  expect(text).toEqual([
    "Olá!",
    "Alguém pediu para ver os dados guardados com este e-mail no site Vagas Canabrava. Com o link abaixo você vê tudo, baixa uma cópia, corrige ou apaga. Ele vale por 24 horas a partir do pedido e, depois de usado, por 30 minutos: não o repasse a ninguém.",
    "Se não foi você, não faça nada: sem o link, ninguém vê os seus dados.",
    expect.stringMatching(/^Ver meus dados: https:\/\/vagas\.example\/meus-dados#[\w.-]+$/),
  ]);
  const [token = ""] = /[^#]+$/.exec(text.at(-1)!) ?? [];
  expect(ownDataMail(email, { siteUrl, secret, now })!.goodUntil).toEqual(addDays(now, 1));
  expect(readLink(token, secret, now)).toMatchObject({
    state: "valid",
    claims: {
      purpose: "ownData",
      subject: email,
      of: now.getTime(),
      expires: addDays(now, 1).getTime(),
    },
  });
});
