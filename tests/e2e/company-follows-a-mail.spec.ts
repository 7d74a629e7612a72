import type { Page } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import { addDays, formatDate } from "@vagas/functions/domain/dates";
import { expectNoBarrierInEitherScheme } from "../support/accessibility/axe.ts";
import { newCandidate, newJob, onSite, storedJob, test } from "../support/companies.ts";
import { expect, lostRequest } from "../support/e2e.ts";
import { mailTo } from "../support/emulators.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { database, stored } from "../support/project.ts";
import { runSchedule } from "../support/runSchedule.ts";
import { smallPdf } from "../support/smallPdf.ts";

const tellOne = "Avisar a pessoa que se candidatou que a vaga foi encerrada";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Notes that a job has been on the site. */
async function notePublished({ id, type }: { id: string; type: string }): Promise<void> {
  await database.collection(collections.publishedJobs).doc(id).set({ type, at: new Date() });
}

test("the link of the mail before a deadline renews the job once, and that of the mail after it tells whom a job hired, without a login", async ({
  page,
  context,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const job = await newJob(company, { ...onSite, expiresAt: addDays(new Date(), 3) });
  const over = await newJob(company, { ...onSite, expiresAt: addDays(new Date(), -8) });
  await notePublished(over);
  await runSchedule("remindCompanies");
  const address = async (subject: string) =>
    /http\S+#\S+/.exec((await mailTo(company.email, subject)).text!)![0];
  const until = formatDate(addDays(new Date(), 30));

  await page.goto(await address(`termina em ${formatDate(job.expiresAt)}`));
  await expect(heading(page)).toHaveText("Renovar a vaga");
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
  await expect(heading(page)).toHaveText("Vaga renovada");
  expect(formatDate((await storedJob(job.id))!.expiresAt.toDate())).toBe(until);

  await expect(page).toHaveURL("/vaga/confirmar");
  await page.reload();
  await expect(heading(page)).toHaveText("Este link já foi usado");
  await expect(page.getByText(`Vaga: ${job.title}`)).toBeVisible();

  await page.goto(await address(`Contratou alguém? ${over.title}`));
  await expect(heading(page)).toHaveText("Contratou alguém?");
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  await expect(page.getByText("Escolha uma das respostas.")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.getByText("De outro jeito").click();
  await page.getByLabel("Quantas pessoas?").fill("3");
  await expectNoBarrierInEitherScheme(page, "the question whom a job hired");
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  await expect(heading(page)).toHaveText("Obrigado por contar");
  expect(await stored(collections.hires, over.id)).toMatchObject({
    answer: "deOutroJeito",
    people: 3,
  });
});

test("the links of the mail about a deadline fill the job and tell who applied, each once, without a login, and an incomplete one leads on", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, { ...onSite, expiresAt: addDays(new Date(), -1) });
  await notePublished(job);
  const candidate = await newCandidate(job, smallPdf);
  await runSchedule("expireJobs");
  const { text } = await mailTo(company.email, `O prazo da sua vaga terminou: ${job.title}`);
  const [, fill, tell] = text!.match(/http\S+#\S+/g)!;

  await page.goto(fill!);
  await page.getByRole("button", { name: "Já preenchi a vaga" }).click();
  await expect(heading(page)).toHaveText("Vaga marcada como preenchida");
  expect(await storedJob(job.id)).toMatchObject({ filled: true });
  // The page leads to the link that the mail has too.
  const { pathname, hash } = new URL(tell!);
  await expect(page.getByRole("link", { name: tellOne })).toHaveAttribute("href", pathname + hash);
  await page.goto(tell!);
  await expect(heading(page)).toHaveText("Avisar quem se candidatou");
  await page.getByRole("button", { name: tellOne }).click();
  await expect(heading(page)).toHaveText("Aviso pedido");
  await expect(page.getByText(/^Às \d\d:\d\d vamos avisar 1 pessoa/)).toBeVisible();
  await expect
    .poll(async () => (await stored(collections.candidates, candidate.id))?.["stage"])
    .toBe("encerrada");
  await page.reload();
  await expect(heading(page)).toHaveText("Este link já foi usado");

  await leadTo(page, "/vaga/confirmar#abc.def");
  await expect(heading(page)).toHaveText("Este link não é válido");
  await expect(page.getByRole("link", { name: "Abrir o painel da empresa" })).toBeVisible();
});
