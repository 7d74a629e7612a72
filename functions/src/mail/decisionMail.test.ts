import { expect, test } from "vitest";
import { decisionMail } from "./decisionMail.ts";
import { now, said, siteUrl } from "./mailTesting.ts";

const job: {
  id: string;
  title: string;
  expiresAt: Date;
  filled: boolean;
  listed: boolean;
  paused?: boolean;
  held?: boolean;
} = {
  id: "a1",
  title: "Padeiro",
  expiresAt: new Date("2026-12-21T03:59:59.999Z"),
  filled: false,
  listed: true,
};
const company = { id: "padaria", email: "padaria@empresa.example", name: "Padaria Aurora" };

const notBefore = new Date("2026-11-21T12:00:15Z");
const common = { notes: "", before: null, job, company, siteUrl, notBefore, now };

function decided(status: "approved" | "rejected", notes = "", fields: Partial<typeof job> = {}) {
  return said(decisionMail({ ...common, status, notes, job: { ...job, ...fields } }));
}

const envelope = { to: "padaria@empresa.example", replyTo: "suporte@vagascanabrava.com.br" };

test("an approval says until when the job is on the site, and where", () => {
  expect(decided("approved")).toEqual({
    ...envelope,
    subject: "Sua vaga foi aprovada: Padeiro",
    title: "Sua vaga foi aprovada",
    text: [
      "Olá, Padaria Aurora!",
      "A vaga “Padeiro” foi aprovada e já pode ser vista no site Vagas Canabrava. Ela recebe candidaturas até 20/12/2026.",
      "Ver a vaga: https://vagas.example/vagas/a1",
    ],
  });
});

test("an approval of a filled job promises no applications, and says how to get them", () => {
  expect(decided("approved", "", { filled: true }).text).toEqual([
    "Olá, Padaria Aurora!",
    "A vaga “Padeiro” foi aprovada e já pode ser vista no site Vagas Canabrava, marcada como preenchida. Para ela receber candidaturas, toque em “Reativar” no painel.",
    "Abrir o painel da empresa: https://vagas.example/empresa/dashboard",
  ]);
});

test("an approval after the deadline says that the job needs another one, and where", () => {
  expect(decided("approved", "", { expiresAt: now, listed: false }).text).toEqual([
    "Olá, Padaria Aurora!",
    "A vaga “Padeiro” foi aprovada, mas o prazo dela terminou em 21/11/2026. Para ela aparecer no site Vagas Canabrava, escolha um novo prazo.",
    "Escolher um novo prazo: https://vagas.example/empresa/vagas/editar/a1",
  ]);
});

test("an approval of a deactivated company's job says when it will be visible", () => {
  expect(decided("approved", "", { listed: false }).text).toEqual([
    "Olá, Padaria Aurora!",
    "A vaga “Padeiro” foi aprovada. Ela aparece no site Vagas Canabrava assim que a conta da sua empresa for reativada.",
    "Abrir o painel da empresa: https://vagas.example/empresa/dashboard",
  ]);
});

test("an approval of a held job says that another check is going on", () => {
  expect(decided("approved", "", { listed: false, held: true }).text[1]).toBe(
    "A vaga “Padeiro” foi aprovada. Ela aparece no site Vagas Canabrava assim que a administração terminar de conferir a vaga.",
  );
});

test("an approval of a job that was taken off says how to put it back", () => {
  expect(decided("approved", "", { listed: false, paused: true }).text).toEqual([
    "Olá, Padaria Aurora!",
    "A vaga “Padeiro” foi aprovada. Ela foi tirada do ar antes; para ela aparecer no site, toque em “Colocar no ar” no painel.",
    "Abrir o painel da empresa: https://vagas.example/empresa/dashboard",
  ]);
});

test("a refusal says that the company may correct the job, and where", () => {
  expect(decided("rejected")).toEqual({
    ...envelope,
    subject: "Sua vaga não foi aprovada: Padeiro",
    title: "Sua vaga não foi aprovada",
    text: [
      "Olá, Padaria Aurora!",
      "A vaga “Padeiro” não foi aprovada e, por isso, não aparece no site. Você pode corrigir o anúncio: ao salvar, ele volta para análise.",
      "Editar a vaga: https://vagas.example/empresa/vagas/editar/a1",
    ],
  });
});

test.each([
  ["approved", "A administração deixou esta observação:"],
  ["rejected", "A administração explicou o motivo:"],
] as const)("the administrator's words on a job that was %s are quoted", (status, announced) => {
  expect(decided(status, "Diga o horário.").text.slice(2, 4)).toEqual([
    announced,
    "> Diga o horário.",
  ]);
});

test.each(["approved", "rejected", "pending"] as const)(
  "a mail about a job that is %s waits as long as the decision may be undone",
  (status) => {
    expect(decisionMail({ ...common, status })!.notBefore).toEqual(notBefore);
  },
);

test("after an approval, a refusal says that it is a new decision", () => {
  expect(
    said(
      decisionMail({
        ...common,
        status: "rejected",
        before: "approved",
        job: { ...job, listed: false },
      }),
    ),
  ).toEqual({
    ...envelope,
    subject: "Sua vaga foi tirada do ar: Padeiro",
    title: "Sua vaga foi tirada do ar",
    text: [
      "Olá, Padaria Aurora!",
      "A vaga “Padeiro” não aparece mais no site. Você pode corrigir o anúncio: ao salvar, ele volta para análise.",
      "Antes avisamos que ela tinha sido aprovada; a administração mudou a decisão.",
      "Editar a vaga: https://vagas.example/empresa/vagas/editar/a1",
    ],
  });
});

test("after a refusal, an approval says that it is a new decision", () => {
  expect(said(decisionMail({ ...common, status: "approved", before: "rejected" })).text).toContain(
    "Antes avisamos que ela não tinha sido aprovada; a administração mudou a decisão.",
  );
});

test.each([
  ["approved", "tinha sido aprovada"],
  ["rejected", "não tinha sido aprovada"],
] as const)(
  "a company that read that a job was %s is told that this was undone",
  (before, told) => {
    expect(said(decisionMail({ ...common, status: "pending", before }))).toEqual({
      ...envelope,
      subject: "Sua vaga voltou para análise: Padeiro",
      title: "Sua vaga voltou para análise",
      text: [
        "Olá, Padaria Aurora!",
        `Avisamos que a vaga “Padeiro” ${told}, mas a administração desfez essa decisão. A vaga está em análise de novo e não aparece no site por enquanto. Assim que houver uma decisão, você recebe outro e-mail.`,
        "Acompanhar no painel: https://vagas.example/empresa/dashboard",
      ],
    });
  },
);
