import { expect, test } from "vitest";
import { buildSummary } from "../domain/testing/buildReports.ts";
import { now, said, siteUrl } from "./mailTesting.ts";
import {
  heldJobMail,
  heldJobMailId,
  reportedJobMail,
  reportedJobMailId,
  settledReportsMail,
  settledReportsMailId,
} from "./reportMails.ts";

const told = { now, siteUrl, adminEmail: "admin@vagas.example" };
const summary = buildSummary({ counts: { different: 1, money: 2 } });
const toReports = `Ver as denúncias: ${siteUrl}/admin/job-approval`;
const reasons = "• Pediram dinheiro: 2\n• Pagamento ou lugar diferente do anúncio: 1";

test("the administrator is told which job its reports took off, and why", () => {
  expect(said(heldJobMail(summary, told))).toMatchObject({
    to: "admin@vagas.example",
    subject: "Vaga tirada do ar por denúncias: Caixa",
    title: "Vaga tirada do ar por denúncias",
    text: [
      "A vaga “Caixa”, de Mercado, foi denunciada e saiu do site até você decidir.",
      "Veja as denúncias e escolha “Manter” ou “Tirar do ar”. A empresa só fica sabendo do motivo se você escrever.",
      reasons,
      toReports,
    ],
  });
  expect(heldJobMailId({ id: "vaga", holds: 2 })).toBe("vaga-held-2");
});

test("the administrator is told of reports that may be one person's", () => {
  expect(said(reportedJobMail(summary, told))).toMatchObject({
    subject: "Denúncias que pedem a sua decisão: Caixa",
    text: [
      "A vaga “Caixa”, de Mercado, foi denunciada por várias contas da mesma rede. Pode ser uma pessoa só, por isso a vaga continua no site até você decidir.",
      "Veja as denúncias e escolha “Manter” ou “Tirar do ar”.",
      reasons,
      toReports,
    ],
  });
  expect(reportedJobMailId({ id: "vaga", settled: null })).toBe("vaga-reported-0");
  const settled = { decision: "keep", revision: 3, at: now, reasonToCompany: "" } as const;
  expect(reportedJobMailId({ id: "vaga", settled })).toBe("vaga-reported-3");
});

const company = { id: "mercado", name: "Mercado", email: "mercado@empresa.example" };
const later = new Date("2026-12-01T12:00:00Z");
const job = { id: "vaga", title: "Caixa", listed: true, expiresAt: later };
const settlement = { reason: "O salário estava errado.", job, company };

test.each([
  [
    "remove",
    "Sua vaga foi tirada do ar",
    "A administração do site Vagas Canabrava conferiu a vaga “Caixa” e tirou a vaga do ar. Você pode corrigir o anúncio: quando a alteração for aprovada, a vaga volta.",
  ],
  [
    "keep",
    "Sua vaga continua no site",
    "A administração do site Vagas Canabrava conferiu a vaga “Caixa”, e ela continua no site.",
  ],
] as const)("a company reads the reason of a decision to %s", (decision, title, sentence) => {
  expect(said(settledReportsMail({ ...settlement, decision }, { siteUrl, now }))).toMatchObject({
    to: "mercado@empresa.example",
    subject: `${title}: Caixa`,
    title,
    text: [
      "Olá, Mercado!",
      sentence,
      "A administração explicou o motivo:",
      "> O salário estava errado.",
      `Abrir o painel da empresa: ${siteUrl}/empresa/dashboard`,
    ],
  });
  expect(settledReportsMailId("vaga", now)).toBe(`vaga-settled-${now.getTime()}`);
});

test.each([
  [
    "is off the site",
    later,
    "Ela não aparece no site agora: veja o motivo no painel.",
    `Abrir o painel da empresa: ${siteUrl}/empresa/dashboard`,
  ],
  [
    "has expired",
    new Date("2026-11-20T12:00:00Z"),
    "Ela não aparece no site agora porque o prazo terminou em 20/11/2026. Você pode escolher um novo prazo.",
    `Escolher um novo prazo: ${siteUrl}/empresa/vagas/editar/vaga`,
  ],
])("a kept job that %s is not called on the site", (_what, expiresAt, sentence, action) => {
  const off = { ...job, listed: false, expiresAt };
  const mail = settledReportsMail({ ...settlement, decision: "keep", job: off }, { siteUrl, now });
  expect(said(mail)).toMatchObject({
    subject: "Sua vaga foi conferida: Caixa",
    title: "Sua vaga foi conferida",
    text: [
      "Olá, Mercado!",
      `A administração do site Vagas Canabrava conferiu a vaga “Caixa” e não a tirou do ar. ${sentence}`,
      "A administração explicou o motivo:",
      "> O salário estava errado.",
      action,
    ],
  });
});
