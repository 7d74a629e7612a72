import type { Page } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import { addDays, formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import {
  expect,
  newCandidate,
  newJob,
  newPublicJob,
  onSite,
  openAs,
  storedJob,
  test,
} from "../support/companies.ts";
import { expectNoBarrierInEitherScheme } from "../support/accessibility/axe.ts";
import { notification } from "../support/e2e.ts";
import { jobCard, more } from "../support/page/companyPanel.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { database, stored } from "../support/project.ts";
import { smallPdf } from "../support/smallPdf.ts";

const tellOne = "Avisar a pessoa que se candidatou que a vaga foi encerrada";

/** The job's page as the site renders it for visitors. */
async function seenByVisitors(page: Page, { id }: Job): Promise<string> {
  return (await page.request.get(`/vagas/${id}`)).text();
}

/** Waits until the stored job has these fields. */
async function becomes({ id }: Job, fields: Partial<Job>): Promise<void> {
  await expect.poll(() => storedJob(id)).toMatchObject(fields);
}

test("a job is taken off the site and put back unchanged, at once; one that has expired has its applicants told, or comes back with another deadline", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newPublicJob(company);
  const past = { listed: false, paused: true, expiresAt: addDays(new Date(), -1) };
  const expired = await newJob(company, { ...onSite, ...past });
  const published = { type: expired.type, at: new Date() };
  await database.collection(collections.publishedJobs).doc(expired.id).set(published);
  const candidate = await newCandidate(expired, smallPdf);
  const stage = async () => (await stored(collections.candidates, candidate.id))?.["stage"];
  await openAs(page, company, "/empresa/dashboard");
  const counters = page.getByLabel("Resumo das vagas").locator("dd");
  // Is counted after the cards are there, and moves the card below; a press in that moment hits nothing.
  await expect(jobCard(page, expired.title)).toContainText("Há 1 candidatura sem resposta.");
  await more(page, job.title, "Tirar do ar");
  await expect(notification(page)).toContainText("Vaga tirada do ar");
  const undo = notification(page).getByRole("button", { name: "Desfazer" });
  // A message stays while the focus is in it.
  await undo.focus();
  await expect(jobCard(page, job.title)).toContainText("Fora do ar");
  await expect(jobCard(page, job.title)).toContainText("A vaga foi tirada do ar.");
  await expect(counters).toHaveText(["0", "0", "0"]);
  await becomes(job, { paused: true, listed: false, approved: true, revision: 1 });
  const seen = await seenByVisitors(page, job);
  expect(seen).toContain("Esta vaga está fora do ar");
  expect(seen).not.toContain(job.title);

  await undo.click();
  await expect(notification(page)).toContainText("Vaga colocada no ar");
  await expect(jobCard(page, job.title)).toContainText("Ativa");
  await expect(jobCard(page, job.title)).toContainText("publicada em");
  await becomes(job, { paused: false, listed: true, approved: true, revision: 1 });
  await expect(counters).toHaveText(["0", "1", "0"]);
  expect(await seenByVisitors(page, job)).toContain(job.title);

  const card = jobCard(page, expired.title);
  await expect(card).toContainText("Encerrada");
  await expect(card).toContainText("Há 1 candidatura sem resposta.");
  await card.getByRole("button", { name: tellOne }).click();
  const closing = page.getByRole("dialog", { name: `Fim da vaga “${expired.title}”` });
  await expect(closing.getByRole("heading")).toBeFocused();
  await closing.getByText("Ainda procurando").click();
  await expect(closing.getByRole("button")).toHaveText(["Salvar"]);
  await closing.getByText("Desisti").click();
  await expect(closing.getByRole("button", { name: "Salvar sem avisar" })).toBeVisible();
  await closing.getByRole("button", { name: tellOne }).click();
  await expect(card).toContainText(/Às \d\d:\d\d vamos avisar 1 pessoa, por e-mail ou/);
  await expect(card).not.toContainText("sem resposta");
  await expect
    .poll(() => stored(collections.hires, expired.id))
    .toMatchObject({ answer: "desisti", people: 0 });
  await expect.poll(stage).toBe("encerrada");
  await card.getByRole("button", { name: "Desfazer" }).click();
  await expect.poll(stage).toBe("vista");
  // The panel counts again who waits when it is opened again.
  await leadTo(page, "/empresa/perfil");
  await expect(page.getByText("Excluir a conta")).toBeVisible();
  await page.goBack();
  await card.getByRole("button", { name: "Agora não" }).click();
  await expect(card).not.toContainText("sem resposta");
  await more(page, expired.title, "Renovar e colocar no ar");
  await expect(card).toContainText("Ativa");
  await expect(card).toContainText(formatDate(addDays(new Date(), 30)));
  await becomes(expired, { paused: false, listed: true });
});

