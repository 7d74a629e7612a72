import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import type { Job } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";
import type { OwnData } from "@vagas/functions/domain/privacy/ownData";
import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { expect, itemOf, openAsAdmin, test } from "../support/admin.ts";
import { openAs } from "../support/companies.ts";
import { lostRequest } from "../support/e2e.ts";
import { eventually, mailTo } from "../support/emulators.ts";
import { expectHarmless, watchDialogs } from "../support/hostile/harmless.ts";
import { everyPayload, packs, payloads, shown } from "../support/hostile/payloads.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { database, stamp, untilStored } from "../support/project.ts";
import { addressOf } from "../support/rows.ts";

// Hostile texts in every field that rules let people fill, on every screen, at a phone's width.

const short = packs(80);
/** Enough where the same parts of a page show each of them. */
const some = [
  ...short.filter((_text, i) => i % 6 === 0),
  payloads["a formula"],
  payloads["a command"],
];
const all = Object.values(payloads);

const { words: most, listed, pastJobs } = limits.writtenResume;
/** All that fit into an answer of a written résumé, and a word as long as it may be. */
const inAnswers = [...packs(most), payloads["a very long word"].slice(0, most)].filter(
  (text) => text.length <= most,
);

/** The own words of two written résumés, which together hold each text. */
const answers = [0, 1].map((half) => {
  const texts = inAnswers.filter((_text, i) => i % 2 === half);
  const [wantedWords = "", place = "", ...others] = texts;
  const jobs = others.slice(listed, listed + 2 * pastJobs);
  const writtenResume = buildStoredResume({
    wantedWords,
    place,
    skillWords: others.slice(0, listed),
    jobs: jobs.flatMap((what, i) =>
      i % 2 === 0 ? { what, where: jobs[i + 1] ?? "", from: "", until: "" } : [],
    ),
  });
  return { texts, writtenResume };
});
const answersOf = (i: number) => answers[i % answers.length]!;

/** A job's fields, each full; `i` chooses the texts of short ones. */
function hostileJob(i: number) {
  const text = short[i % short.length]!;
  return {
    title: text,
    location: text,
    salary: text,
    description: everyPayload,
    requirements: everyPayload,
  };
}

let dialogs: string[];
test.beforeEach(({ page }) => {
  dialogs = watchDialogs(page);
});
test.afterEach(() => expect(dialogs).toEqual([]));

/** Removes the places of these jobs from the public counts, which other tests compare. */
test.afterAll(async () => {
  await eventually("the end of the hostile places", async () => {
    const { docs } = await database
      .collection(collections.jobs)
      .where("location", "in", short.slice(0, 30))
      .get();
    return docs.length === 0 ? true : undefined;
  });
});

async function visit(page: Page, path: string, texts: readonly string[]): Promise<void> {
  await page.goto(path);
  await expect(page.locator("h1").first()).toBeVisible({ timeout: 20_000 });
  await expectHarmless(page, path, texts);
}

/** Goes on to a page of this heading without another load, and checks it. */
async function walkTo(
  page: Page,
  path: string,
  heading: string,
  texts: readonly string[],
): Promise<void> {
  await leadTo(page, path);
  await expect(page.locator("h1").first()).toHaveText(heading, { timeout: 20_000 });
  await expectHarmless(page, path, texts);
}

