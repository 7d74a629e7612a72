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
import { eventually } from "../support/emulators.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { denyWrites, goOffline, loseAnswer, waysToFail } from "../support/page/failures.ts";
import { searchFor } from "../support/page/searchFor.ts";
import { database, stamp, stored, untilStored } from "../support/project.ts";

/** How long a deletion can be undone, in milliseconds; the page's clock is moved past it. */
const undoMs = 8000;

test.use({ viewport: widths.desktop });

test("filters are in the address and the search is not, and both survive a reload and a step back", async ({
  page,
  records,
}) => {
  const word = `Tratorista${stamp()}`;
  const open = await records.job({ title: `${word} aberta` });
  const filled = await records.job({ title: `${word} preenchida`, filled: true });
  const urgent = await records.job({
    title: `${word} urgente`,
    urgent: true,
    type: "Logística",
    category: "Logística",
  });
  await openAsAdmin(page, "/admin/jobs");
  await searchFor(page, word);
  for (const { title } of [open, filled, urgent]) await expect(itemOf(page, title)).toBeVisible();
  await expect(page.getByLabel("Buscar vagas")).toBeFocused();

  await page.getByLabel("Situação").selectOption({ label: "Preenchidas" });
  await expect(page).toHaveURL(/status=filled/);
  await expect(itemOf(page, open.title)).toHaveCount(0);
  await expect(itemOf(page, filled.title)).toContainText("Preenchida");
  await page.getByLabel("Situação").selectOption({ label: "Ativas" });
  await expect(itemOf(page, filled.title)).toHaveCount(0);
  await expect(itemOf(page, open.title)).toContainText("Ativa");
  await expect(itemOf(page, urgent.title)).toContainText("Urgente");
  await page.getByLabel("Categoria").selectOption("Logística");
  await expect(itemOf(page, open.title)).toHaveCount(0);
  await expect(page).toHaveURL("/admin/jobs?status=active&categoria=Log%C3%ADstica");
  const expectSearched = async () => {
    await expect(page).toHaveURL("/admin/jobs?status=active&categoria=Log%C3%ADstica");
    await expect(page.getByLabel("Buscar vagas")).toHaveValue(word);
    await expect(itemOf(page, urgent.title)).toBeVisible();
    await expect(itemOf(page, open.title)).toHaveCount(0);
  };
  await page.reload();
  await expectSearched();
  await page.getByRole("link", { name: `Editar ${urgent.title}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Editar Vaga" })).toBeVisible();
  await page.goBack();
  await expectSearched();

  await page.getByLabel("Categoria").selectOption("Saúde");
  await expect(page.getByText("Nenhuma vaga encontrada com os filtros aplicados")).toBeVisible();
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  await expect(page).toHaveURL(/\/admin\/jobs$/);
});

test("a job is filled and reactivated, and deleted after a question and a while to undo it; a failure of either is reported and changes nothing", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const { id, title } = await records.job();
  await page.clock.install();
  await openSearched(page, "/admin/jobs", title);
  const ask = () => page.getByRole("button", { name: `Excluir ${title}` }).click();
  const confirm = async () => {
    await ask();
    await page.getByRole("dialog").getByRole("button", { name: "Excluir", exact: true }).click();
    await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
  };
  await expect(itemOf(page, title)).toBeVisible();
  for (const [reason, fail] of waysToFail) {
    const mend = await fail(page);
    await page.getByRole("button", { name: `Preencher ${title}` }).click();
    await expectMessage(page, "Erro ao atualizar a situação da vaga", because[reason]);
    await confirm();
    await page.clock.fastForward(undoMs);
    await expectMessage(page, "Erro ao excluir vaga", title, because[reason]);
    await expect(itemOf(page, title)).toContainText("Ativa");
    await mend();
  }
  expect(await stored(collections.jobs, id)).toMatchObject({ filled: false });

  await page.getByRole("button", { name: `Preencher ${title}` }).click();
  await expectMessage(page, "Vaga marcada como preenchida", title);
  await expect(itemOf(page, title)).toContainText("Preenchida");
  expect(await stored(collections.jobs, id)).toMatchObject({ filled: true });
  await page.getByRole("button", { name: `Reativar ${title}` }).click();
  await expectMessage(page, "Vaga reativada", title);
  expect(await stored(collections.jobs, id)).toMatchObject({ filled: false });
  await page.getByRole("button", { name: `Histórico de ${title}` }).click();
  await expect(page.getByRole("dialog")).toContainText("Marcado como preenchido");
  await expect(page.getByRole("dialog")).toContainText("Reativado");
  await page.keyboard.press("Escape");

  await ask();
  await expect(page.getByRole("dialog")).toContainText("Tem certeza que deseja excluir esta vaga?");
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(itemOf(page, title)).toBeVisible();
  await confirm();
  await expect(itemOf(page, title)).toHaveCount(0);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(itemOf(page, title)).toBeVisible();
  expect(await stored(collections.jobs, id)).toBeDefined();
  await confirm();
  expect(await stored(collections.jobs, id)).toBeDefined();
  await page.clock.fastForward(undoMs);
  await expectMessage(page, "Vaga excluída com sucesso", title);
  expect(await stored(collections.jobs, id)).toBeUndefined();
});

test("a confirmed deletion happens even if the page is left or the administrator logs out within its eight seconds", async ({
  page,
  records,
}) => {
  const word = `Campeiro${stamp()}`;
  const [left, last] = [
    await records.job({ title: `${word} do Norte` }),
    await records.job({ title: `${word} do Sul` }),
  ];
  await openSearched(page, "/admin/jobs", word);
  const confirm = async (title: string) => {
    await page.getByRole("button", { name: `Excluir ${title}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Excluir", exact: true }).click();
    await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
  };
  await confirm(left.title);
  await page.goto("/sobre");
  await untilStored(collections.jobs, left.id, null);
  // Whatever the last request did, the area's next page checks it and says so.
  await page.goto("/admin/companies");
  await expectMessage(page, "Vaga excluída com sucesso", left.title);

  await page.getByRole("link", { name: "Vagas", exact: true }).click();
  // The page before has a search too.
  await expect(page.getByRole("table", { name: "Vagas", exact: true })).toBeVisible();
  await searchFor(page, word);
  await confirm(last.title);
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await untilStored(collections.jobs, last.id, null);
});

test("a job is created once, though an answer is lost: missing fields are named, a failure keeps what was typed, and blank lines of the requirements are removed", async ({
  page,
  context,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const title = `Soldador ${stamp()}`;
  await openAsAdmin(page, "/admin/dashboard");
  await page.getByRole("link", { name: "Nova Vaga" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nova Vaga" })).toBeVisible();
  await page.getByRole("button", { name: "Criar Vaga" }).click();
  await expectMessage(
    page,
    "Campos obrigatórios",
    "Por favor, preencha todos os campos obrigatórios.",
  );
  await page.getByLabel("Título").fill(title);
  await page.getByLabel("Empresa").fill("Serralheria Pantanal");
  await page.getByLabel("Tipo", { exact: true }).selectOption("Manutenção");
  await page.getByLabel("WhatsApp para contato").fill("(66) 99912-3456");
  await page.getByLabel("Descrição").fill("Soldar portões e estruturas.");
  await page.getByLabel("Requisitos").fill("Curso de solda\n\n   \nCNH B");
  await page.getByLabel("Vaga urgente").check();

  const allow = await denyWrites(page);
  await page.getByRole("button", { name: "Criar Vaga" }).click();
  await expectMessage(page, "Erro ao salvar", because.denied);
  await allow();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Criar Vaga" }).click();
  await expectMessage(page, "Erro ao salvar", because.offline);
  await context.setOffline(false);
  await expect(page.getByLabel("Título")).toHaveValue(title);
  await loseAnswer(page);
  await page.getByRole("button", { name: "Criar Vaga" }).click();
  await expectMessage(page, "Vaga criada", title);
  await expect(page).toHaveURL(/\/admin\/jobs$/);

  const { docs } = await database.collection(collections.jobs).where("title", "==", title).get();
  for (const { id } of docs) records.alsoRemove(collections.jobs, id);
  expect(docs.map((job) => job.data())).toEqual([
    expect.objectContaining({
      requirements: "Curso de solda\nCNH B",
      type: "Manutenção",
      category: "Manutenção",
      salary: "A combinar",
      urgent: true,
      companyId: null,
      approvalStatus: "approved",
      contactWhatsapp: "5566999123456",
    }),
  ]);
  await untilStored(collections.jobs, docs[0]!.id, { listed: true });
});

test("an edited job keeps fields outside the form, does not overwrite a concurrent change, and is not left unsaved without a question; an unknown job is said to be missing", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const job = await records.job({ benefits: ["Vale Transporte"] });
  await openSearched(page, "/admin/jobs", job.title);
  await page.getByRole("link", { name: `Editar ${job.title}` }).click();
  await expect(page.getByLabel("Título")).toHaveValue(job.title);
  await page.getByLabel("Valor exato").check();
  await page.getByLabel("Valor (R$)").fill("2.100");
  await page.getByLabel("Vaga preenchida").check();
  for (const [reason, fail] of waysToFail) {
    const mend = await fail(page);
    await page.getByRole("button", { name: "Atualizar Vaga" }).click();
    await expectMessage(page, "Erro ao salvar", because[reason]);
    await mend();
  }
  await expect(page.getByLabel("Valor (R$)")).toHaveValue("2.100");
  await loseAnswer(page);
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
  await expectMessage(page, "Vaga atualizada", job.title);
  await expect(page).toHaveURL(/\/admin\/jobs$/);
  expect(await stored(collections.jobs, job.id)).toMatchObject({
    salary: "R$ 2.100,00 por mês",
    filled: true,
    revision: 2,
    approved: true,
    benefits: ["Vale Transporte"],
  });

  const elsewhere = database.collection(collections.jobs).doc(job.id);
  await leadTo(page, `/admin/jobs/edit/${job.id}`);
  await page.getByLabel("Descrição").fill("Uma descrição melhor.");
  // Its company reopens it, which is no new text.
  await elsewhere.update({ filled: false });
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
  await expectMessage(page, "Vaga atualizada", job.title);
  await expect(page).toHaveURL(/\/admin\/jobs$/);
  expect(await stored(collections.jobs, job.id)).toMatchObject({ filled: false, revision: 3 });

  await leadTo(page, `/admin/jobs/edit/${job.id}`);
  await page.getByLabel("Descrição").fill("Outra descrição, desta janela.");
  await elsewhere.update({ description: "Descrição de outra janela.", revision: 4 });
  await page.getByRole("button", { name: "Atualizar Vaga" }).click();
  await expectMessage(page, "Erro ao salvar", "Ela foi alterada em outra janela");
  await expect(page.getByLabel("Descrição")).toHaveValue("Outra descrição, desta janela.");
  expect((await stored(collections.jobs, job.id))?.["description"]).toBe(
    "Descrição de outra janela.",
  );

  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Sair sem salvar?" })
    .getByRole("button", { name: "Sair sem salvar" })
    .click();
  await expect(page.getByRole("table", { name: "Vagas", exact: true })).toBeVisible();
  await leadTo(page, "/admin/jobs/edit/nao-existe");
  await expect(page.getByRole("alert").filter({ hasText: "Vaga não encontrada" })).toBeVisible();
  await page.getByRole("link", { name: "Voltar para vagas" }).click();
  await expect(page).toHaveURL(/\/admin\/jobs$/);
  await leadTo(page, "/admin/jobs/new");
  await page.getByLabel("Título").fill("Meia vaga");
  await page.getByRole("button", { name: "Sair" }).click();
  await page
    .getByRole("dialog", { name: "Sair sem salvar?" })
    .getByRole("button", { name: "Sair sem salvar" })
    .click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test("lists that cannot be loaded say so, and load when the network is back", async ({
  page,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const lists = [
    ["Vagas", "Erro ao carregar vagas"],
    ["Aprovações", "Erro ao carregar vagas pendentes"],
    ["Banco de Talentos", "Erro ao carregar candidatos"],
    ["Empresas", "Erro ao carregar empresas"],
  ] as const;
  await page.clock.install();
  await openAsAdmin(page, "/admin/dashboard");
  // Their code is loaded before the network is cut.
  for (const [link] of lists) await page.getByRole("link", { name: link, exact: true }).click();
  const reconnect = await goOffline(page);
  for (const [link, message] of lists) {
    await page.getByRole("link", { name: link, exact: true }).click();
    await page.getByRole("button", { name: /^Atualizar/ }).click();
    // The SDK waits ten seconds for the network.
    await page.clock.fastForward(10_000);
    await expect(page.getByText(message)).toBeVisible({ timeout: 20_000 });
  }
  await reconnect();
  await eventually("the list", async () => {
    if (await page.getByRole("table", { name: "Empresas" }).count()) return true;
    await page
      .getByRole("button", { name: /Tentar/ })
      .click({ timeout: 1000 })
      .catch(() => null);
    return undefined;
  });
});
