import type { Page } from "@playwright/test";
import type { Job } from "@vagas/functions/domain/job/job";
import { reportJobPath } from "@vagas/functions/domain/site/paths";
import { expectNoBarrierInEitherScheme } from "../support/accessibility/axe.ts";
import { itemOf, openAsAdmin } from "../support/admin.ts";
import { expect, newPublicJob, openAs, storedJob, test } from "../support/companies.ts";
import { lostRequest } from "../support/e2e.ts";
import { siteUrl } from "../support/emulators.ts";
import { jobCard } from "../support/page/companyPanel.ts";
import { everythingKept } from "../support/page/everythingKept.ts";
import { comeFrom, report, reportResult } from "../support/page/reportForm.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function becomesHeld({ id }: Job, held: boolean): Promise<void> {
  await expect.poll(() => storedJob(id)).toMatchObject({ held, listed: !held });
}

/** Makes the browser the one of another person: nothing that it stored is left. */
async function clearStorage(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Storage.clearDataForOrigin", { origin: siteUrl, storageTypes: "all" });
  await tools.detach();
}

test("one phone reports a job thrice, and it stays; two more phones report it, and it goes; the administrator decides, and the company sees no reason", async ({
  page,
  context,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const job = await newPublicJob(company);
  const one = "203.0.113.7";
  for (const [i, network] of [one, one, one, "198.18.0.7", "100.64.0.7"].entries()) {
    await comeFrom(context, network);
    await report(page, job, "Já foi preenchida", i === 0 ? "Liguei, e já tem gente." : "");
    await expect(reportResult(page)).toHaveText("Denúncia recebida");
    if (i < 4) expect(await storedJob(job.id)).toMatchObject({ listed: true });
    if (i === 2) expect((await storedJob(job.id))?.held ?? false).toBe(false);
    await clearStorage(page);
  }
  await becomesHeld(job, true);
  await page.goto(`/vagas/${job.id}`);
  await expect(heading(page)).toHaveText("Esta vaga está sendo revisada");

  await openAs(page, company, "/empresa/dashboard");
  await expect(jobCard(page, job.title)).toContainText("Em conferência");
  await expect(page.getByText(/preenchida|Liguei|denúncia/)).toHaveCount(0);
  await clearStorage(page);
  await decide(page, job);
});

/** Keeps the job, takes it off after all, and finds the decision on the job's own page. */
async function decide(page: Page, job: Job): Promise<void> {
  await openAsAdmin(page, "/admin/job-approval");
  const card = itemOf(page, job.title);
  await expect(card).toContainText("5 × Já foi preenchida");
  await expect(card).toContainText("“Liguei, e já tem gente.”");
  await expect(card).toContainText("As denúncias tiraram a vaga do ar.");
  await expectNoBarrierInEitherScheme(page, "reported jobs");
  await card.getByRole("button", { name: "Manter" }).click();
  await expect(card).toContainText("Você manteve a vaga");
  await becomesHeld(job, false);

  await card.getByRole("button", { name: "Tirar do ar" }).click();
  const dialog = page.getByRole("dialog");
  await expectNoBarrierInEitherScheme(page, "the question before a removal");
  await dialog.getByLabel("Motivo para a empresa").fill("A vaga já foi preenchida.");
  await dialog.getByRole("button", { name: "Tirar do ar" }).click();
  await expect(card).toContainText("Você tirou a vaga do ar");
  await becomesHeld(job, true);
  await card.getByRole("link", { name: "Ver a vaga" }).click();
  await expect(page.getByRole("region", { name: "Denúncias" })).toContainText(
    "Você tirou a vaga do ar",
  );
}

test("a report is remembered, changed and forgotten, without its reason or words on the phone", async ({
  page,
  context,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const job = await newPublicJob(await newCompany());
  const send = page.getByRole("button", { name: "Enviar denúncia" });
  await page.goto(reportJobPath(job.id));
  await send.click();
  await expect(page.getByText("Escolha o que aconteceu.")).toBeVisible();
  await expectNoBarrierInEitherScheme(page, "a report without a reason");

  // By the keyboard alone: the first reason has the focus.
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "A vaga não existe" })).toBeChecked();
  await page.getByLabel("Quer contar mais?").fill("Fui até lá.");
  await expect(page.getByText("11 de 300 caracteres")).toBeVisible();
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole("alert")).toContainText("Você está sem internet. Nada se perdeu");
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Quer contar mais?")).toHaveValue("Fui até lá.");
  await send.click();
  await expect(reportResult(page)).toBeFocused();
  await expect(reportResult(page)).toHaveText("Denúncia recebida");
  await expect(page.getByRole("link", { name: "Ligar para 100" })).toHaveCount(0);
  expect(await everythingKept(page)).not.toMatch(/Fui até lá|missing/);

  await page.goto(reportJobPath(job.id));
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(
    "Você denunciou esta vaga em",
  );
  await page.getByRole("button", { name: "Mudar a denúncia" }).click();
  await page.getByRole("radio", { name: "Pediram dinheiro" }).check();
  await send.click();
  await expect(reportResult(page)).toHaveText("Denúncia mudada");
  await expect(page.getByRole("link", { name: "Ligar para 100" })).toHaveAttribute(
    "href",
    "tel:100",
  );
  await expectNoBarrierInEitherScheme(page, "a report that was sent");

  // It took the job off at once: its company is not verified.
  await becomesHeld(job, true);
  await page.reload();
  await expect(page.getByText("Você denunciou esta vaga em")).toBeVisible();
  await page.getByRole("button", { name: "Apagar deste aparelho" }).click();
  await expect(page.getByText("Este aparelho não lembra mais da denúncia.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("vagas-reports"))).toBeNull();
  await page.goto(reportJobPath(job.id));
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    "Esta vaga não está no site",
  );
  await expect(page.getByText("Você denunciou")).toHaveCount(0);
});
