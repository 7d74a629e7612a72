import { collections } from "@vagas/functions/domain/collections";
import { addDays } from "@vagas/functions/domain/dates";
import { because, expect, failedWrite, itemOf, openAsAdmin, test } from "../support/admin.ts";
import { widths } from "../support/e2e.ts";
import { refusal } from "../support/page/failures.ts";
import { pdfSaying } from "../support/pdfFiles.ts";
import { stored, untilStored } from "../support/project.ts";

test.use({ viewport: widths.desktop });

const queue = "/admin/job-approval";

test("several jobs are approved in one act and taken back in one; a marked one is read first, and one that fails is named and stays chosen", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  // A new account would mark them all.
  const company = await records.company({ createdAt: addDays(new Date(), -60) });
  const [plain, failing] = [await records.waitingJob(company), await records.waitingJob(company)];
  const marked = await records.waitingJob(company, { requirements: "CNH B\nBoa aparência" });
  const all = [plain, failing, marked];
  await openAsAdmin(page, queue);
  await expect(itemOf(page, marked.title)).toContainText("Leia com atenção");
  for (const { title } of all) await page.getByLabel(`Marcar: ${title}`).check();

  await page.route(/documents:commit/, (route) =>
    route.request().postData()?.includes(failing.id) ? route.fulfill(refusal) : route.fallback(),
  );
  const list = page.getByRole("region", { name: "Vagas de empresas" });
  await list.getByRole("button", { name: "Aprovar 3" }).click();
  const result = list.getByRole("status").filter({ hasText: "1 vaga aprovada" });
  await expect(result).toContainText(`${marked.title}. Leia com atenção`);
  await expect(result).toContainText(`${failing.title}. ${because.denied}`);
  await expect(result).toBeFocused();
  await untilStored(collections.jobs, plain.id, { listed: true });
  for (const { id, title } of [failing, marked]) {
    expect(await stored(collections.jobApprovals, id)).toMatchObject({ status: "pending" });
    await expect(page.getByLabel(`Marcar: ${title}`)).toBeChecked();
  }
  await page.unroute(/documents:commit/);

  await page.getByRole("button", { name: `Ver detalhes: ${marked.title}` }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Fechar" }).press("Enter");
  await list.getByRole("button", { name: "Aprovar 2" }).press("Enter");
  await expect(list.getByText("2 vagas aprovadas")).toBeVisible();
  for (const { id } of [failing, marked]) await untilStored(collections.jobs, id, { listed: true });
  await list.getByRole("button", { name: "Desfazer 2" }).press("Enter");
  for (const { id, title } of [failing, marked]) {
    await untilStored(collections.jobs, id, { approvalStatus: "pending", listed: false });
    await expect(page.getByLabel(`Marcar: ${title}`)).toBeChecked();
  }
  expect(await stored(collections.jobApprovals, plain.id)).toMatchObject({ status: "approved" });
  // Taken back in time: nobody is told.
  for (const { id } of [failing, marked])
    expect(await stored(collections.mail, `${id}-1-approved`)).toBeUndefined();
});

test("by keys alone, résumés are read with their files, refused with the reason of the last refusal, and approved together", async ({
  page,
  records,
}) => {
  const send = (name: string) =>
    records.candidate(null, pdfSaying(`Sou ${name}`), { name: `${name} Teclas` });
  const ana = await send("Ana");
  const bia = await send("Bia");
  const caio = await send("Caio");
  const davi = await send("Davi");
  await openAsAdmin(page, queue);
  const title = (name: string) => page.getByRole("heading", { name, exact: true });
  const keys = page.keyboard;
  await expect(title(davi.name)).toBeVisible();

  const search = page.getByLabel("Buscar vagas pendentes");
  await search.pressSequentially("jax?");
  await expect(search).toHaveValue("jax?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await title(ana.name).focus();
  await keys.press("j");
  await expect(title(bia.name)).toBeFocused();
  await keys.press("ArrowUp");
  await expect(title(ana.name)).toBeFocused();

  await keys.press("r");
  await expect(page.getByLabel("Observações")).toBeFocused();
  await page.getByRole("button", { name: "Não abre" }).press("Enter");
  await keys.press("Control+Enter");
  await untilStored(collections.resumes, ana.id, { status: "rejected" });
  await keys.press("j");
  await expect(title(bia.name)).toBeFocused();
  await keys.press("Enter");
  const details = page.getByRole("dialog", { name: bia.name });
  await expect(details.getByRole("group", { name: "Página 1 de 1" })).toContainText("Sou Bia");
  await keys.press("r");
  await page.getByRole("button", { name: "Mesmo motivo da última recusa" }).press("Enter");
  await keys.press("Control+Enter");
  await untilStored(collections.resumes, bia.id, {
    status: "rejected",
    notes: "O arquivo está em branco ou não se consegue ler.",
  });

  await keys.press("j");
  await keys.press("x");
  await keys.press("j");
  await expect(title(davi.name)).toBeFocused();
  await keys.press("x");
  await expect(page.getByLabel(`Marcar: ${davi.name}`)).toBeChecked();
  await keys.press("Shift+A");
  await expect(page.getByText("2 currículos aprovados")).toBeVisible();
  for (const { id } of [caio, davi])
    await untilStored(collections.resumes, id, { status: "approved" });
  await keys.press("d");
  for (const { id } of [caio, davi])
    await untilStored(collections.resumes, id, { status: "pending" });

  await keys.press("?");
  const help = page.getByRole("dialog", { name: "Teclas da fila" });
  await help.getByLabel("Usar estas teclas neste computador").uncheck();
  await keys.press("Escape");
  await expect(help).toHaveCount(0);
  await title(caio.name).focus();
  await keys.press("j");
  await expect(title(caio.name)).toBeFocused();
});
