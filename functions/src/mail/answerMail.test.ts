import { expect, test } from "vitest";
import { addMinutes } from "../domain/dates.ts";
import { answerMail } from "./answerMail.ts";
import { now, said, siteUrl } from "./mailTesting.ts";

const at = addMinutes(now, 30);
const answered = {
  application: {
    id: "a1_ana",
    resumePath: "resumes/a1_ana/17-x.pdf",
    email: "ana@pessoa.example",
    name: "Compre já",
    coverLetter: "Clique aqui",
  },
  stage: "naoSelecionada",
  answer: { at, applications: 12, openings: 2 },
  job: { title: "Padeiro", company: "Padaria Aurora" },
  similar: [{ id: "b2", title: "Confeiteiro", company: "Doces da Vila" }],
} as const;

const around = [
  "Para ver ou retirar esta candidatura, abra a página abaixo no aparelho em que você se candidatou. De outro, abra “Meus dados”: https://vagas.example/meus-dados. Se não foi você quem se candidatou, avise suporte@vagascanabrava.com.br.",
];
const page = "Minhas candidaturas: https://vagas.example/minhas-candidaturas";

test("whoever was not chosen gets a kind answer, its numbers and other jobs, when its time comes", () => {
  const { id, mail } = answerMail(answered, siteUrl, now)!;
  expect(id).toBe("a1_ana-17-x-pdf-answer-not-chosen");
  expect(mail).toMatchObject({
    notBefore: at,
    onlyWhile: {
      candidateId: "a1_ana",
      resumePath: "resumes/a1_ana/17-x.pdf",
      stage: "naoSelecionada",
    },
  });
  expect(said(mail)).toEqual({
    to: "ana@pessoa.example",
    replyTo: "suporte@vagascanabrava.com.br",
    subject: "Não foi desta vez: Padeiro",
    title: "Não foi desta vez",
    text: [
      "Olá!",
      "Sobre a vaga “Padeiro”, anunciada por Padaria Aurora: a empresa respondeu que, desta vez, não seguiu com a sua candidatura. O seu currículo continua valendo para outras vagas. Agradecemos a sua participação.",
      "Eram 12 candidaturas para 2 vagas.",
      ...around,
      page,
      "Veja também estas vagas abertas:",
      "Confeiteiro – Doces da Vila: https://vagas.example/vagas/b2",
    ],
  });
});

test("the page of that mail has the sentence about other jobs right above them", () => {
  const { html } = answerMail(answered, siteUrl, now)!.mail.message;
  const places = ["Minhas candidaturas", "Veja também estas vagas abertas:", "Confeiteiro"].map(
    (words) => html.indexOf(words),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  const alone = answerMail({ ...answered, similar: [] }, siteUrl, now)!.mail.message;
  expect(alone.html).not.toContain("Veja também");
});

test.each([
  [
    "emConversa",
    "A empresa quer conversar com você: Padeiro",
    "a empresa marcou que está conversando com você. Fique de olho no telefone e no e-mail.",
  ],
  [
    "contratada",
    "A empresa marcou sua contratação: Padeiro",
    "a empresa marcou que contratou você. Parabéns!",
  ],
] as const)("'%s' is told as '%s'", (stage, subject, words) => {
  const { mail } = answerMail({ ...answered, stage, similar: [] }, siteUrl, now)!;
  expect(said(mail)).toMatchObject({
    subject,
    text: [
      "Olá!",
      `Sobre a vaga “Padeiro”, anunciada por Padaria Aurora: ${words}`,
      "Eram 12 candidaturas para 2 vagas.",
      ...around,
      page,
    ],
  });
});

test("a single application is not counted", () => {
  const alone = { ...answered, answer: { at, applications: 1, openings: 1 }, similar: [] };
  expect(said(answerMail(alone, siteUrl, now)!.mail).text[2]).toBe(around[0]);
});

test("an answer quotes none of the applicant's own words", () => {
  const { message } = answerMail(answered, siteUrl, now)!.mail;
  expect(JSON.stringify(message)).not.toMatch(/Compre já|Clique aqui/);
});

test("no mail goes to what is no address", () => {
  const application = { ...answered.application, email: "ana" };
  expect(answerMail({ ...answered, application }, siteUrl, now)).toBeNull();
});
