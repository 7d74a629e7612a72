import { expect, test } from "vitest";
import { buildStoredResume } from "../domain/testing/buildWrittenResume.ts";
import { addDays } from "../domain/dates.ts";
import { negotiablePay, type Pay } from "../domain/pay/pay.ts";
import type { Candidate } from "../domain/application/candidate.ts";
import type { Mail } from "../domain/mail/mail.ts";
import {
  anotherFileMail,
  applicationMailIds,
  companyMail,
  confirmLinkFor,
  receiptMail,
} from "./applicationMails.ts";
import { readLink, signLink } from "./signedLink.ts";
import { now, said, secret, siteUrl } from "./mailTesting.ts";

const candidate: Candidate & { email: string } = {
  id: "a1_ana",
  uid: "ana",
  name: "Ana Maria Souza",
  email: "ana@pessoa.example",
  phone: "5566999990002",
  coverLetter: "Sei fazer pão.\nE bolo.",
  resumePath: "resumes/a1_ana/17-x.pdf",
  resumeName: "Ana.pdf",
  resumeSize: 1,
  jobId: "a1",
  jobTitle: "O que Ana quiser",
  company: "Quem Ana quiser",
  companyId: "padaria",
  consent: { version: "2026-11", at: now, talentPool: false },
  stage: "nova",
  stageAt: now,
  createdAt: now,
};
const job = {
  id: "a1",
  title: "Padeiro",
  company: "Padaria Aurora",
  companyId: "padaria" as string | null,
  pay: { ...negotiablePay, extras: ["comissão"] } as Pay,
  salary: "A combinar",
};
const company = { id: "padaria", name: "Padaria Aurora Ltda.", email: "padaria@empresa.example" };
const board = "suporte@vagascanabrava.com.br";

function toCompany(fields: Partial<Candidate> = {}) {
  return companyMail({ ...candidate, ...fields }, job, company, siteUrl, now);
}

const chat = `https://wa.me/5566999990002?text=${encodeURIComponent("Olá, Ana! Aqui é da empresa Padaria Aurora Ltda. Recebemos sua candidatura à vaga de Padeiro pelo site Vagas Canabrava.")}`;

test("a company gets the chat first for an applicant without an address, and no reply goes astray", () => {
  expect(said(toCompany({ email: null }))).toEqual({
    to: "padaria@empresa.example",
    replyTo: board,
    subject: "Nova candidatura: Padeiro – Ana Maria Souza",
    title: "Nova candidatura: Padeiro",
    text: [
      "Ana Maria Souza se candidatou à vaga “Padeiro”. O currículo está em anexo.",
      `Conversar com Ana no WhatsApp: ${chat}`,
      "Telefone: (66) 99999-0002",
      "A pessoa não informou e-mail: fale com ela pelo WhatsApp ou por telefone. Uma resposta a este e-mail não chega a ela. Use os dados dela somente para esta seleção.",
      "Carta de apresentação:",
      "> Sei fazer pão.\n> E bolo.",
      "Ver candidaturas: https://vagas.example/empresa/vagas/a1/candidatos",
    ],
  });
});

test("in the page of that mail the button stands above the letter", () => {
  const { html } = toCompany({ email: null })!.message;
  expect(html.indexOf('class="button"')).toBeLessThan(html.indexOf("Telefone"));
  expect(html.indexOf('class="button"')).toBe(html.lastIndexOf('class="button"'));
  const usual = toCompany()!.message.html;
  expect(usual.indexOf('class="button"')).toBeGreaterThan(usual.indexOf("Sei fazer pão"));
});

test("a company gets the applicant, the letter, the file and the ways to answer", () => {
  expect(said(toCompany())).toEqual({
    to: "padaria@empresa.example",
    replyTo: "ana@pessoa.example",
    subject: "Nova candidatura: Padeiro – Ana Maria Souza",
    title: "Nova candidatura: Padeiro",
    text: [
      "Ana Maria Souza se candidatou à vaga “Padeiro”. O currículo está em anexo.",
      "E-mail: ana@pessoa.example\nTelefone: (66) 99999-0002",
      "Para falar com a pessoa, basta responder a este e-mail ou abrir a conversa no WhatsApp. Use os dados dela somente para esta seleção.",
      "Carta de apresentação:",
      "> Sei fazer pão.\n> E bolo.",
      `Conversar com Ana no WhatsApp: ${chat}`,
      "Ver candidaturas: https://vagas.example/empresa/vagas/a1/candidatos",
    ],
  });
  expect(toCompany()!.message.attachments).toEqual([
    { filename: "Ana.pdf", storagePath: "resumes/a1_ana/17-x.pdf" },
  ]);
});

test("an application without a letter announces none, and an unusable number offers no chat", () => {
  const { text } = said(toCompany({ coverLetter: "", phone: "123" }));
  expect(text.slice(2)).toEqual([
    "Para falar com a pessoa, basta responder a este e-mail ou abrir a conversa no WhatsApp. Use os dados dela somente para esta seleção.",
    "Ver candidaturas: https://vagas.example/empresa/vagas/a1/candidatos",
  ]);
  expect(text[1]).toContain("Telefone: 123");
});

