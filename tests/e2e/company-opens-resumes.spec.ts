import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import {
  expect,
  newCandidate,
  newJob,
  onSite,
  openAs,
  readersOf,
  test,
} from "../support/companies.ts";
import { closeMessage, loseCode, lostRequest, notification } from "../support/e2e.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { auth, bucket } from "../support/project.ts";
import { attackingPdf, endlessPdf, lockedPdf, pdfSaying } from "../support/pdfFiles.ts";
import { smallPdf } from "../support/smallPdf.ts";

/** A finger that moves to the left. */
async function swipeOn(target: Locator): Promise<void> {
  const finger = (clientX: number) => [{ identifier: 0, clientX, clientY: 300 }];
  await target.dispatchEvent("touchstart", { touches: finger(280), changedTouches: finger(280) });
  await target.dispatchEvent("touchend", { touches: [], changedTouches: finger(120) });
}

test("a company reads one person after another in place, and answers by keys", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const dialogs: string[] = [];
  page.on("dialog", (asked) => dialogs.push(asked.message()));
  const now = Date.now();
  const files = [
    pdfSaying("Dez anos de balcao"),
    attackingPdf("Clique aqui"),
    lockedPdf(),
    endlessPdf(),
    smallPdf,
  ];
  const people: Candidate[] = [];
  for (const [i, file] of files.entries())
    people.push(await newCandidate(job, file, { createdAt: new Date(now - i * 1000) }));
  const [first, attacker] = people as [Candidate, Candidate];
  const reader = page.getByRole("dialog");
  const at = (place: number) =>
    expect(reader)
      .toHaveAccessibleName(people[place - 1]!.name)
      .then(() => expect(reader).toContainText(`${place} de 5`));
  await openAs(page, company, `/empresa/vagas/${job.id}/candidatos`);

  await page.getByRole("button", { name: `Ler ${first.name}` }).click();
  await at(1);
  await expect(page).toHaveURL(new RegExp(`\\?pessoa=${first.id}$`));
  await expect(reader.getByText("Dez anos de balcao")).toBeVisible();
  const dark = () =>
    reader.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, i) => i % 4 === 0 && value < 100).length;
    });
  await expect.poll(dark).toBeGreaterThan(50);
  expect(await readersOf(first)).toEqual([company.uid]);
  await page.keyboard.press("1");
  await expect(reader.getByLabel(`Etapa de ${first.name}`)).toHaveValue("emConversa");
  await expect(reader.getByRole("button", { name: "Próxima sem resposta" })).toBeFocused();
  await page.keyboard.press("Enter");

  await at(2);
  await expect(reader.getByText("Clique aqui")).toBeVisible();
  await reader.getByText("Clique aqui").click();
  await expect(reader.getByRole("group", { name: "Página 1 de 1" }).getByRole("link")).toHaveCount(
    0,
  );
  expect(dialogs).toEqual([]);
  await page.keyboard.press("j");
  await at(3);
  await expect(reader).toContainText("Este PDF pede uma senha.");
  await reader.getByRole("button", { name: /^Anotar sobre/ }).click();
  const note = page.getByLabel("Anotação", { exact: true });
  await note.fill("Pedir a senha.");
  await swipeOn(note);
  await expect(note).toHaveValue("Pedir a senha.");
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(note).toHaveCount(0);
  await at(3);
  await swipeOn(reader.getByText("Este PDF pede uma senha."));
  await at(4);
  await expect(reader).toContainText("A página 1 não pode ser mostrada aqui.");
  await page.keyboard.press("j");
  await at(5);
  await expect(reader).toContainText("Este PDF está danificado");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    reader.getByRole("button", { name: `Baixar o currículo de ${people[4]!.name}` }).click(),
  ]);
  expect(Buffer.compare(await readFile(await download.path()), smallPdf)).toBe(0);
  expect(await readersOf(people[4]!)).toEqual([company.uid]);
  const turnKeys = async () => {
    await reader.getByRole("button", { name: "Teclas" }).click();
    await page.getByRole("checkbox", { name: "Usar estas teclas neste computador" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Teclas da leitura" })).toHaveCount(0);
  };
  await turnKeys();
  await page.keyboard.press("3");
  await expect(reader.getByLabel(`Etapa de ${people[4]!.name}`)).toHaveValue("vista");
  await turnKeys();
  // By now an answer by the key would show.
  await expect(reader.getByLabel(`Etapa de ${people[4]!.name}`)).toHaveValue("vista");
  await page.keyboard.press("3");
  await expect(reader.getByRole("button", { name: "Próxima sem resposta" })).toBeFocused();
  await page.keyboard.press("Enter");
  await at(2);

  await page.goBack();
  await expect(reader).toHaveCount(0);
  await expect(page).toHaveURL(`/empresa/vagas/${job.id}/candidatos`);
  await expect(page.getByLabel(`Etapa de ${first.name}`)).toHaveValue("emConversa");
  await expect(page.getByLabel(`Etapa de ${attacker.name}`)).toHaveValue("vista");
  await leadTo(page, `/empresa/vagas/${job.id}/candidatos?etapa=emConversa&pessoa=${attacker.id}`);
  await expect(reader.getByText("Clique aqui")).toBeVisible();
  await reader.getByRole("button", { name: "Fechar" }).click();
  await expect(page).toHaveURL(`/empresa/vagas/${job.id}/candidatos?etapa=emConversa`);
});

test("a résumé that cannot be fetched says why within ten seconds, is not noted as read, and can be requested again", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const candidate = await newCandidate(job, Buffer.from("%PDF-1.7\n%%EOF"));
  await openAs(page, company, `/empresa/vagas/${job.id}/candidatos`);
  const download = page.getByRole("button", { name: `Baixar o currículo de ${candidate.name}` });
  await expect(download).toBeVisible();
  await loseCode(page);
  const fails = async (reason: string) => {
    await download.click();
    const alert = page.getByRole("alert").filter({ hasText: "Erro ao abrir o currículo" });
    await expect(alert).toContainText(reason, { timeout: 10_000 });
  };
  const says = async (reason: string) => {
    await fails(reason);
    await expect(download).toHaveText("Currículo");
  };
  await says("Verifique sua conexão");
  await page.unrouteAll();
  await page.reload();

  await page.route(/\/arquivos\//, (route) => route.abort());
  await says("Verifique sua conexão");
  await closeMessage(notification(page));
  await page.unrouteAll();
  await bucket.file(candidate.resumePath).delete();
  await says("O arquivo não está mais disponível.");
  await closeMessage(notification(page));
  await auth.revokeRefreshTokens(company.uid);
  // The end of the session leads to the login, so the button may be gone by now.
  await fails("Sua sessão terminou");
  expect(await readersOf(candidate)).toEqual([]);
  // Before its account is deleted, while the page would still load the login's code.
  await page.close();
});
