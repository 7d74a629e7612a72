import { town } from "@vagas/functions/domain/town";
import { collections } from "@vagas/functions/domain/collections";
import { isoDay } from "@vagas/functions/domain/dates";
import { readFile } from "node:fs/promises";
import { docx } from "../../emulators/seed/files/docx.ts";
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
import { hold, loseCode, requests, widths } from "../support/e2e.ts";
import { loseWrites, refusal } from "../support/page/failures.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { database, stamp, stored } from "../support/project.ts";
import { xlsx } from "../support/xlsx.ts";

test.use({ viewport: widths.desktop });

const queue = "/admin/job-approval";

const appearance =
  "Troque “boa aparência”. A lei não permite exigir aparência (Lei 7.716/1989, art. 4º, § 2º). Sugestão: “cordialidade”.";

async function titled(collection: string, title: string) {
  return (await database.collection(collection).where("title", "==", title).get()).docs;
}

test("a CSV with errors imports the good lines, also over an interrupted network, returns the others, and imports nothing twice", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const word = `Ceifador${stamp()}`;
  const header = "titulo;empresa;tipo;descricao;whatsapp;urgente";
  const csv = [
    header,
    `${word} um;Fazenda Boa;Agricultura;Colher soja na safra;(66) 99999-1234;sim`,
    `${word} dois;Fazenda Boa;Doces;curta;123;talvez`,
    `${word} três;"Fazenda; Nova";agricultura;"Colher milho
na safra";66 99999-1234;não`,
    `${word} um;Fazenda Boa;Agricultura;Colher soja na safra;(66) 99999-1234;sim`,
  ].join("\r\n");
  const importFile = async () => {
    await page.getByRole("button", { name: "Importar vagas" }).click();
    await page.locator("input[type=file]").setInputFiles({
      name: "vagas.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(csv, "latin1"),
    });
    await expect(page.getByText("2 vagas para importar, 2 linhas com erro")).toBeVisible();
    await page.getByRole("button", { name: "Importar 2 vagas" }).click();
  };
  await openSearched(page, queue, word);
  await page.getByRole("button", { name: "Importar vagas" }).click();
  await page.getByLabel("Ou cole as linhas aqui").fill("titulo;empresa\nPadeiro;Sol");
  await page.getByRole("button", { name: "Conferir vagas" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    "Faltam colunas na primeira linha: tipo, descricao, whatsapp",
  );
  await page.getByRole("button", { name: "Fechar" }).click();

  const mend = await loseWrites(page);
  await importFile();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    `A importação parou em 0 de 2 vagas. ${because.offline}`,
    { timeout: 20_000 },
  );
  await mend();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("2 vagas na fila.")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar linhas com erro" }).click(),
  ]);
  const bad = (await readFile(await download.path(), "utf8"))
    .replace("\uFEFF", "")
    .trim()
    .split(/\r?\n/);
  expect(bad).toHaveLength(3);
  expect(bad[1]).toContain("“Doces” não está entre as opções");
  expect(bad[2]).toContain("Igual à linha 2");
  await page.getByRole("button", { name: "Concluir" }).click();

  const made = [
    ...(await titled(collections.pendingJobs, `${word} um`)),
    ...(await titled(collections.pendingJobs, `${word} três`)),
  ];
  for (const { id } of made)
    for (const collection of [collections.pendingJobs, collections.jobs])
      records.alsoRemove(collection, id);
  expect(made.map((job) => job.data())).toEqual([
    expect.objectContaining({
      urgent: true,
      location: town.places[0],
      contactWhatsapp: "5566999991234",
    }),
    expect.objectContaining({
      company: "Fazenda; Nova",
      description: "Colher milho\nna safra",
      type: "Agricultura",
    }),
  ]);
  // The filter is cleared: imported jobs are on top, whatever was searched.
  await expect(page).toHaveURL(new RegExp(`${queue}$`));
  await expect(itemOf(page, word)).toHaveCount(2);

  await page.getByRole("button", { name: `Aprovar: ${word} um` }).press("Enter");
  await expectMessage(page, "Vaga aprovada");
  await importFile();
  await expect(
    page.getByText("Nada de novo para importar; 2 vagas já tinham sido importadas."),
  ).toBeVisible();
  expect(await titled(collections.pendingJobs, `${word} um`)).toHaveLength(0);
  expect(await titled(collections.pendingJobs, `${word} três`)).toHaveLength(1);
  expect(await titled(collections.jobs, `${word} um`)).toHaveLength(1);
});

