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
import { hold, loseCode, widths } from "../support/e2e.ts";
import { loseWrites, waysToFail } from "../support/page/failures.ts";
import { searchFor } from "../support/page/searchFor.ts";
import { database, stamp, stored, untilStored } from "../support/project.ts";

test.use({ viewport: widths.desktop });

const queue = "/admin/job-approval";

test("the queue counts what is stored, is searched and filtered, and stays in place when its lists arrive and when the code of the import fails to load", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const word = `Cerqueiro${stamp()}`;
  const here = await records.pendingJob({ title: word });
  const there = await records.pendingJob({
    title: "Operador",
    company: `Granja ${word}`,
    type: "Produção",
    category: "Produção",
  });
  const letListsCome = await hold(page, /\/Listen\/channel|runQuery|runAggregationQuery/);
  await openAsAdmin(page, queue);
  const button = page.getByRole("button", { name: "Importar vagas" });
  await expect(button).toBeVisible();
  const place = await button.boundingBox();
  letListsCome();
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
  expect(await button.boundingBox()).toEqual(place);
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

  await loseCode(page);
  await button.click();
  const message = page.getByRole("alert").filter({ hasText: "Não foi possível abrir" });
  await message.getByRole("button", { name: "Fechar" }).hover();
  await page.mouse.down();
  // A message gives way to a control that appears where it is, but not between press and release.
  await message.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const control = document.createElement("button");
    control.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    document.body.append(control);
  });
  await page.waitForTimeout(400);
  await page.mouse.up();
  await expect(message).toHaveCount(0, { timeout: 2_000 });
  await expect(itemOf(page, there.company)).toBeVisible();
});

test("an imported job is published with both or neither of its two writes, or rejected after a question, and returns to the queue from either", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const job = await records.pendingJob();
  await openSearched(page, queue, job.title);
  const approve = page.getByRole("button", { name: `Aprovar: ${job.title}` });
  const undo = page.getByRole("button", { name: `Desfazer: ${job.title}` });
  const dialog = page.getByRole("dialog");
  const reject = () => page.getByRole("button", { name: `Rejeitar: ${job.title}` }).press("Enter");
  await expect(approve).toBeVisible();
  await reject();
  await expect(dialog).toContainText(
    "Tem certeza que deseja rejeitar esta vaga? Ela sai da fila e fica em Decididas por 180 dias.",
  );
  await page.getByRole("button", { name: "Cancelar" }).click();
  for (const [reason, fail] of [...waysToFail, ["offline", loseWrites]] as const) {
    const mend = await fail(page);
    await approve.click();
    await expectMessage(page, "Erro ao aprovar vaga", job.title, because[reason]);
    await expect(itemOf(page, job.title)).toBeVisible();
    if (fail !== loseWrites) {
      await reject();
      await dialog.getByRole("button", { name: "Rejeitar" }).click();
      await expectMessage(page, "Erro ao rejeitar vaga", because[reason]);
      await expect(itemOf(page, job.title)).toBeVisible();
    }
    await mend();
    expect(await stored(collections.jobs, job.id)).toBeUndefined();
    expect(await stored(collections.pendingJobs, job.id)).toBeDefined();
  }

  await reject();
  await dialog.getByRole("button", { name: "Rejeitar" }).click();
  await expectMessage(page, "Vaga rejeitada", job.title);
  expect(await stored(collections.pendingJobs, job.id)).toBeUndefined();
  expect(await stored(collections.jobs, job.id)).toBeUndefined();
  await undo.click();
  await expect(approve).toBeVisible();
  await untilStored(collections.pendingJobs, job.id, { title: job.title });
  expect(await stored(collections.rejectedJobs, job.id)).toBeUndefined();

  // By keyboard: a second click in the same place so soon counts as a double click.
  await page.getByRole("button", { name: `Ver detalhes: ${job.title}` }).press("Enter");
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
  await undo.click();
  await untilStored(collections.pendingJobs, job.id, { title: job.title });
  expect(await stored(collections.jobs, job.id)).toBeUndefined();
});
