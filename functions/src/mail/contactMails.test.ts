import { expect, test } from "vitest";
import type { ContactRequest } from "../domain/talent/contactRequest.ts";
import { addDays } from "../domain/dates.ts";
import { negotiablePay } from "../domain/pay/pay.ts";
import { contactMail, contactMailIds, contactOutcomeMail } from "./contactMails.ts";
import { readLink } from "./signedLink.ts";
import { now, said, secret, siteUrl } from "./mailTesting.ts";

const request: ContactRequest = {
  id: "c1_uid2",
  cardId: "c1",
  companyId: "uid2",
  company: "Padaria Aurora",
  jobId: "padeiro",
  jobTitle: "Padeiro",
  name: "Ana P.",
  message: "interview",
  origin: "company",
  status: "waiting",
  createdAt: now,
  expiresAt: addDays(now, 14),
  answeredAt: null,
};
const company = { id: "padaria", email: "padaria@empresa.example", name: "Padaria" };

function asked(fields: Partial<ContactRequest> = {}) {
  const mail = contactMail(
    "ana@pessoa.example",
    { ...request, ...fields },
    { pay: { ...negotiablePay, housing: "free" }, salary: "A combinar" },
    { siteUrl, secret, now },
  );
  return { mail, ...said(mail) };
}

test("a person is told what a yes hands over, and until when it is possible", () => {
  const { mail, subject, title, text } = asked();
  expect({ subject, title }).toEqual({
    subject: "Padaria Aurora quer falar com você: Padeiro",
    title: "Padaria Aurora quer falar com você",
  });
  expect(text.slice(0, 5)).toEqual([
    "Olá!",
    "Padaria Aurora viu o seu perfil no banco de talentos do site Vagas Canabrava, sem o seu contato, e pede para falar com você sobre a vaga “Padeiro”:",
    "“Queremos marcar uma entrevista com você para esta vaga.”",
    "Salário no anúncio: A combinar, com alojamento.",
    expect.stringMatching(
      /^Se você disser sim, a empresa recebe seu nome, telefone, e-mail e currículo, só para esta vaga\. Se disser não, ou não responder até \d\d\/\d\d\/2026, ela não recebe nada\.$/,
    ),
  ]);
  expect(text[6]).toBe(
    "Sair do banco de talentos ou ver meus dados: https://vagas.example/meus-dados",
  );
  expect(mail!.goodUntil).toEqual(request.expiresAt);
});

test("the link opens this request only, until it ends", () => {
  const action = asked().text[5] ?? "";
  const token = action.replace("Ver o pedido e responder: https://vagas.example/convite#", "");
  expect(readLink(token, secret, now)).toMatchObject({
    state: "valid",
    claims: { purpose: "contact", subject: "c1_uid2", of: now.getTime() },
  });
  expect(readLink(token, secret, request.expiresAt)).toMatchObject({ state: "expired" });
});

test("a person whom the administrator passes on is told that, in no words of the company", () => {
  const { subject, title, text } = asked({ origin: "admin" });
  expect({ subject, title }).toEqual({
    subject: "Indicamos você para uma vaga: Padeiro",
    title: "Indicamos você para uma vaga",
  });
  expect(text.slice(1, 3)).toEqual([
    "A administração do site Vagas Canabrava indicou você para a vaga “Padeiro”, de Padaria Aurora, porque você está no banco de talentos.",
    "Salário no anúncio: A combinar, com alojamento.",
  ]);
});

test.each([
  [
    "accepted",
    "Ana P.: disse sim",
    "Ana P. disse sim ao seu pedido para a vaga “Padeiro”. O contato está entre os candidatos da vaga.",
    "Ver candidaturas: https://vagas.example/empresa/vagas/padeiro/candidatos",
  ],
  [
    "declined",
    "Ana P.: prefere não conversar agora",
    "Ana P. agradece o interesse na vaga “Padeiro”, mas prefere não conversar agora. Os dados de contato não foram passados.",
    "Abrir o banco de talentos: https://vagas.example/empresa/talentos",
  ],
  [
    "lapsed",
    "Ana P.: não respondeu",
    "Ana P. não respondeu ao seu pedido para a vaga “Padeiro” no prazo. Os dados de contato não foram passados.",
    "Abrir o banco de talentos: https://vagas.example/empresa/talentos",
  ],
] as const)("a company is told about a request that was %s", (status, subject, news, action) => {
  const told = said(contactOutcomeMail({ ...request, status }, company, siteUrl, now));
  expect(told).toMatchObject({ to: company.email, subject, title: subject });
  expect(told.text.slice(0, 2)).toEqual(["Olá, Padaria!", news]);
  expect(told.text.at(-1)).toBe(action);
  expect(told.text).toHaveLength(status === "accepted" ? 3 : 4);
});

test.each([
  [
    "accepted",
    "Indicamos Ana P., do banco de talentos, para a vaga “Padeiro”, e a resposta foi sim. O contato está entre os candidatos da vaga.",
  ],
  [
    "declined",
    "Indicamos Ana P., do banco de talentos, para a vaga “Padeiro”, mas a pessoa prefere não conversar agora. Os dados de contato não foram passados.",
  ],
  [
    "lapsed",
    "Indicamos Ana P., do banco de talentos, para a vaga “Padeiro”, mas a pessoa não respondeu no prazo. Os dados de contato não foram passados.",
  ],
] as const)(
  "a company is told that the administrator's request was %s, not one of its own",
  (status, news) => {
    const passedOn = { ...request, origin: "admin", status } as const;
    expect(said(contactOutcomeMail(passedOn, company, siteUrl, now)).text[1]).toBe(news);
  },
);

test.each(["waiting", "ended"] as const)(
  "a company is not told about a request that is %s",
  (status) => {
    expect(contactOutcomeMail({ ...request, status }, company, siteUrl, now)).toBeNull();
  },
);

test("a repeated request has its own mails", () => {
  expect(contactMailIds(request)).toEqual({
    person: `contact-c1_uid2-${now.getTime()}-person`,
    company: `contact-c1_uid2-${now.getTime()}-company`,
  });
});
