import { expect, test } from "vitest";
import { addDays } from "../domain/dates.ts";
import { type DeadlineNews, deadlineMail, deadlineMailId, jobLink } from "./deadlineMail.ts";
import { readLink } from "./signedLink.ts";
import { now, said, secret, siteUrl } from "./mailTesting.ts";

const job = {
  id: "a1",
  title: "Padeiro",
  postedAt: addDays(now, -10),
  expiresAt: new Date("2026-11-25T03:59:59.999Z"),
};
const company = { id: "padaria", email: "padaria@empresa.example", name: "Padaria Aurora" };

function told(news: DeadlineNews, at = now, unanswered = 0) {
  return said(deadlineMail(news, job, company, { siteUrl, secret, now: at, unanswered }));
}

const renew = jobLink("renew", job, siteUrl, secret);
const fill = jobLink("fill", job, siteUrl, secret);
const tell = jobLink("tell", job, siteUrl, secret);
const links = [
  `Renovar por 30 dias: ${renew}`,
  `Já preenchi a vaga: ${fill}`,
  "Abrir o painel da empresa: https://vagas.example/empresa/dashboard",
];

test("before a deadline a company is told how to continue", () => {
  expect(told("expiring")).toEqual({
    to: "padaria@empresa.example",
    replyTo: "suporte@vagascanabrava.com.br",
    subject: "O prazo da sua vaga termina em 24/11/2026: Padeiro",
    title: "O prazo da sua vaga termina em 24/11/2026",
    text: [
      "Olá, Padaria Aurora!",
      "A vaga “Padeiro” recebe candidaturas até 24/11/2026. Depois disso, ela sai do site Vagas Canabrava.",
      "Se ainda precisa de gente, renove a vaga: ela continua do jeito que está, sem nova análise. Se já contratou, marque a vaga como preenchida.",
      ...links,
    ],
  });
});

test("after a deadline a company is told how to renew", () => {
  expect(told("expired", addDays(now, 4))).toMatchObject({
    subject: "O prazo da sua vaga terminou: Padeiro",
    title: "O prazo da sua vaga terminou",
    text: [
      "Olá, Padaria Aurora!",
      "O prazo da vaga “Padeiro” terminou em 24/11/2026. Ela saiu do site Vagas Canabrava e não recebe mais candidaturas.",
      "Ainda precisa de gente? Renove a vaga: ela volta ao site do jeito que estava, sem nova análise. Se já contratou, marque a vaga como preenchida. Se ela não vale mais, você pode excluí-la no painel.",
      ...links,
    ],
  });
});

test.each([
  [
    1,
    "Há 1 candidatura sem resposta.",
    "Avisar a pessoa que se candidatou que a vaga foi encerrada",
  ],
  [3, "Há 3 candidaturas sem resposta.", "Avisar as 3 pessoas que a vaga foi encerrada"],
  [
    50,
    "Há 50 ou mais candidaturas sem resposta.",
    "Avisar as 50 ou mais pessoas que a vaga foi encerrada",
  ],
])(
  "after a deadline a company with %i applications without an answer gets a link that tells the people",
  (unanswered, how, label) => {
    const { text } = told("expired", addDays(now, 4), unanswered);
    expect(text).toContain(`${how} Avise que a vaga foi encerrada, pelo link abaixo.`);
    expect(text).toContain(`${label}: ${tell}`);
    expect(told("expiring", now, unanswered)).toEqual(told("expiring"));
  },
);

test("a reminder is sent until the deadline, the news of the end as long as mails are retried", () => {
  const links = { siteUrl, secret, now, unanswered: 0 };
  expect(deadlineMail("expiring", job, company, links)!.goodUntil).toEqual(job.expiresAt);
  expect(deadlineMail("expired", job, company, links)!.goodUntil).toBeUndefined();
});

test("each deadline of a job has one mail before it and one after", () => {
  expect(deadlineMailId(job, "expired")).toBe(`a1-${job.expiresAt.getTime()}-expired`);
  expect(deadlineMailId(job, "expiring")).toBe(`a1-${job.expiresAt.getTime()}-expiring`);
});

test.each([
  ["renew", renew, job.expiresAt],
  ["fill", fill, job.postedAt],
  ["tell", tell, job.expiresAt],
] as const)(
  "the link to %s is for the present job, until thirty days after its deadline",
  (purpose, link, of) => {
    const [address, token = ""] = link.split("#");
    expect(address).toBe("https://vagas.example/vaga/confirmar");
    expect(readLink(token, secret, now)).toMatchObject({
      state: "valid",
      claims: {
        purpose,
        subject: "a1",
        of: of.getTime(),
        expires: addDays(job.expiresAt, 30).getTime(),
      },
    });
  },
);
