import { collections } from "@vagas/functions/domain/collections";
import { addDays, formatDate, isoDay } from "@vagas/functions/domain/dates";
import {
  expect,
  jobsOf,
  newJob,
  onSite,
  openAs,
  refuse,
  setActive,
  storedJob,
  test,
} from "../support/companies.ts";
import { notification, widths } from "../support/e2e.ts";
import { eventually } from "../support/emulators.ts";
import { jobCard, more } from "../support/page/companyPanel.ts";
import { stored } from "../support/project.ts";

test("a change of the deadline alone keeps an approved job on the site", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const until = isoDay(addDays(new Date(), 45));
  await openAs(page, company, `/empresa/vagas/editar/${job.id}`);
  await page.getByLabel("Prazo para candidaturas").fill(until);
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
  await expect(jobCard(page, job.title)).toContainText("Ativa");
  const { expiresAt, ...kept } = (await storedJob(job.id))!;
  expect(isoDay(expiresAt.toDate())).toBe(until);
  expect(kept).toMatchObject({ approvalStatus: "approved", listed: true, revision: 1 });
});

test("a rejected job shows the reason, also in its form, and returns to the queue", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company);
  await refuse(job, "Diga o horário de trabalho.");
  await openAs(page, company, "/empresa/dashboard");
  await expect(jobCard(page, job.title)).toContainText("Rejeitada");
  await expect(jobCard(page, job.title)).toContainText("Diga o horário de trabalho.");
  await page.getByRole("link", { name: `Editar ${job.title}` }).click();
  await expect(page.getByText("A administração não aprovou esta vaga")).toBeVisible();
  await expect(page.getByText("Diga o horário de trabalho.")).toBeVisible();
  await page.getByLabel("Descrição").fill("Atender o balcão das 7h às 17h.");
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
  await expect(jobCard(page, job.title)).toContainText("Pendente");
  await expect(jobCard(page, job.title)).not.toContainText("Diga o horário");
  await eventually("the new approval record", async () => {
    const approval = await stored(collections.jobApprovals, job.id);
    return approval?.["revision"] === 2 && approval["status"] === "pending" ? approval : undefined;
  });
});

test("an edited pending job stays pending, with its newest text", async ({ page, newCompany }) => {
  const company = await newCompany();
  const job = await newJob(company);
  await openAs(page, company, `/empresa/vagas/editar/${job.id}`);
  await expect(page.getByText("Esta vaga aguarda aprovação.")).toBeVisible();
  await expect(page.getByLabel("Título")).toHaveValue(job.title);
  await page.getByLabel("Título").fill(`${job.title} noturno`);
  await page.getByLabel("Requisitos").fill("  Ensino médio \n\n\nCNH B");
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
  await expect(jobCard(page, `${job.title} noturno`)).toContainText("Pendente");
  expect(await storedJob(job.id)).toMatchObject({
    title: `${job.title} noturno`,
    requirements: "Ensino médio\nCNH B",
    approvalStatus: "pending",
    revision: 2,
  });
});

test("an edit does not overwrite a change made on another device meanwhile", async ({
  page,
  openBrowser,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company);
  await openAs(page, company, `/empresa/vagas/editar/${job.id}`);
  await page.getByLabel("Descrição").fill("O primeiro aparelho escreveu isto.");
  const second = await (await openBrowser()).newPage();
  await openAs(second, company, "/empresa/dashboard");
  await second.getByRole("link", { name: `Editar ${job.title}` }).click();
  await second.getByLabel("Valor exato").check();
  await second.getByLabel("Valor (R$)").fill("2.000");
  await second.getByRole("button", { name: "Atualizar Vaga" }).click();
  await expect(second).toHaveURL("/empresa/dashboard");
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
  await expect(page.getByText("A vaga ou a alteração mudou enquanto você editava")).toBeVisible();
  await expect(page.getByLabel("Descrição")).toHaveValue("O primeiro aparelho escreveu isto.");
  expect(await storedJob(job.id)).toMatchObject({
    salary: "R$ 2.000,00 por mês",
    description: job.description,
    revision: 2,
  });
});

