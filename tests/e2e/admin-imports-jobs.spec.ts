import type { Download, Page } from "@playwright/test";
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
import { requests, widths } from "../support/e2e.ts";
import { loseAnswer, loseWrites, refusal } from "../support/page/failures.ts";
import { database, stamp, stored } from "../support/project.ts";
import { xlsx } from "../support/xlsx.ts";

test.use({ viewport: widths.desktop });

const queue = "/admin/job-approval";

const appearance =
  "Troque “boa aparência”. A lei não permite exigir aparência (Lei 7.716/1989, art. 4º, § 2º). Sugestão: “cordialidade”.";

async function titled(collection: string, title: string) {
  return (await database.collection(collection).where("title", "==", title).get()).docs;
}

/** 62 good lines, the last two, "um" and "três", in a third part, and two with errors. */
function harvestCsv(word: string): string {
  const line = (title: string) =>
    `${word} ${title};Fazenda Boa;Agricultura;Colher soja na safra;(66) 99999-1234;sim`;
  return [
    "titulo;empresa;tipo;descricao;whatsapp;urgente",
    ...Array.from({ length: 60 }, (_, i) => line(`${i}`)),
    line("um"),
    `${word} dois;Fazenda Boa;Doces;curta;123;talvez`,
    `${word} três;"Fazenda; Nova";agricultura;"Colher milho
na safra";66 99999-1234;não`,
    line("um"),
  ].join("\r\n");
}

async function importHarvest(page: Page, word: string): Promise<void> {
  const buffer = Buffer.from(harvestCsv(word), "latin1");
  await page.getByRole("button", { name: "Importar vagas" }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "vagas.csv", mimeType: "text/csv", buffer });
  await expect(page.getByText("62 vagas para importar, 2 linhas com erro")).toBeVisible();
  await page.getByRole("button", { name: "Importar 62 vagas" }).click();
}

async function linesOf(download: Download): Promise<string[]> {
  const text = await readFile(await download.path(), "utf8");
  return text.replace("\uFEFF", "").trim().split(/\r?\n/);
}

test("a CSV with errors imports the good lines part by part, goes on after an interruption, returns the others, and imports nothing twice", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const word = `Ceifador${stamp()}`;
  const waiting = database
    .collection(collections.pendingJobs)
    .where("title", ">=", word)
    .where("title", "<=", `${word}~`);
  const dialog = page.getByRole("dialog");
  await openSearched(page, queue, word);
  await page.getByRole("button", { name: "Importar vagas" }).click();
  await page.getByLabel("Ou cole as linhas aqui").fill("titulo;empresa\nPadeiro;Sol");
  await page.getByRole("button", { name: "Conferir vagas" }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "Faltam colunas na primeira linha: tipo, descricao, whatsapp",
  );
  await page.getByRole("button", { name: "Fechar" }).click();

  const mend = await loseWrites(page);
  await importHarvest(page, word);
  await expect(dialog.getByRole("alert")).toContainText(
    `A importação parou em 0 de 62 vagas. ${because.offline}`,
    { timeout: 20_000 },
  );
  await mend();
  // The second part is refused.
  let parts = 0;
  await page.route(requests.write, (route) =>
    ++parts === 2 ? route.fulfill(refusal) : route.continue(),
  );
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    `A importação parou em 30 de 62 vagas. ${because.denied}`,
  );
  const share = (done: number) => page.getByRole("progressbar", { name: `${done} de 62 vagas` });
  await expect(share(30)).toHaveAttribute("aria-valuenow", "48");
  expect((await waiting.get()).docs).toHaveLength(30);
  await loseAnswer(page);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("62 vagas na fila.")).toBeVisible();
  await expect(share(62)).toHaveAttribute("aria-valuenow", "100");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar linhas com erro" }).click(),
  ]);
  const bad = await linesOf(download);
  expect(bad).toHaveLength(3);
  expect(bad[1]).toContain("“Doces” não está entre as opções");
  expect(bad[2]).toContain("Igual à linha 62");
  await page.getByRole("button", { name: "Concluir" }).click();

  const made = (await waiting.get()).docs;
  for (const { id } of made) records.alsoRemove(collections.pendingJobs, id);
  const titles = made.map((job) => String(job.get("title")));
  expect(titles).toHaveLength(62);
  expect(new Set(titles).size).toBe(62);
  const [one, three] = ["um", "três"].map((title) => made[titles.indexOf(`${word} ${title}`)]!);
  records.alsoRemove(collections.jobs, one!.id);
  expect(one!.data()).toMatchObject({
    urgent: true,
    location: town.places[0],
    contactWhatsapp: "5566999991234",
  });
  expect(three!.data()).toMatchObject({
    company: "Fazenda; Nova",
    description: "Colher milho\nna safra",
    type: "Agricultura",
  });
  // The filter is cleared: imported jobs are on top, whatever was searched.
  await expect(page).toHaveURL(new RegExp(`${queue}$`));
  await expect(itemOf(page, `${word} três`)).toBeVisible();

  await page.getByRole("button", { name: `Aprovar: ${word} um` }).press("Enter");
  await expectMessage(page, "Vaga aprovada");
  await importHarvest(page, word);
  await expect(
    page.getByText("Nada de novo para importar; 62 vagas já tinham sido importadas."),
  ).toBeVisible();
  const left = (await waiting.get()).docs.map(({ id }) => id);
  expect(left).toHaveLength(61);
  expect(left).not.toContain(one!.id);
  expect(await titled(collections.jobs, `${word} um`)).toHaveLength(1);
});

test("a template is offered, an Excel workbook is read as it was typed, an invalid one is refused, and an import is undone as a whole", async ({
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
  await choose("vagas.xlsx", docx([]));
  await expect(problem).toContainText("não é uma planilha do Excel (.xlsx)");
  const [template] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar modelo" }).click(),
  ]);
  expect(template.suggestedFilename()).toBe("modelo-vagas.csv");

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
