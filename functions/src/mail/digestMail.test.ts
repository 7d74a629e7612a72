import { expect, test } from "vitest";
import { digestId, digestMail, type NewCompanies } from "./digestMail.ts";
import { said } from "./mailTesting.ts";

const now = new Date("2026-11-22T02:00:00Z");
const nobody: NewCompanies = { count: 0, names: [] };
const digest = (
  jobs: number,
  resumes: number,
  imported: number,
  companies = nobody,
  reports = 0,
  contacts = 0,
  named = 0,
) =>
  digestMail(
    { reports, jobs, edits: 0, resumes, imported },
    { companies, contacts, named },
    "admin@site.example",
    "https://site.example",
    now,
  );

test("without waiting items there is no digest", () => {
  expect(digest(0, 0, 0)).toBeNull();
});

test("reported jobs come first, and are to be decided on", () => {
  expect(digest(1, 0, 0, nobody, 2)?.message.subject).toBe(
    "Para decidir: 2 vagas denunciadas, 1 vaga de empresa",
  );
});

const queue = "Abrir as aprovações: https://site.example/admin/job-approval";

test.each([
  [
    [2, 1, 0],
    "Para aprovar: 2 vagas de empresas, 1 currículo",
    "3 itens esperam por você",
    "• 2 vagas de empresas\n• 1 currículo",
    [queue],
  ],
  [
    [1, 3, 2],
    "Para aprovar: 1 vaga de empresa, 2 vagas importadas, 3 currículos",
    "6 itens esperam por você",
    "• 1 vaga de empresa\n• 2 vagas importadas\n• 3 currículos",
    [queue],
  ],
  [[0, 1, 0], "Para aprovar: 1 currículo", "Um item espera por você", "• 1 currículo", [queue]],
  [
    [0, 0, 1],
    "Para aprovar: 1 vaga importada",
    "Um item espera por você",
    "• 1 vaga importada",
    [queue],
  ],
] as const)(
  "the digest of %j jobs, résumés and imported jobs counts each kind, with one link to all",
  ([jobs, resumes, imported], subject, title, list, links) => {
    expect(said(digest(jobs, resumes, imported))).toEqual({
      to: "admin@site.example",
      replyTo: "suporte@vagascanabrava.com.br",
      subject,
      title,
      text: ["Isto espera pela sua decisão:", list, ...links],
    });
  },
);

const companies = "Ver as empresas: https://site.example/admin/companies";

test("new companies are named, even if nothing waits", () => {
  expect(said(digest(0, 0, 0, { count: 1, names: ["Padaria Aurora"] }))).toMatchObject({
    subject: "1 empresa nova",
    title: "1 empresa nova",
    text: ["Empresas que se cadastraram desde ontem:", "• Padaria Aurora", companies],
  });
  expect(said(digest(1, 0, 1, { count: 7, names: ["Padaria Aurora", "Granja"] }))).toMatchObject({
    subject: "Para aprovar: 1 vaga de empresa, 1 vaga importada · 7 empresas novas",
    title: "2 itens esperam por você",
    text: [
      "Isto espera pela sua decisão:",
      "• 1 vaga de empresa\n• 1 vaga importada",
      "Empresas que se cadastraram desde ontem:",
      "• Padaria Aurora\n• Granja\n• e mais 5",
      queue,
      companies,
    ],
  });
});

test.each([
  [
    1,
    "1 pedido de contato sem e-mail",
    "Um pedido de contato é para uma pessoa que não deu e-mail",
  ],
  [
    2,
    "2 pedidos de contato sem e-mail",
    "2 pedidos de contato são para pessoas que não deram e-mail",
  ],
])(
  "%i people whom no mail tells of a request, a company's or the administrator's, are told of",
  (contacts, subject, text) => {
    expect(said(digest(0, 0, 0, nobody, 0, contacts))).toMatchObject({
      subject,
      title: subject,
      text: [
        `${text}. Avise pelo WhatsApp, em Pedidos de contato.`,
        "Ver os pedidos: https://site.example/admin/candidates-archive",
      ],
    });
  },
);

test.each([
  [
    1,
    "1 empresa no Cadastro de Empregadores",
    "Uma empresa está no Cadastro de Empregadores. As vagas dela ficam",
  ],
  [
    7,
    "7 empresas no Cadastro de Empregadores",
    "7 empresas estão no Cadastro de Empregadores. As vagas delas ficam",
  ],
])("%i companies that the register of employers names are counted", (named, subject, text) => {
  expect(said(digest(0, 0, 0, nobody, 0, 0, named))).toMatchObject({
    subject,
    title: subject,
    text: [
      `${text} fora do site até você decidir.`,
      "Abrir o painel: https://site.example/admin/dashboard",
    ],
  });
});

test("a digest belongs to the town's day and is not sent later", () => {
  expect(digest(1, 0, 0)!.goodUntil).toEqual(new Date("2026-11-22T03:59:59.999Z"));
  expect(digestId(now)).toBe("digest-2026-11-21");
});