test("a long file is imported in parts with its progress, continues after a stop, and is not duplicated", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const word = `Roçador${stamp()}`;
  const csv = [
    "titulo,empresa,tipo,descricao,whatsapp",
    ...Array.from(
      { length: 70 },
      (_, i) => `${word} ${i},Fazenda Boa,Agricultura,Roçar o pasto,66 99999-1234`,
    ),
  ].join("\n");
  const stands = async () =>
    (
      await database
        .collection(collections.pendingJobs)
        .where("title", ">=", word)
        .where("title", "<=", `${word}~`)
        .get()
    ).docs;
  const paste = async () => {
    await page.getByRole("button", { name: "Importar vagas" }).click();
    await page.getByLabel("Ou cole as linhas aqui").fill(csv);
    await page.getByRole("button", { name: "Conferir vagas" }).click();
    await page.getByRole("button", { name: "Importar 70 vagas" }).click();
  };
  await openAsAdmin(page, queue);
  // The second part is refused.
  let parts = 0;
  await page.route(requests.write, (route) =>
    ++parts === 2 ? route.fulfill(refusal) : route.continue(),
  );
  await paste();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    `A importação parou em 30 de 70 vagas. ${because.denied}`,
  );
  await expect(page.getByRole("progressbar", { name: "30 de 70 vagas" })).toHaveAttribute(
    "aria-valuenow",
    "43",
  );
  expect(await stands()).toHaveLength(30);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("70 vagas na fila.")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "70 de 70 vagas" })).toHaveAttribute(
    "aria-valuenow",
    "100",
  );
  await page.getByRole("button", { name: "Concluir" }).click();
  await paste();
  await expect(
    page.getByText("Nada de novo para importar; 70 vagas já tinham sido importadas."),
  ).toBeVisible();
  const made = await stands();
  for (const { id } of made) records.alsoRemove(collections.pendingJobs, id);
  expect(new Set(made.map((job) => job.get("title"))).size).toBe(70);
  expect(made).toHaveLength(70);
});

test("the offered template can be imported unchanged, by a button that arriving lists do not move", async ({
  page,
}) => {
  const letListsCome = await hold(page, /\/Listen\/channel|runQuery|runAggregationQuery/);
  await openAsAdmin(page, queue);
  const button = page.getByRole("button", { name: "Importar vagas" });
  await expect(button).toBeVisible();
  const place = await button.boundingBox();
  letListsCome();
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
  expect(await button.boundingBox()).toEqual(place);
  await button.click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar modelo" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("modelo-vagas.csv");
  await page.locator("input[type=file]").setInputFiles({
    name: "modelo-vagas.csv",
    mimeType: "text/csv",
    buffer: await readFile(await download.path()),
  });
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("1 vaga para importar");
  await expect(page.getByRole("dialog")).not.toContainText("Colunas sem uso");
});