test("visitors read hostile jobs as they were typed", async ({ page, records, expectConsole }) => {
  // The form asks the page of an unknown job why it is not open.
  expectConsole(lostRequest);
  const jobs = await Promise.all(
    short.map((text, i) => records.job({ ...hostileJob(i), company: text })),
  );
  const last = jobs.at(-1)!;
  await Promise.all(jobs.map(({ id }) => untilStored(collections.jobs, id, { listed: true })));
  // In this order, whichever was listed first.
  for (const [i, { id }] of jobs.entries())
    await database
      .collection(collections.jobs)
      .doc(id)
      .update({ postedAt: new Date(Date.now() + i) });
  await visit(page, "/vagas", short);
  await page.getByRole("button", { name: "Filtros" }).click();
  await expectHarmless(page, "the filters", short);
  await visit(page, "/", short.slice(-4));
  await visit(page, `/vagas/${last.id}`, [last.title, last.salary, ...all]);
  await expectFiles(page, last);
  await visit(page, `/enviar-curriculo?jobId=${last.id}`, [last.title]);
  for (const text of some.map(encodeURIComponent))
    await visit(page, `/vagas?busca=${text.slice(0, 30)}&local=${text}&categoria=${text}`, []);
  await visit(
    page,
    `/enviar-curriculo?jobId=${encodeURIComponent(payloads.script)}&jobTitle=${encodeURIComponent(everyPayload.toWellFormed())}`,
    [],
  );
});

test("a company reads hostile jobs, applications and notes as they were typed, on screen and by mail", async ({
  page,
  context,
  records,
}) => {
  const company = await records.company({ name: short[0]!, responsibleName: short[1]! });
  const waiting = await records.waitingJob(company, hostileJob(2));
  const job = await records.job({ ...hostileJob(3), company: company.name, companyId: company.id });
  const people = await Promise.all(
    some.map((name, i) =>
      records.candidate(job, smallPdf, {
        name,
        coverLetter: everyPayload,
        writtenResume: answersOf(i).writtenResume,
        companyNote: everyPayload.slice(0, 1000),
        resumeName: `${name.slice(0, 140)}.pdf`,
        email: `o'neil+${stamp()}@pessoa.example`,
      }),
    ),
  );
  await database
    .collection(collections.jobApprovals)
    .doc(waiting.id)
    .update({ status: "rejected", adminNotes: everyPayload.slice(0, 1000), updatedAt: new Date() });
  await untilStored(collections.jobs, waiting.id, { approvalStatus: "rejected" });

  await openAs(
    page,
    { uid: company.id, email: company.email, password: "Pequi-maduro-27", name: company.name },
    "/empresa/dashboard",
  );
  await expectHarmless(page, "the panel", [
    company.name,
    waiting.title,
    job.title,
    ...all.slice(0, 10),
  ]);
  await walkTo(page, `/empresa/vagas/${job.id}/candidatos`, "Candidatos", [
    job.title,
    ...some,
    ...inAnswers,
  ]);
  await page.getByRole("button", { name: /^Ler / }).first().click();
  await page.getByRole("button", { name: "Mostrar o PDF" }).click();
  await expect(page.getByRole("dialog")).toContainText("Este PDF está danificado");
  await expectHarmless(page, "an application that is read", all);
  await walkTo(page, `/empresa/vagas/editar/${waiting.id}?previa`, "Prévia da vaga", [
    waiting.title,
    ...all,
  ]);
  await walkTo(page, `/empresa/vagas/editar/${waiting.id}`, "Editar Vaga de Emprego", [
    waiting.title,
    ...all,
  ]);
  await walkTo(page, "/empresa/perfil", "Perfil da empresa", [short[0]!, short[1]!]);

  const reader = await context.newPage();
  await expectMail(reader, company.email, "Nova candidatura", [job.title, ...all]);
  await expectMail(reader, company.email, "não foi aprovada", [
    company.name,
    waiting.title,
    ...all.slice(0, 10),
  ]);
  await expectMail(reader, addressOf(people[0]!), "Recebemos seu currículo", [
    job.title,
    company.name,
  ]);
});

