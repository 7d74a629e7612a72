import { collections } from "@vagas/functions/domain/collections";
import type { Job } from "@vagas/functions/domain/job/job";
import { expect, newJob, newPublicJob, onSite, test } from "../support/companies.ts";
import { lostRequest, notification } from "../support/e2e.ts";
import { applicationForm } from "../support/page/applicationForm.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { database, stamp } from "../support/project.ts";
import { applications } from "../support/storedRecords.ts";

const change = (job: Job, fields: Partial<Job>) =>
  database.collection(collections.jobs).doc(job.id).update(fields);

test("a job that closes during an application says so, keeps the typed data and the file, and leads on", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const form = applicationForm(page);
  const name = `Joana Tardia ${stamp()}`;
  await page.goto(`/enviar-curriculo?jobId=${job.id}`);
  await form.fillIn(name);
  await form.jobConsent.check();
  await form.attach();
  await change(job, { filled: true });
  await form.send();
  await expect(page.getByRole("heading", { name: "Esta vaga já foi preenchida." })).toBeFocused();
  await expect(page.getByText("Sua candidatura não foi enviada")).toBeVisible();
  await expect(notification(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Vagas parecidas" })).toBeVisible();
  expect(await applications(name)).toHaveLength(0);

  await page.getByRole("link", { name: "Enviar para o banco de talentos" }).click();
  await expect(form.name).toHaveValue(name);
  await expect(form.whole.getByText("Currículo Joana.pdf")).toBeVisible();
});

test("a job that is taken off, reviewed again or over since it was seen says so in its page and form, and never becomes the talent bank", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const job = await newPublicJob(company);
  const heading = page.getByRole("heading", { level: 1 });
  const apply = page.getByRole("link", { name: "Candidatar-se" });
  await page.goto("/vagas");
  // It is shown as the list had it, and read.
  const read = page.waitForResponse((response) =>
    `${response.url()} ${response.request().postData() ?? ""}`.includes(
      `/documents/jobs/${job.id}`,
    ),
  );
  await page.getByRole("link", { name: job.title }).first().click();
  await expect(heading).toHaveText(job.title);
  await (await read).finished();
  await change(job, { paused: true, listed: false });
  await apply.click();
  await expect(page.getByRole("heading", { name: "Esta vaga está fora do ar." })).toBeVisible();
  await expect(page.getByText("Por enquanto, ela não recebe candidaturas.")).toBeVisible();

  await change(job, { paused: false, approvalStatus: "pending", approved: false, listed: false });
  await page.goBack();
  await expect(heading).toHaveText("Esta vaga está sendo revisada");
  await expect(page.getByText(job.title)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Voltar para vagas" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Vagas parecidas" })).toBeVisible();

  // The list above did not show it: its page reads it before the change.
  const over = await newPublicJob(company);
  const { name } = applicationForm(page);
  await leadTo(page, `/vagas/${over.id}`);
  await expect(heading).toHaveText(over.title);
  await change(over, { expiresAt: new Date(Date.now() - 60_000), listed: false });
  await apply.click();
  await expect(
    page.getByRole("heading", { name: /^O prazo para candidaturas desta vaga terminou em \d/ }),
  ).toBeVisible();
  await expect(page.getByText(`Vaga: ${over.title}`)).toBeVisible();
  await expect(name).toHaveCount(0);

  await page.reload();
  await expect(page.getByText("O prazo para candidaturas desta vaga terminou em")).toBeVisible();
  await expect(page.getByText("não foi encontrada")).toHaveCount(0);
  await expect(name).toHaveCount(0);
});
