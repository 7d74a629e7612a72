import { expect, test } from "vitest";
import { type Alert, newAlert } from "../domain/alert/alert.ts";
import { alertFilters, alertListAt } from "../domain/alert/alertList.ts";
import { addDays } from "../domain/dates.ts";
import { type Job, jobSchema } from "../domain/job/job.ts";
import { limits } from "../domain/limits.ts";
import { buildJob } from "../domain/testing/buildJob.ts";
import { town } from "../domain/town.ts";
import {
  alertMail,
  alertQuestionMail,
  askedAlertMail,
  leavingUrl,
  withOpenJobs,
} from "./alertMails.ts";
import { now, said, secret, siteUrl } from "./mailTesting.ts";
import { leavingHeaders } from "./postMail.ts";
import { readLink, signLink } from "./signedLink.ts";

const terms = {
  siteUrl,
  now,
  sign: (claims: Parameters<typeof signLink>[0]) => signLink(claims, secret),
};
const alert: Alert = {
  ...newAlert(
    {
      id: "aviso1",
      email: "ana@correio.example",
      list: "busca=caixa&local=Confresa",
      every: "week",
      leaveToken: "Zk3-9_aBcDeF",
    },
    now,
  ),
  dueAt: now,
  askAt: now,
};
const job = (id: string, title: string, fields: Partial<Job> = {}) =>
  jobSchema.parse({
    ...buildJob({ title, company: "Mercado <Bom>", salary: "R$ 1.780,00 por mês" }),
    expiresAt: new Date("2026-11-30T03:59:59.999Z"),
    ...fields,
    id,
  });
const tokenIn = (text: string, page: string) =>
  new RegExp(`/avisos/${page}#?(?:sim\\.|nao\\.)?([\\w.-]+)`).exec(text)?.at(1) ?? "";

test("an address is asked before it gets any job", () => {
  const { id, mail } = askedAlertMail(alert, terms)!;
  const { subject, text } = said(mail);
  expect(id).toBe("alert-aviso1-asked");
  expect(subject).toBe(
    "Confirme o aviso de vagas novas: Vagas em Confresa, com outros filtros que o link mostra",
  );
  expect(text.join("\n")).toContain("Quando: Toda semana, só se houver vaga nova");
  expect(readLink(tokenIn(mail.message.text, "confirmar"), secret, now)).toMatchObject({
    state: "valid",
    claims: { purpose: "alert", subject: "aviso1", expires: addDays(now, 7).getTime() },
  });
  expect(mail.alert).toEqual({ id: "aviso1" });
});

test.each(["busca", "categoria", "tipo", "local", "empresa"])(
  "an address that confirmed nothing reads none of the words that a stranger put into '%s'",
  (filter) => {
    const words = "Ganhe R$ 500 hoje: golpe.example";
    const list = alertListAt(new URLSearchParams({ [filter]: words, urgentes: "1" }));
    const { mail } = askedAlertMail({ ...alert, list }, terms)!;
    expect(alertFilters(list)).toMatchObject({ showUrgent: true });
    expect(list).toContain("golpe.example");
    expect(JSON.stringify(mail)).not.toMatch(/golpe|Ganhe/);
    expect(said(mail).text.join("\n")).toContain("Vagas urgentes, com outros filtros");
  },
);

