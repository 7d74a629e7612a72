import { collections } from "@vagas/functions/domain/collections";
import {
  because,
  expect,
  expectMessage,
  failedWrite,
  itemOf,
  openAsAdmin,
  openSearched,
  test,
} from "../support/admin.ts";
import { widths } from "../support/e2e.ts";
import { loseWrites, waysToFail } from "../support/page/failures.ts";
import { searchFor } from "../support/page/searchFor.ts";
import { database, stamp, stored, untilStored } from "../support/project.ts";

test.use({ viewport: widths.desktop });

const queue = "/admin/job-approval";

async function titled(collection: string, title: string) {
  return (await database.collection(collection).where("title", "==", title).get()).docs;
}

test("the queue is searched and filtered, and its counter counts the stored items", async ({
  page,
  records,
}) => {
  const word = `Cerqueiro${stamp()}`;
  const here = await records.pendingJob({ title: word });
  const there = await records.pendingJob({
    title: "Operador",
    company: `Granja ${word}`,
    type: "Produção",
    category: "Produção",
  });
  await openAsAdmin(page, queue);
  const { count } = (await database.collection(collections.pendingJobs).count().get()).data();
  await expect(
    page.getByRole("region", { name: "Vagas importadas" }).getByText(`${count}`, { exact: true }),
  ).toBeVisible();
  await searchFor(page, word);
  await expect(itemOf(page, here.title)).toHaveCount(2);
  await page.getByLabel("Categoria").selectOption("Produção");
  await expect(itemOf(page, word)).toHaveCount(1);
  await expect(itemOf(page, there.company)).toBeVisible();
  await expect(page).toHaveURL(/categoria=/);
});

test("a pending job is read and published, with both or neither of its two writes", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const job = await records.pendingJob();
  await openSearched(page, queue, job.title);
  const approve = page.getByRole("button", { name: `Aprovar: ${job.title}` });
  await expect(approve).toBeVisible();

  for (const [reason, fail] of [...waysToFail, ["offline", loseWrites]] as const) {
    const mend = await fail(page);
    await approve.click();
    await expectMessage(page, "Erro ao aprovar vaga", job.title, because[reason]);
    await expect(itemOf(page, job.title)).toBeVisible();
    await mend();
    expect(await stored(collections.jobs, job.id)).toBeUndefined();
    expect(await stored(collections.pendingJobs, job.id)).toBeDefined();
  }

  await page.getByRole("button", { name: `Ver detalhes: ${job.title}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(job.description);
  const { width, height } = (await dialog.boundingBox())!;
  expect(width).toBeLessThanOrEqual(768);
  expect(height).toBeLessThanOrEqual(widths.desktop.height * 0.8);
  await dialog.getByRole("button", { name: "Aprovar" }).click();
  await expectMessage(page, "Vaga aprovada", job.title);
  expect(await stored(collections.pendingJobs, job.id)).toBeUndefined();
  await untilStored(collections.jobs, job.id, {
    approvalStatus: "approved",
    companyId: null,
    listed: true,
    title: job.title,
    contactWhatsapp: job.contactWhatsapp,
  });
});

test("a job published in two windows is published once", async ({ page, context, records }) => {
  const job = await records.pendingJob();
  await openSearched(page, queue, job.title);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(itemOf(other, job.title)).toBeVisible();
  await page.getByRole("button", { name: `Aprovar: ${job.title}` }).press("Enter");
  await expectMessage(page, "Vaga aprovada");
  await other.getByRole("button", { name: `Aprovar: ${job.title}` }).press("Enter");
  await expectMessage(other, "Erro ao aprovar vaga", "Esta vaga já foi decidida em outra janela.");
  await expect(itemOf(other, job.title)).toHaveCount(0);
  expect(await titled(collections.jobs, job.title)).toHaveLength(1);
});

test("a rejection asks first, and the job stays among the rejected ones until it returns to the queue", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const job = await records.pendingJob();
  await openSearched(page, queue, job.title);
  const reject = () => page.getByRole("button", { name: `Rejeitar: ${job.title}` }).press("Enter");
  await reject();
  await expect(page.getByRole("dialog")).toContainText(
    "Tem certeza que deseja rejeitar esta vaga? Ela sai da fila e fica em Decididas por 180 dias.",
  );
  await page.getByRole("button", { name: "Cancelar" }).click();
  expect(await stored(collections.pendingJobs, job.id)).toBeDefined();
  for (const [reason, fail] of waysToFail) {
    const mend = await fail(page);
    await reject();
    await page.getByRole("dialog").getByRole("button", { name: "Rejeitar" }).click();
    await expectMessage(page, "Erro ao rejeitar vaga", because[reason]);
    await expect(itemOf(page, job.title)).toBeVisible();
    await mend();
  }
  await reject();
  await page.getByRole("dialog").getByRole("button", { name: "Rejeitar" }).click();
  await expectMessage(page, "Vaga rejeitada", job.title);
  expect(await stored(collections.pendingJobs, job.id)).toBeUndefined();
  expect(await stored(collections.jobs, job.id)).toBeUndefined();
  await page.getByRole("button", { name: `Desfazer: ${job.title}` }).click();
  await expect(page.getByRole("button", { name: `Aprovar: ${job.title}` })).toBeVisible();
  await untilStored(collections.pendingJobs, job.id, { title: job.title });
  expect(await stored(collections.rejectedJobs, job.id)).toBeUndefined();

  await page.getByRole("button", { name: `Aprovar: ${job.title}` }).press("Enter");
  await expectMessage(page, "Vaga aprovada", job.title);
  await page.getByRole("button", { name: `Desfazer: ${job.title}` }).click();
  await untilStored(collections.pendingJobs, job.id, { title: job.title });
  expect(await stored(collections.jobs, job.id)).toBeUndefined();
});