test("the administrator reads hostile jobs, companies, people and notes as they were typed, and exports them", async ({
  page,
  records,
}) => {
  const company = await records.company({ name: short[0]!, responsibleName: short[1]! });
  const waiting = await records.waitingJob(company, hostileJob(2));
  const refused = await records.waitingJob(company, hostileJob(3));
  const people = await Promise.all(
    some.map((name, i) =>
      records.candidate(refused, smallPdf, {
        name,
        coverLetter: everyPayload,
        writtenResume: answersOf(i).writtenResume,
        companyNote: everyPayload.slice(0, 1000),
        resumeName: `${name}.pdf`,
      }),
    ),
  );
  await database
    .collection(collections.jobApprovals)
    .doc(refused.id)
    .update({ status: "rejected", adminNotes: everyPayload.slice(0, 1000), updatedAt: new Date() });
  await untilStored(collections.jobs, refused.id, { approvalStatus: "rejected" });

  await openAsAdmin(page, "/admin/dashboard");
  await expectHarmless(page, "the dashboard", [waiting.title, people.at(-1)!.name]);
  await visit(page, "/admin/dashboard?aba=recentes", [waiting.title]);
  await walkTo(page, "/admin/jobs", "Vagas", [waiting.title, refused.title]);
  await itemOf(page, shown(refused.title))
    .getByRole("button", { name: /^Histórico de/ })
    .first()
    .click();
  await expectHarmless(page, "the history", [refused.title, ...all.slice(0, 10)]);
  await walkTo(page, `/admin/jobs/edit/${waiting.id}`, "Editar Vaga", [waiting.title, ...all]);
  await walkTo(page, "/admin/companies", "Empresas", [company.name, company.responsibleName]);
  await walkTo(page, "/admin/applications", "Candidaturas", [refused.title]);
  await walkTo(page, "/admin/candidates-archive", "Banco de Talentos", some);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Exportar CSV" }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  const inFile = shown(file);
  const exported = [...some, ...inAnswers].map((text) => shown(text).replaceAll('"', '""'));
  expect(exported.filter((text) => !inFile.includes(text))).toEqual([]);
  expect(cellsOf(file).filter((cell) => /^\s*[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
  await page
    .getByRole("button", { name: `Ver detalhes de ${shown(people[0]!.name)}` })
    .first()
    .click();
  await expectHarmless(page, "all answers", answersOf(0).texts);
});

test("a person reads, downloads and corrects hostile texts under their address as they were typed", async ({
  page,
  records,
}) => {
  const company = await records.company({ name: short[0]! });
  const job = await records.job({ ...hostileJob(3), company: company.name, companyId: company.id });
  const email = `o'neil+${stamp()}@pessoa.example`;
  const sent = await Promise.all(
    some.map((name, i) =>
      records.candidate(job, smallPdf, {
        name,
        email,
        coverLetter: everyPayload,
        writtenResume: answersOf(i).writtenResume,
        companyNote: everyPayload.slice(0, 1000),
        resumeName: `${name}.pdf`,
      }),
    ),
  );

  await page.goto("/meus-dados");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Receber o link" }).click();
  const { text } = await mailTo(email, "Seus dados");
  await page.goto(/http\S+\/meus-dados#\S+/.exec(text!)![0]);
  await page.getByRole("button", { name: "Abrir meus dados" }).click();
  await expectHarmless(page, "own data", [
    email,
    company.name,
    job.title,
    ...some,
    ...some.map((name) => `${name}.pdf`),
    ...inAnswers,
    ...all,
  ]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar uma cópia (JSON)" }).click(),
  ]);
  const { applications } = JSON.parse(await readFile(await download.path(), "utf8")) as OwnData;
  const said = ({
    name,
    coverLetter,
    jobTitle,
    resumeName,
  }: Pick<OwnData["applications"][number], "name" | "coverLetter" | "jobTitle" | "resumeName">) =>
    [name, coverLetter, jobTitle!, resumeName].map(shown).join("\n");
  expect(applications.map(said).sort()).toEqual(sent.map(said).sort());

  await page.getByLabel("Nome completo").fill(payloads["a picture that fails"]);
  await page.getByRole("button", { name: "Salvar correção" }).click();
  const corrected = page.getByText(payloads["a picture that fails"], { exact: true });
  await expect(corrected).toHaveCount(sent.length);
  await expectHarmless(page, "corrected data", [payloads["a picture that fails"], ...all]);
});

test("a CSV of hostile lines is imported unchanged", async ({ page, records }) => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const line = (text: string) =>
    [text, text, text, "Agricultura", everyPayload, "(66) 99999-1234"].map(quoted).join(";");
  const csv = ["titulo;empresa;localizacao;tipo;descricao;whatsapp", ...some.map(line)].join(
    "\r\n",
  );
  await openAsAdmin(page, "/admin/job-approval");
  await page.getByRole("button", { name: "Importar vagas" }).click();
  await page.locator("input[type=file]").setInputFiles({
    name: `${short[2]}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(csv.toWellFormed()),
  });
  await expect(page.getByText(`${some.length} vagas para importar`)).toBeVisible();
  await expectHarmless(page, "the import", some);
  await page.getByRole("button", { name: `Importar ${some.length} vagas` }).click();
  await expect(page.getByText(`${some.length} vagas na fila.`)).toBeVisible();
  await page.getByRole("button", { name: "Concluir" }).click();
  const { docs } = await database
    .collection(collections.pendingJobs)
    .where("type", "==", "Agricultura")
    .get();
  const made = docs.filter(
    (document) => shown(String(document.get("description"))) === shown(everyPayload),
  );
  for (const { id } of made) records.alsoRemove(collections.pendingJobs, id);
  expect(made).toHaveLength(some.length);
  await visit(page, "/admin/job-approval", some);
  await itemOf(page, "Agricultura").first().getByRole("button", { name: /^Ver/ }).click();
  await expectHarmless(page, "the detail", all);
});

/** What machines read about `job`: its data and picture, the feed and the sitemap. */
async function expectFiles(page: Page, job: Job): Promise<void> {
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const posting = data
    .map((text) => JSON.parse(text) as Record<string, string>)
    .find((one) => one["@type"] === "JobPosting");
  expect(shown(posting!["title"]!)).toBe(shown(job.title));
  const picture = await page.request.get(
    new URL((await page.locator('meta[property="og:image"]').getAttribute("content"))!).pathname,
  );
  expect([picture.status(), (await picture.body()).subarray(1, 4).toString()]).toEqual([
    200,
    "PNG",
  ]);
  for (const [path, texts] of [
    ["/feed.xml", short],
    ["/sitemap.xml", [`/vagas/${job.id}`]],
  ] as const) {
    const text = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, "application/xml");
        return parsed.querySelector("parsererror, x-injected")
          ? null
          : parsed.documentElement.textContent;
      },
      await (await page.request.get(path)).text(),
    );
    expect(
      texts.filter((one) => !shown(text ?? "").includes(shown(one))),
      path,
    ).toEqual([]);
  }
}

/** The cells of a CSV, by the rules of RFC 4180. */
function cellsOf(csv: string): string[] {
  return [...csv.replace(/^\uFEFF/, "").matchAll(/("(?:[^"]|"")*"|[^;\r\n]*)(?:;|\r\n|$)/g)].map(
    ([, cell = ""]) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell),
  );
}

/**
 * A mail contains these texts, as HTML and as plain text, for one address; its links lead to the site or to a chat.
 */
async function expectMail(
  reader: Page,
  address: string,
  subject: string,
  texts: readonly string[],
): Promise<void> {
  const mail = await mailTo(address, subject);
  await reader.setContent(mail.html!);
  await expectHarmless(reader, subject, texts);
  const plain = shown(mail.text!.replace(/^> /gm, ""));
  expect(
    texts.map(shown).filter((text) => !plain.includes(text)),
    subject,
  ).toEqual([]);
  const links = await reader
    .locator("[href], [src], [action]")
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute("href") ?? element.outerHTML),
    );
  expect(
    links.filter((link) => !/^(https:\/\/wa\.me\/\d+\?|http:\/\/localhost:\d+\/)/.test(link)),
    subject,
  ).toEqual([]);
  expect(mail.to.map((recipient) => recipient.address)).toEqual([address]);
}