test("a deleted job leaves the site and the panel, its applicants are found under its title, and told or not", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newPublicJob(company);
  const candidate = await newCandidate(job, smallPdf);
  await openAs(page, company, "/empresa/dashboard");
  await more(page, job.title, "Excluir vaga");
  const question = page.getByRole("dialog", { name: "Excluir vaga" });
  await expect(question).toContainText(`excluir a vaga “${job.title}”?`);
  await expect(question).toContainText("Uma pessoa se candidatou: a candidatura continua");
  await question.getByRole("button", { name: "Cancelar" }).click();
  expect(await storedJob(job.id)).toBeDefined();

  await more(page, job.title, "Excluir vaga");
  await question.getByRole("button", { name: "Excluir vaga" }).click();
  const closing = page.getByRole("dialog", { name: `Fim da vaga “${job.title}”` });
  await expect(closing).toContainText("Vaga excluída com sucesso.");
  await expect(notification(page)).toHaveCount(0);
  await expect(page.getByText("Nenhuma vaga cadastrada")).toBeVisible();
  expect(await storedJob(job.id)).toBeUndefined();

  await expect(closing).toContainText("Há 1 candidatura sem resposta.");
  await closing.getByText("Pelo site").click();
  await closing.getByLabel("Quantas pessoas?").fill("0");
  await expectNoBarrierInEitherScheme(page, "the question whom to tell");
  const tell = closing.getByRole("button", { name: tellOne });
  expect(await tell.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  await tell.click();
  await expect(closing.getByRole("alert")).toHaveText("Escreva um número de 1 a 50");
  await closing.getByLabel("Quantas pessoas?").fill("2");
  // By key: a second click in the same place counts only after a moment.
  await closing.getByRole("button", { name: tellOne }).press("Enter");
  const hire = { answer: "peloSite", people: 2, companyId: company.uid };
  await expect.poll(() => stored(collections.hires, job.id)).toMatchObject(hire);
  await expect(notification(page)).toContainText(
    /Às \d\d:\d\d vamos avisar 1 pessoa, por e-mail ou/,
  );
  const stage = async () => (await stored(collections.candidates, candidate.id))?.["stage"];
  await expect.poll(stage).toBe("encerrada");
  await page.getByRole("button", { name: "Vagas excluídas" }).click();
  const deleted = page.getByRole("list", { name: "Vagas excluídas" });
  await expect(deleted).toContainText(/Às \d\d:\d\d vamos avisar 1 pessoa, por e-mail ou/);
  await deleted.getByRole("button", { name: "Desfazer" }).click();
  await expect.poll(stage).toBe("vista");
  await expect(deleted).not.toContainText("vamos avisar");
  await page.getByRole("link", { name: `Candidatos de ${job.title}` }).click();
  await expect(
    page.getByText(`Esta vaga foi excluída em ${formatDate(new Date())}.`),
  ).toBeVisible();
  await expect(jobCard(page, candidate.name)).toBeVisible();
  await expect(page).toHaveTitle(`Candidatos: ${job.title}`);
  expect(await stored(collections.mail, `${job.id}-deleted`)).toBeUndefined();

  const seen = await seenByVisitors(page, job);
  expect(seen).toContain("Vaga encerrada");
  expect(seen).toContain("O anúncio foi retirado do site.");
});