test("a mail of new jobs says of each title, company, place, pay and deadline, and how to leave", () => {
  const { id, mail } = alertMail(
    alert,
    { jobs: [job("a", "Caixa"), job("b", "Caixa 2")], more: 3 },
    terms,
  )!;
  expect(id).toBe(`alert-aviso1-${now.getTime()}`);
  const sent = withOpenJobs(mail, () => true)!;
  const { subject, text } = said(sent);
  expect(subject).toBe("Aviso de vagas novas: Vagas de caixa em Confresa");
  expect(text.slice(0, 5)).toEqual([
    "Olá!",
    "Veja o que há de novo na lista que você pediu: Vagas de caixa em Confresa. O resto vem no próximo e-mail.",
    "Caixa\nMercado <Bom> · Confresa\nR$ 1.780,00 por mês\nCandidaturas até 29/11/2026\nhttps://vagas.example/vagas/a",
    "Caixa 2\nMercado <Bom> · Confresa\nR$ 1.780,00 por mês\nCandidaturas até 29/11/2026\nhttps://vagas.example/vagas/b",
    "Ver mais 3 vagas novas no site: https://vagas.example/vagas?busca=caixa&local=Confresa",
  ]);
  expect(text[5]).toMatch(/^Esta lista ajudou\?\nSim: \S+#sim\.\S+\nNão: \S+#nao\.\S+$/);
  expect(text[6]).toBe("Não quero mais este aviso: https://vagas.example/avisos/sair?Zk3-9_aBcDeF");
  expect(sent.message.html).toContain("<br>Mercado &#60;Bom&#62; · Confresa<br>");
  expect(readLink(tokenIn(text.at(5)!, "confirmar"), secret, now)).toMatchObject({
    state: "valid",
    claims: { purpose: "helped" },
  });
});

test("a mail says the day and the people of work of a day", () => {
  const day = job("a", "Colheita", { dayWork: true, openings: 4 });
  const sent = withOpenJobs(alertMail(alert, { jobs: [day], more: 0 }, terms)!.mail, () => true)!;
  expect(sent.message.text).toContain("\nDiária · dom., 29/11 · 4 pessoas\n");
  expect(sent.message.text).not.toContain("Candidaturas até");
});

test.each([
  ["one new job", ["a"], 0],
  ["several, of which one is open when it is sent", ["a", "b", "c"], 0],
  ["one, and one more in the next mail", ["a"], 1],
])("a mail of %s speaks of no number of jobs", (_what, ids, more) => {
  const jobs = ids.map((id) => job(id, "Caixa"));
  const { mail } = alertMail(alert, { jobs, more }, terms)!;
  const { subject, title, text } = said(withOpenJobs(mail, (id) => id === "a"));
  const words = "Vagas de caixa em Confresa";
  expect([subject, title]).toEqual([`Aviso de vagas novas: ${words}`, "Aviso de vagas novas"]);
  expect(text.at(1)).toBe(
    `Veja o que há de novo na lista que você pediu: ${words}.${more > 0 ? " O resto vem no próximo e-mail." : ""}`,
  );
});

test("what is no longer open when the mail is sent is left out, and a mail without any job is not sent", () => {
  const { mail } = alertMail(
    alert,
    { jobs: [job("a", "Caixa"), job("b", "Zelador")], more: 0 },
    terms,
  )!;
  const sent = withOpenJobs(mail, (id) => id === "b")!;
  for (const content of [sent.message.text, sent.message.html]) {
    expect(content).toContain("Zelador");
    expect(content).not.toContain("vagas/a");
    expect(content).not.toContain("\u001A");
  }
  expect(withOpenJobs(mail, () => false)).toBeNull();
});

test("a year later an address is asked whether to go on", () => {
  const { id, mail } = alertQuestionMail(alert, terms)!;
  expect(id).toBe(`alert-aviso1-question-${now.getTime()}`);
  expect(said(mail).text.at(1)).toContain("Quer continuar?");
  expect(readLink(tokenIn(mail.message.text, "confirmar"), secret, now)).toMatchObject({
    state: "valid",
    claims: { purpose: "keepAlert", expires: addDays(now, 30).getTime() },
  });
});

test.each([
  ["this town's address", town.siteUrl],
  ["the longest address that a site should have", "https://".padEnd(limits.alerts.siteUrl, "v")],
])("with %s, the headers that leave an alert have 76 characters at most", (_which, siteUrl) => {
  const leaveUrl = leavingUrl(alert, siteUrl);
  const { mail } = alertMail(alert, { jobs: [job("a", "Caixa")], more: 0 }, { ...terms, siteUrl })!;
  const headers = leavingHeaders(mail);
  expect(headers).toEqual({
    "List-Unsubscribe": { prepared: true, value: `<${leaveUrl}>` },
    "List-Unsubscribe-Post": { prepared: true, value: "List-Unsubscribe=One-Click" },
  });
  for (const [name, { value }] of Object.entries(headers))
    expect(`${name}: ${value}`.length).toBeLessThanOrEqual(76);
});

test("a site's address of one character more would not fit, and a request has no such headers", () => {
  const siteUrl = "https://".padEnd(limits.alerts.siteUrl + 1, "v");
  const { mail } = alertMail(alert, { jobs: [job("a", "Caixa")], more: 0 }, { ...terms, siteUrl })!;
  const [[name, { value }] = ["", { value: "" }]] = Object.entries(leavingHeaders(mail));
  expect(`${name}: ${value}`).toHaveLength(77);
  expect(leavingHeaders(askedAlertMail(alert, terms)!.mail)).toEqual({});
});
