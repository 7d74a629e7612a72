import { collections } from "@vagas/functions/domain/collections";
import { openAsAdmin } from "../support/admin.ts";
import { expect, newJob, onSite, openAs, storedJob, test } from "../support/companies.ts";
import { jobCard } from "../support/page/companyPanel.ts";
import { database, stored, untilStored } from "../support/project.ts";

const keeps = "A vaga continua no ar com o texto atual até o administrador aprovar a alteração.";

test("visitors read a job's approved text until the administrator approves its company's edit", async ({
  page,
  newCompany,
  openBrowser,
}) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const admin = await (await openBrowser()).newPage();
  const seenByVisitors = async () => (await page.request.get(`/vagas/${job.id}`)).text();
  const expectPublic = (text: string) =>
    expect.poll(seenByVisitors, { timeout: 20_000 }).toContain(text);

  await openAs(page, company, `/empresa/vagas/editar/${job.id}`);
  await expect(page.getByText(keeps)).toBeVisible();
  await page.getByLabel("Descrição").fill("Atender o balcão e fechar o caixa.");
  await page.getByRole("button", { name: "Atualizar Vaga" }).dblclick();
  await expect(page.getByText("Alteração enviada para aprovação")).toBeVisible();
  await expect(jobCard(page, job.title)).toContainText("Ativa");
  await expect(jobCard(page, job.title)).toContainText("Alteração em análise");
  await untilStored(collections.jobEdits, job.id, { status: "pending", revision: 1, open: true });
  await expectPublic(job.description);

  await openAsAdmin(admin, "/admin/job-approval");
  await expect(jobCard(admin, job.title)).toContainText("Muda: descrição");
  await admin.getByRole("button", { name: `Ver detalhes: ${job.title}` }).click();
  const dialog = admin.getByRole("dialog");
  const changes = dialog.getByRole("region", { name: "O que muda na vaga que está no ar" });
  await expect(changes).toContainText("fechar o caixa");
  await database
    .collection(collections.jobEdits)
    .doc(job.id)
    .update({ description: "Pague a taxa antes de começar.", revision: 2 });
  await expect(dialog.getByRole("alert")).toContainText("A empresa mudou a alteração");
  await expect(changes).toContainText("fechar o caixa");
  await expect(dialog.getByRole("button", { name: "Aprovar" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Ver o que mudou" }).click();
  await expect(changes).toContainText("Pague a taxa");
  await admin.getByLabel("Observações").fill("Não se cobra nada.");
  await dialog.getByRole("button", { name: "Rejeitar" }).click();
  await untilStored(collections.jobEdits, job.id, { status: "rejected" });

  await expect(jobCard(page, job.title)).toContainText("Alteração não aprovada");
  await expect(jobCard(page, job.title)).toContainText("Não se cobra nada.");
  await page.getByRole("link", { name: `Editar ${job.title}` }).click();
  await expect(page.getByText("A administração não aprovou a alteração")).toBeVisible();
  await expect(page.getByLabel("Descrição")).toHaveValue("Pague a taxa antes de começar.");
  await page.getByLabel("Descrição").fill("Atender o balcão e fechar o caixa.");
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
  await expect(jobCard(page, job.title)).toContainText("Alteração em análise");
  await expectPublic(job.description);

  await admin.getByRole("button", { name: `Aprovar: ${job.title}` }).press("Enter");
  const approval = jobCard(admin, job.title).filter({ hasText: "Alteração aprovada" });
  await expectPublic("Atender o balcão e fechar o caixa.");
  await approval.getByRole("button", { name: "Desfazer" }).click();
  await expectPublic(job.description);
  const approve = admin.getByRole("button", { name: `Aprovar: ${job.title}` });
  await expect(approve).toBeEnabled();
  await approve.press("Enter");
  await expectPublic("Atender o balcão e fechar o caixa.");
  await expect(jobCard(page, job.title)).not.toContainText("Alteração");

  await admin.getByRole("button", { name: "Decididas" }).click();
  await admin.getByRole("button", { name: `Voltar ao texto anterior: ${job.title}` }).click();
  await expect(dialog).toContainText(job.description);
  await dialog.getByRole("button", { name: "Voltar ao texto anterior" }).click();
  await expectPublic(job.description);
  expect(await storedJob(job.id)).toMatchObject({ approved: true, listed: true });
});

test("a pending edit is continued, and discarded after a question; one of a job that is approved meanwhile waits", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const other = await newJob(company);
  await untilStored(collections.jobApprovals, other.id, { status: "pending" });
  const edit = () => stored(collections.jobEdits, job.id);
  await openAs(page, company, `/empresa/vagas/editar/${job.id}`);
  await page.getByLabel("Valor exato").check();
  await page.getByLabel("Valor (R$)").fill("2.000");
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
  // The form keeps what it began with, so the panel must have the edit first.
  await expect(jobCard(page, job.title)).toContainText("Alteração em análise");
  await page.getByRole("link", { name: `Editar ${job.title}` }).click();
  await expect(page.getByText("Abaixo está o texto que espera aprovação")).toBeVisible();
  await expect(page.getByLabel("Valor (R$)")).toHaveValue("2.000,00");
  await page.getByLabel("Valor (R$)").fill("2.100");
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
  await expect(page).toHaveURL("/empresa/dashboard");
  expect(await edit()).toMatchObject({
    salary: "R$ 2.100,00 por mês",
    revision: 2,
    status: "pending",
  });

  await page.getByRole("button", { name: `Descartar alteração de ${job.title}` }).click();
  const question = page.getByRole("dialog", { name: "Descartar a alteração?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  expect(await edit()).toBeDefined();
  await page.getByRole("button", { name: `Descartar alteração de ${job.title}` }).click();
  await question.getByRole("button", { name: "Descartar alteração" }).click();
  await expect(page.getByText("Alteração descartada")).toBeVisible();
  await expect(jobCard(page, job.title)).not.toContainText("Alteração em análise");
  expect(await edit()).toBeUndefined();
  expect(await storedJob(job.id)).toMatchObject({ salary: job.salary, revision: 1 });

  await page.getByRole("link", { name: `Editar ${other.title}` }).click();
  await page.getByLabel("Valor exato").check();
  await page.getByLabel("Valor (R$)").fill("2.000");
  await database
    .collection(collections.jobApprovals)
    .doc(other.id)
    .update({ status: "approved", updatedAt: new Date() });
  await untilStored(collections.jobs, other.id, { listed: true });
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
  await expect(page.getByText("A vaga foi aprovada enquanto você editava.")).toBeVisible();
  expect(await storedJob(other.id)).toMatchObject({
    salary: other.salary,
    listed: true,
    revision: 1,
  });
  expect(await stored(collections.jobEdits, other.id)).toMatchObject({
    salary: "R$ 2.000,00 por mês",
  });
});