test("a filled job says so to visitors, and can be reopened", async ({
  page,
  newCompany,
  openBrowser,
}) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  await openAs(page, company, "/empresa/dashboard");
  const counters = page.getByLabel("Resumo das vagas").locator("dd");
  await expect(counters).toHaveText(["0", "1", "0"]);
  await more(page, job.title, "Marcar como preenchida");
  const end = page.getByRole("dialog", { name: `Fim da vaga “${job.title}”` });
  await expect(end).toContainText("Vaga marcada como preenchida.");
  await expect(notification(page)).toHaveCount(0);
  await end.getByRole("button", { name: "Agora não" }).click();
  await expect(jobCard(page, job.title)).toContainText("Preenchida");
  await expect(counters).toHaveText(["0", "0", "1"]);
  const visitor = await (await openBrowser()).newPage();
  await visitor.goto(`/vagas/${job.id}`);
  await expect(visitor.getByText("Vaga preenchida").first()).toBeVisible();
  await expect(
    visitor
      .getByRole("complementary", { name: "Candidatura" })
      .getByRole("link", { name: "Candidatar-se" }),
  ).toHaveCount(0);
  await more(page, job.title, "Reativar");
  await expect(page.getByText("Vaga reativada")).toBeVisible();
  await expect(jobCard(page, job.title)).toContainText("Ativa");
  expect(await storedJob(job.id)).toMatchObject({
    filled: false,
    approvalStatus: "approved",
    listed: true,
  });
});

test("a deadline can be renewed in its last days and once it has passed, and not before", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const now = new Date();
  const near = await newJob(company, { ...onSite, expiresAt: addDays(now, 3) });
  const over = await newJob(company, { ...onSite, listed: false, expiresAt: addDays(now, -1) });
  const far = await newJob(company, { ...onSite, expiresAt: addDays(now, 12) });
  await openAs(page, company, "/empresa/dashboard");
  await expect(jobCard(page, near.title)).toContainText("faltam 3 dias");
  await expect(jobCard(page, over.title)).toContainText("prazo encerrado");
  await expect(jobCard(page, far.title).getByRole("button", { name: /Renovar/ })).toHaveCount(0);
  for (const { id, title } of [near, over]) {
    await page.getByRole("button", { name: `Renovar o prazo de ${title}` }).dblclick();
    await expect(jobCard(page, title)).toContainText(formatDate(addDays(now, 30)));
    await expect(jobCard(page, title)).toContainText("Ativa");
    await eventually("the job on the site", async () =>
      (await storedJob(id))?.listed ? true : undefined,
    );
  }
});

test("a copy starts with the job's text and a new deadline, and is a job of its own", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, {
    ...onSite,
    expiresAt: addDays(new Date(), 2),
    benefits: ["Vale Transporte"],
  });
  await openAs(page, company, "/empresa/dashboard");
  await more(page, job.title, "Duplicar");
  await expect(page.getByLabel("Título")).toHaveValue(job.title);
  await expect(page.getByLabel("Prazo para candidaturas")).toHaveValue(
    isoDay(addDays(new Date(), 30)),
  );
  await expect(
    page.getByText("Vale Transporte", { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Benefícios (opcional)" }).click();
  await expect(page.getByRole("checkbox", { name: "Vale Transporte" })).toBeChecked();
  await page.getByRole("button", { name: "Publicar Vaga" }).dblclick();
  await expect(page.getByText("Vaga enviada para aprovação")).toBeVisible();
  const jobs = await jobsOf(company);
  expect(jobs.map(({ approvalStatus }) => approvalStatus).sort()).toEqual(["approved", "pending"]);
});

test("a deactivation while a form is open is shown at once, and what was typed returns when it ends", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  await openAs(page, company, `/empresa/vagas/editar/${job.id}`);
  await page.getByLabel("Descrição").fill("Meia frase que ainda");
  await setActive(company, false);
  await expect(
    page.getByRole("alert").filter({ hasText: "Sua empresa está desativada" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Atualizar Vaga" })).toHaveCount(0);
  expect(await storedJob(job.id)).toMatchObject({ description: job.description });
  await page.goto("/empresa/dashboard");
  await expect(jobCard(page, job.title)).toContainText("Fora do ar");
  await expect(jobCard(page, job.title)).toContainText("A conta da empresa está desativada.");
  await expect(page.getByLabel("Resumo das vagas").locator("dd")).toHaveText(["0", "0", "0"]);
  await page.goto(`/empresa/vagas/editar/${job.id}`);
  await setActive(company, true);
  await expect(page.getByLabel("Descrição")).toHaveValue("Meia frase que ainda");
});

test("on a desktop the same jobs are in a table", async ({ page, newCompany }) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  await page.setViewportSize(widths.desktop);
  await openAs(page, company, "/empresa/dashboard");
  const row = page
    .getByRole("table", { name: "Minhas Vagas" })
    .getByRole("row")
    .filter({ hasText: job.title });
  await expect(row).toContainText(`${job.type}${formatDate(new Date())}`);
  await expect(row).toContainText("Ativa");
  await expect(
    row.getByRole("link", { name: `Visualizar ${job.title} em nova aba` }),
  ).toHaveAttribute("target", "_blank");
});