test("a company is told of a yes from the talent bank in words that hold whoever asked for it", () => {
  expect(said(toCompany({ invited: true })).text[0]).toBe(
    "Ana Maria Souza, do banco de talentos, aceitou conversar sobre a vaga “Padeiro”. O currículo está em anexo.",
  );
});

test("a company reads the facts of a written résumé before it opens the file, apart from the board's words", () => {
  const { text } = said(toCompany({ coverLetter: "", writtenResume: buildStoredResume() }));
  expect(text[3]).toBe("Resumo do currículo:");
  expect(text[4]).toMatch(/^> Procura: Trabalho na roça.*\n> Já trabalhou: Tratorista/);
  expect(text[4]?.split("\n").every((line) => line.startsWith("> "))).toBe(true);
});

const noFile =
  "Ana Maria Souza se candidatou à vaga “Padeiro”, mas o currículo não veio: o arquivo não chegou ou não pôde ser aberto. Se a pessoa enviar outro, você recebe um novo e-mail com ele.";

/** The mail's text if the file is missing when it is sent. */
function saidWithoutFile({ withoutFile, ...mail }: Mail) {
  return said({ ...mail, message: { ...withoutFile!, attachments: [] } });
}

test("a company is told that the file is missing, with everything else unchanged", () => {
  const mail = toCompany()!;
  expect(mail.withoutFile).toMatchObject({ storagePath: "resumes/a1_ana/17-x.pdf" });
  const { text, ...withFile } = said(mail);
  expect(saidWithoutFile(mail)).toEqual({ ...withFile, text: [noFile, ...text.slice(1)] });
});

test("another person's file is not attached, and no mail says that it was", () => {
  const mail = toCompany({ resumePath: "resumes/a1_rui/1-a.pdf" })!;
  expect(mail.message.attachments).toEqual([]);
  expect(mail.withoutFile).toBeUndefined();
  expect(said(mail).text[0]).toBe(noFile);
});

const erase =
  "Para ver, corrigir ou apagar o que enviou, a qualquer momento, abra a página “Meus dados”: https://vagas.example/meus-dados. Ou escreva para suporte@vagascanabrava.com.br. Se não foi você quem enviou este currículo, avise pelo mesmo endereço.";
const more = "Ver outras vagas: https://vagas.example/vagas";

const confirmed = { siteUrl, confirmLink: null, now };

function receipt(fields: Partial<typeof candidate>, to: typeof job | null) {
  return said(receiptMail({ ...candidate, ...fields }, to, confirmed));
}

test("an applicant is told what went to whom, in none of their own words", () => {
  expect(receipt({}, job)).toEqual({
    to: "ana@pessoa.example",
    replyTo: board,
    subject: "Recebemos seu currículo: Padeiro",
    title: "Recebemos seu currículo",
    text: [
      "Olá!",
      "Enviamos seu nome, seu e-mail, seu telefone, sua carta de apresentação e o arquivo do seu currículo para Padaria Aurora, que anunciou a vaga “Padeiro”. A administração do site também pode ver esses dados. Se houver interesse, o anunciante entra em contato diretamente com você. Salário no anúncio: A combinar + comissão.",
      erase,
      more,
    ],
  });
});

test("the receipt mentions the talent bank if the applicant agreed to it", () => {
  expect(
    receipt({ consent: { ...candidate.consent, talentPool: true } }, job).text.slice(2),
  ).toEqual([
    "Como você autorizou, seu currículo também fica no banco de talentos por até 12 meses, e empresas da região podem encontrar você: elas veem um resumo sem o seu contato, e você decide se quer conversar.",
    erase,
    more,
  ]);
});

test("a person in the talent bank is told who may see the data", () => {
  expect(
    receipt({ coverLetter: "", consent: { ...candidate.consent, talentPool: true } }, null),
  ).toMatchObject({
    subject: "Recebemos seu currículo",
    title: "Recebemos seu currículo",
    text: [
      "Olá!",
      "Guardamos seu nome, seu e-mail, seu telefone e o arquivo do seu currículo no banco de talentos do site Vagas Canabrava, por até 12 meses. A administração do site vê esses dados. Empresas da região com vaga aberta veem um resumo sem o seu contato; para falar com você, elas pedem, e você diz sim ou não.",
      erase,
      more,
    ],
  });
});

