import { collections } from "@vagas/functions/domain/collections";
import { addDays, formatDate } from "@vagas/functions/domain/dates";
import { expectNoBarrierInEitherScheme } from "../support/accessibility/axe.ts";
import { newJob, onSite, storedJob, test } from "../support/companies.ts";
import { expect, lostRequest } from "../support/e2e.ts";
import { mailTo } from "../support/emulators.ts";
import { database, stored } from "../support/project.ts";
import { runSchedule } from "../support/runSchedule.ts";

test("a link of the mail about a deadline renews the job once, without a login", async ({
  page,
  context,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const job = await newJob(company, { ...onSite, expiresAt: addDays(new Date(), 3) });
  await runSchedule("remindCompanies");
  const { text } = await mailTo(company.email, `termina em ${formatDate(job.expiresAt)}`);
  const [address] = /http\S+#\S+/.exec(text!)!;
  const until = formatDate(addDays(new Date(), 30));

  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Renovar a vaga" })).toBeVisible();
  await expect(
    page.getByText(`${job.title} (${company.name}) recebe candidaturas até ${until}`),
  ).toBeVisible();
  await expectNoBarrierInEitherScheme(page, "a link of a mail");
  expect((await storedJob(job.id))!.expiresAt.toDate()).toEqual(job.expiresAt);

  await context.setOffline(true);
  await page.getByRole("button", { name: "Renovar por 30 dias" }).click();
  await expect(page.getByRole("alert")).toContainText("Você está sem internet: nada foi mudado");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Renovar por 30 dias" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vaga renovada" })).toBeVisible();
  expect(formatDate((await storedJob(job.id))!.expiresAt.toDate())).toBe(until);

  await expect(page).toHaveURL("/vaga/confirmar");
  await page.reload();
  await expect(
    page.getByRole("heading", { level: 1, name: "Este link já foi usado" }),
  ).toBeVisible();
  await expect(page.getByText(`Vaga: ${job.title}`)).toBeVisible();
});

test("the link of the mail after a deadline tells whom the job hired, without a login", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, { ...onSite, expiresAt: addDays(new Date(), -8) });
  const published = { type: job.type, at: new Date() };
  await database.collection(collections.publishedJobs).doc(job.id).set(published);
  await runSchedule("remindCompanies");
  const { text } = await mailTo(company.email, `Contratou alguém? ${job.title}`);
  const [address] = /http\S+#\S+/.exec(text!)!;

  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Contratou alguém?" })).toBeVisible();
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  await expect(page.getByText("Escolha uma das respostas.")).toBeVisible();
  await page.getByText("Sim, de outro jeito").click();
  await page.getByLabel("Quantas pessoas?").fill("3");
  await expectNoBarrierInEitherScheme(page, "the question whom a job hired");
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Obrigado por contar" })).toBeVisible();
  expect(await stored(collections.hires, job.id)).toMatchObject({
    answer: "deOutroJeito",
    people: 3,
  });
});

test("an incomplete link says so and leads on", async ({ page }) => {
  await page.goto("/vaga/confirmar#abc.def");
  await expect(
    page.getByRole("heading", { level: 1, name: "Este link não é válido" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Abrir o painel da empresa" })).toBeVisible();
});