test("an Excel workbook is read as it was typed, an invalid file is refused with advice, and an import is undone as a whole", async ({
  page,
  records,
}) => {
  const word = `Capataz${stamp()}`;
  const place: string = town.places.at(-1)!;
  const deadline = Math.floor(Date.now() / 86_400_000) + 25_569 + 20;
  const row = (title: string, place: string, text = "Cuidar do gado\ne da cerca") => [
    title,
    "Fazenda Boa",
    "Agricultura",
    text,
    place,
    66999991234,
    { day: deadline },
  ];
  const workbook = xlsx([
    ["titulo", "empresa", "tipo", "descricao", "cidade", "whatsapp", "prazo"],
    row(`${word} um`, place.toUpperCase(), "Cuidar do gado\ne da cerca, com boa aparência"),
    [],
    row(`${word} dois`, `${place.toLowerCase()} - ${town.state.toLowerCase()}`),
  ]);
  const choose = (name: string, buffer: Buffer) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "", buffer });
  await openAsAdmin(page, queue);
  await page.getByRole("button", { name: "Importar vagas" }).click();
  const problem = page.getByRole("dialog").getByRole("alert");
  await choose("vagas.xls", Buffer.from("d0cf11e0a1b11ae1", "hex"));
  await expect(problem).toContainText("Excel antigo (.xls) ou tem senha. Abra no programa");
  await choose("vagas.xlsx", docx([]));
  await expect(problem).toContainText("não é uma planilha do Excel (.xlsx)");
  await choose("vagas.csv", smallPdf);
  await expect(problem).toContainText("Este arquivo não é uma planilha.");

  await choose("vagas.xlsx", workbook);
  await expect(page.getByText("2 vagas para importar")).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText("1 vaga com avisos sobre a lei.");
  const lines = page.getByRole("list", { name: "Linhas do arquivo" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await page.getByLabel("Mostrar só as linhas com aviso").check();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(`${word} um`);
  await expect(lines).toContainText("1 trecho que a lei não permite");
  await expect(lines).toContainText(`Descrição: ${appearance}`);
  await page.getByRole("button", { name: "Importar 2 vagas" }).click();
  await expect(page.getByText("2 vagas na fila.")).toBeVisible();
  await page.getByRole("button", { name: "Concluir" }).click();
  const graded = itemOf(page, `${word} um`);
  await expect(graded).toContainText("Leia com atenção");
  await expect(graded).toContainText("“boa aparência”: aparência");
  await page.getByRole("button", { name: `Ver detalhes: ${word} um` }).click();
  const said = page.getByRole("region", { name: "O que a lei diz deste texto" });
  await expect(said).toContainText(appearance);
  await expect(said).toContainText("A decisão é de quem aprova.");
  await expect(page.getByRole("dialog").locator("mark")).toHaveText("boa aparência");
  await page.getByRole("button", { name: "Fechar" }).click();
  const [one] = await titled(collections.pendingJobs, `${word} um`);
  const [two] = await titled(collections.pendingJobs, `${word} dois`);
  for (const { id } of [one!, two!])
    for (const collection of [collections.pendingJobs, collections.jobs])
      records.alsoRemove(collection, id);
  expect(one!.data()).toMatchObject({
    location: place,
    description: "Cuidar do gado\ne da cerca, com boa aparência",
    contactWhatsapp: "5566999991234",
  });
  expect(isoDay(one!.get("expiresAt").toDate())).toBe(
    new Date((deadline - 25_569) * 86_400_000).toISOString().slice(0, 10),
  );
  expect(two!.get("location")).toBe(place);

  // By keyboard: a page ignores a pointer on what has only just moved under it.
  await page.getByRole("button", { name: `Aprovar: ${word} um` }).press("Enter");
  await expectMessage(page, "Vaga aprovada");
  await page.getByRole("button", { name: "Desfazer importação" }).click();
  await expectMessage(
    page,
    "Importação desfeita",
    "1 vaga saiu da fila. 1 vaga já tinha sido decidida e fica como está.",
  );
  await expect(itemOf(page, `${word} dois`)).toHaveCount(0);
  expect(await stored(collections.pendingJobs, two!.id)).toBeUndefined();
  expect(await stored(collections.jobs, one!.id)).toBeDefined();
});

test("an import whose code fails to load says so, and the queue stays", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const job = await records.pendingJob();
  await openSearched(page, queue, job.title);
  await expect(itemOf(page, job.title)).toBeVisible();
  await loseCode(page);
  await page.getByRole("button", { name: "Importar vagas" }).click();
  const message = page.getByRole("alert").filter({ hasText: "Não foi possível abrir" });
  const close = message.getByRole("button", { name: "Fechar" });
  await close.hover();
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
  await expect(itemOf(page, job.title)).toBeVisible();
});
