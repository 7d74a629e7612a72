import { collections } from "@vagas/functions/domain/collections";
import { addDays, formatDate, isoDay } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import {
  expect,
  jobsOf,
  newCandidate,
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
import { leadTo } from "../support/page/dataLine.ts";
import { database, stored } from "../support/project.ts";
import { smallPdf } from "../support/smallPdf.ts";

test("an edited job waits with its newest text, a rejected one shows its reason until then, and no edit overwrites a newer one", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const pending = await newJob(company);
  const rejected = await newJob(company);
  const shared = await newJob(company);
  await refuse(rejected, "Diga o horário de trabalho.");
  await openAs(page, company, "/empresa/dashboard");
  const edit = ({ title }: Job) => page.getByRole("link", { name: `Editar ${title}` }).click();
  const save = () => page.getByRole("button", { name: "Atualizar Vaga" }).click();

  await edit(pending);
  await expect(page.getByText("Esta vaga aguarda aprovação.")).toBeVisible();
  await expect(page.getByLabel("Título")).toHaveValue(pending.title);
  await page.getByLabel("Título").fill(`${pending.title} noturno`);
  await page.getByLabel("Requisitos").fill("  Ensino médio \n\n\nCNH B");
  await page.getByLabel("Valor exato").check();
  await page.getByLabel("Valor (R$)").fill("2.000");
  await save();
  await expect(jobCard(page, `${pending.title} noturno`)).toContainText("Pendente");
  expect(await storedJob(pending.id)).toMatchObject({
    title: `${pending.title} noturno`,
    requirements: "Ensino médio\nCNH B",
    salary: "R$ 2.000,00 por mês",
    approvalStatus: "pending",
    revision: 2,
  });

  await expect(jobCard(page, rejected.title)).toContainText("Rejeitada");
  await expect(jobCard(page, rejected.title)).toContainText("Diga o horário de trabalho.");
  await edit(rejected);
  await expect(page.getByText("A administração não aprovou esta vaga")).toBeVisible();
  await expect(page.getByText("Diga o horário de trabalho.")).toBeVisible();
  await page.getByLabel("Descrição").fill("Atender o balcão das 7h às 17h.");
  await save();
  await expect(jobCard(page, rejected.title)).toContainText("Pendente");
  await expect(jobCard(page, rejected.title)).not.toContainText("Diga o horário");
  await eventually("the new approval record", async () => {
    const approval = await stored(collections.jobApprovals, rejected.id);
    return approval?.["revision"] === 2 && approval["status"] === "pending" ? approval : undefined;
  });

  await edit(shared);
  await page.getByLabel("Descrição").fill("O primeiro aparelho escreveu isto.");
  // What another device saves meanwhile.
  const newer = { requirements: "CNH B", revision: 2 };
  await database
    .collection(collections.jobs)
    .doc(shared.id)
    .update({ ...newer, updatedAt: new Date() });
  await save();
  await expect(page.getByText("A vaga ou a alteração mudou enquanto você editava")).toBeVisible();
  await expect(page.getByLabel("Descrição")).toHaveValue("O primeiro aparelho escreveu isto.");
  expect(await storedJob(shared.id)).toMatchObject({ ...newer, description: shared.description });
});

test("a deadline can be renewed in its last days and once it has passed, and a change of it alone keeps an approved job on the site", async ({
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

  const until = isoDay(addDays(now, 45));
  await page.getByRole("link", { name: `Editar ${far.title}` }).click();
  await page.getByLabel("Prazo para candidaturas").fill(until);
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
  await expect(jobCard(page, far.title)).toContainText("Ativa");
  const { expiresAt, ...kept } = (await storedJob(far.id))!;
  expect(isoDay(expiresAt.toDate())).toBe(until);
  expect(kept).toMatchObject({ approvalStatus: "approved", listed: true, revision: 1 });
});

test("a filled job says so to visitors, is reopened, stands in a table on a desktop, and is copied into a job of its own", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, {
    ...onSite,
    expiresAt: addDays(new Date(), 2),
    benefits: ["Vale Transporte"],
  });
  const seenByVisitors = async () => (await page.request.get(`/vagas/${job.id}`)).text();
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
  await expect.poll(seenByVisitors).toContain("Vaga preenchida");
  await more(page, job.title, "Reativar");
  await expect(page.getByText("Vaga reativada")).toBeVisible();
  await expect(jobCard(page, job.title)).toContainText("Ativa");
  expect(await storedJob(job.id)).toMatchObject({
    filled: false,
    approvalStatus: "approved",
    listed: true,
  });
  await expect.poll(seenByVisitors).not.toContain("Vaga preenchida");

  await page.setViewportSize(widths.desktop);
  const row = page
    .getByRole("table", { name: "Minhas Vagas" })
    .getByRole("row")
    .filter({ hasText: job.title });
  await expect(row).toContainText(`${job.type}${formatDate(new Date())}`);
  await expect(row).toContainText("Ativa");
  await expect(
    row.getByRole("link", { name: `Visualizar ${job.title} em nova aba` }),
  ).toHaveAttribute("target", "_blank");
  await page.setViewportSize(widths.phone);

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

test("a deactivated company is told so at once, still reads who applied, changes nothing, and finds what it typed when it ends", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const candidate = await newCandidate(job, smallPdf);
  await openAs(page, company, `/empresa/vagas/editar/${job.id}`);
  await page.getByLabel("Descrição").fill("Meia frase que ainda");
  await setActive(company, false);
  await expect(
    page.getByRole("alert").filter({ hasText: "Sua empresa está desativada" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Atualizar Vaga" })).toHaveCount(0);
  expect(await storedJob(job.id)).toMatchObject({ description: job.description });
  await leadTo(page, `/empresa/vagas/${job.id}/candidatos`);
  await expect(page.getByLabel(`Etapa de ${candidate.name}`)).toBeDisabled();
  await leadTo(page, "/empresa/dashboard");
  await expect(jobCard(page, job.title)).toContainText("Fora do ar");
  await expect(jobCard(page, job.title)).toContainText("A conta da empresa está desativada.");
  await expect(page.getByLabel("Resumo das vagas").locator("dd")).toHaveText(["0", "0", "0"]);
  await leadTo(page, `/empresa/vagas/editar/${job.id}`);
  await setActive(company, true);
  await expect(page.getByLabel("Descrição")).toHaveValue("Meia frase que ainda");
});