test.each([
  [
    "a job",
    job,
    "Recebemos seus dados: Padeiro",
    "Enviamos seu nome, seu e-mail, seu telefone e sua carta de apresentação para Padaria Aurora, que anunciou a vaga “Padeiro”. A administração do site também pode ver esses dados. Se houver interesse, o anunciante entra em contato diretamente com você. Salário no anúncio: A combinar + comissão.",
    [
      "Como você autorizou, seus dados também ficam no banco de talentos por até 12 meses, e empresas da região podem encontrar você: elas veem um resumo sem o seu contato, e você decide se quer conversar.",
    ],
  ],
  [
    "the talent bank",
    null,
    "Recebemos seus dados",
    "Guardamos seu nome, seu e-mail, seu telefone e sua carta de apresentação no banco de talentos do site Vagas Canabrava, por até 12 meses. A administração do site vê esses dados. Empresas da região com vaga aberta veem um resumo sem o seu contato; para falar com você, elas pedem, e você diz sim ou não.",
    [],
  ],
])(
  "an applicant to %s is not told that a file was attached if it was not",
  (_what, to, subject, sentence, pool) => {
    const mail = receiptMail(
      { ...candidate, consent: { ...candidate.consent, talentPool: true } },
      to,
      confirmed,
    )!;
    expect(mail.withoutFile).toMatchObject({ storagePath: candidate.resumePath });
    expect(saidWithoutFile(mail)).toMatchObject({
      subject,
      title: "Recebemos seus dados",
      text: [
        "Olá!",
        sentence,
        "O arquivo do seu currículo não chegou ou não pôde ser aberto.",
        ...pool,
        erase.replace("este currículo", "estes dados"),
        more,
        expect.stringMatching(/^Enviar outro arquivo: https:\/\/vagas.example\/enviar-curriculo/),
      ],
    });
  },
);

test("a receipt to an unconfirmed address says how few follow it, and contains the confirming link", () => {
  const confirmLink = confirmLinkFor("Ana@Pessoa.example", {
    siteUrl,
    now,
    sign: (claims) => signLink(claims, secret),
  });
  const { text } = said(receiptMail(candidate, job, { siteUrl, confirmLink, now }));
  expect(text.slice(2)).toEqual([
    erase,
    "Quer receber neste e-mail os próximos avisos sobre as suas candidaturas? Confirme que ele é seu, pelo link abaixo. Sem isso, enviamos no máximo duas respostas de empresas por mês.",
    more,
    `Confirmar este e-mail: ${confirmLink}`,
  ]);
  const [address, token = ""] = confirmLink.split("#");
  expect(address).toBe("https://vagas.example/meus-dados");
  expect(readLink(token, secret, now)).toMatchObject({
    state: "valid",
    claims: {
      purpose: "confirm",
      subject: "ana@pessoa.example",
      expires: addDays(now, 180).getTime(),
    },
  });
});

test("an applicant to the administrator's job is told that nobody was mailed", () => {
  expect(receipt({}, { ...job, companyId: null }).text[1]).toBe(
    "Recebemos seu nome, seu e-mail, seu telefone, sua carta de apresentação e o arquivo do seu currículo para a vaga “Padeiro”, anunciada por Padaria Aurora. A administração do site vê esses dados e avisa o anunciante. Se houver interesse, ele entra em contato diretamente com você. Salário no anúncio: A combinar + comissão.",
  );
});

test("an advertiser's name that ends in a full stop gets no second one", () => {
  const ofLtda = { ...job, companyId: null, company: "Padaria Aurora Ltda." };
  expect(receipt({}, ofLtda).text[1]).toContain("anunciada por Padaria Aurora Ltda. A adminis");
});

test.each([
  [
    "a job",
    job,
    "Envie outro arquivo do seu currículo: Padeiro",
    "para a vaga “Padeiro”",
    "https://vagas.example/enviar-curriculo?jobId=a1&jobTitle=Padeiro",
  ],
  [
    "the talent bank",
    null,
    "Envie outro arquivo do seu currículo",
    "para o banco de talentos",
    "https://vagas.example/enviar-curriculo",
  ],
])("whoever sent %s an invalid file is asked for another", (_what, to, subject, where, address) => {
  expect(said(anotherFileMail("ana@pessoa.example", to, siteUrl, now))).toEqual({
    to: "ana@pessoa.example",
    replyTo: board,
    subject,
    title: "Envie outro arquivo do seu currículo",
    text: [
      "Olá!",
      `O arquivo enviado ${where} não pôde ser aberto: ele pode ter chegado incompleto, ou não ser um documento PDF ou Word. Seus dados foram guardados; falta só o currículo.`,
      "Abra a página abaixo no mesmo aparelho em que você se candidatou e envie outro arquivo, em PDF ou Word, de até 5 MB.",
      `Enviar outro arquivo: ${address}`,
    ],
  });
});

test("an application's mails belong to its file", () => {
  expect(applicationMailIds(candidate)).toEqual({
    company: "a1_ana-17-x-pdf-company",
    receipt: "a1_ana-17-x-pdf-receipt",
    anotherFile: "a1_ana-17-x-pdf-another-file",
    emConversa: "a1_ana-17-x-pdf-answer-in-talk",
    contratada: "a1_ana-17-x-pdf-answer-hired",
    naoSelecionada: "a1_ana-17-x-pdf-answer-not-chosen",
    encerrada: "a1_ana-17-x-pdf-answer-closed",
  });
});
