import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { confirmedAlert, newAlert } from "@vagas/functions/domain/alert/alert";
import { collections } from "@vagas/functions/domain/collections";
import { expectNoBarrierAnywhere } from "../support/accessibility/axe.ts";
import {
  expectNoBarrierOnFailures,
  ownDataFailures,
} from "../support/accessibility/everyFailure.ts";
import { tabBackTo, tabTo } from "../support/accessibility/keyboard.ts";
import { newCandidate, newJob, onSite, test } from "../support/companies.ts";
import { expect, loseCode, lostRequest } from "../support/e2e.ts";
import { mailTo } from "../support/emulators.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { everythingKept } from "../support/page/everythingKept.ts";
import { database, stamp, stored } from "../support/project.ts";

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** A confirmed alert of an address; its id. */
async function alertOf(email: string): Promise<string> {
  const now = new Date();
  const asked = { id: `aviso-${stamp()}`, email, list: "urgentes=1", leaveToken: stamp() };
  const alert = newAlert({ ...asked, every: "week" }, now);
  const { id, ...fields } = { ...alert, ...confirmedAlert(alert, null, now) };
  await database.collection(collections.alerts).doc(id).set(fields);
  return id;
}

test("a person without an account sees, downloads, corrects and erases the data under their address, by the keyboard alone", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const email = `rosa${stamp()}@pessoa.example`;
  const candidate = await newCandidate(job, smallPdf, { email });
  const alertId = await alertOf(email);

  const receipt = await mailTo(email, "Recebemos");
  await page.goto(/http\S+\/meus-dados#\S+/.exec(receipt.text!)![0]);
  await expectNoBarrierAnywhere(page, "an address to confirm");
  await press(page, page.getByRole("button", { name: "Confirmar este e-mail" }));
  await expect(page.getByRole("heading", { name: "E-mail confirmado" })).toBeFocused();
  await expect(page.getByLabel("E-mail", { exact: true })).toBeVisible();

  await leadTo(page, "/privacidade");
  await press(page, page.getByRole("link", { name: "Abrir Meus dados" }));
  await expect(page.getByRole("heading", { level: 1, name: "Meus dados" })).toBeFocused();
  await tabTo(page, page.getByLabel("E-mail", { exact: true }));
  await page.keyboard.type("ninguém");
  await page.keyboard.press("Enter");
  await expect(page.getByText("E-mail inválido")).toBeVisible();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Confira o seu e-mail")).toBeVisible();

  const { text } = await mailTo(email, "Seus dados");
  const link = /http\S+\/meus-dados#\S+/.exec(text!)![0];
  const [, token] = link.split("#");
  // The link opens in the tab where it was requested, then in a new one; neither keeps it in the address or the
  // history.
  await page.goto(link);
  const open = page.getByRole("button", { name: "Abrir meus dados" });
  await expect(open).toBeVisible();
  await expect(page).toHaveURL("/meus-dados");
  await page.goto("/privacidade");
  expect(await everythingKept(page)).not.toContain(token);
  await page.goto(link);
  await expect(page).toHaveURL("/meus-dados");
  await page.reload();
  await page.waitForLoadState("networkidle");
  const uses = database.collection(collections.linkUses).where("purpose", "==", "ownData");
  const usesBefore = (await uses.get()).size;
  await press(page, open);
  const card = page.getByRole("article", { name: `Vaga: ${job.title}` });
  await expect(card).toContainText(`${company.name} e a administração do site`);
  await expect(page.getByRole("article", { name: "Vagas urgentes" })).toBeVisible();
  await expectNoBarrierAnywhere(page, "own data");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    press(page, page.getByRole("button", { name: "Baixar uma cópia (JSON)" })),
  ]);
  expect(JSON.parse(await readFile(await download.path(), "utf8"))).toMatchObject({
    email,
    applications: [{ id: candidate.id }],
    alerts: [{ id: alertId }],
  });

  await tabBackTo(page, page.getByLabel("Nome completo"));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Rosa Corrigida");
  await page.keyboard.press("Enter");
  await expect(card).toContainText("Rosa Corrigida");
  await tabBackTo(page, card.getByRole("button", { name: "Retirar da empresa" }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Retirar da empresa" });
  await expect(question).toContainText(`${company.name} deixa de ver seus dados`);
  await press(page, question.getByRole("button", { name: "Cancelar" }));
  await expect(question).toHaveCount(0);
  await expect(card).toContainText(`${company.name} e a administração do site`);
  await page.keyboard.press("Enter");
  await press(page, question.getByRole("button", { name: "Retirar", exact: true }));
  await expect(card.getByText("A administração do site", { exact: true })).toBeVisible();
  await expect(page.locator("main :focus")).toHaveCount(1);

  expect((await uses.get()).size).toBe(usesBefore + 1);

  await press(page, page.getByRole("button", { name: "Apagar tudo" }));
  await expect(page.getByLabel("Código")).toBeFocused();
  const mail = await mailTo(email, "Código para apagar");
  const code = /^\d{6}$/m.exec(mail.text!)![0];
  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Digite os 6 números do código")).toBeVisible();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(code === "000000" ? "000001" : "000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("O código não é este. Restam 4 tentativas.")).toBeVisible();
  await expectNoBarrierAnywhere(page, "the code of an erasure");
  await page.keyboard.press("Control+A");
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Seus dados foram apagados" })).toBeVisible();
  await expect(page.getByText(/comprovante.*[0-9A-F]{12}/)).toBeVisible();
  expect(await stored("candidates", candidate.id)).toBeUndefined();
  expect(await stored("alerts", alertId)).toBeUndefined();
});

test("an invalid link says so and leads to another; a correction that fails, or whose code fails to load, says so without a barrier, and what was typed stays", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const job = await newJob(await newCompany(), onSite);
  const email = `rosa${stamp()}@pessoa.example`;
  await newCandidate(job, Buffer.from("%PDF-1.7\n%%EOF"), { email });
  await page.goto("/meus-dados#abc.def");
  await expect(page.getByText("Este link não é válido")).toBeVisible();
  await page.getByRole("button", { name: "Pedir outro link" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Receber o link" }).click();
  const { text } = await mailTo(email, "Seus dados");
  // Without the page on which the address was typed, whose code would still be loaded.
  await page.goto("about:blank");
  const link = /http\S+\/meus-dados#\S+/.exec(text!)![0];
  await expectNoBarrierOnFailures(page, ownDataFailures(link));
  await expect(page.getByLabel("Nome completo")).toHaveValue("Rosa Corrigida");
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByRole("button", { name: "Abrir meus dados" }).click();
  await page.getByLabel("Nome completo").fill("Rosa Corrigida");
  await loseCode(page);
  await page.getByRole("button", { name: "Salvar correção" }).click();
  await expect(page.getByText("Não foi possível concluir")).toBeVisible();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Rosa Corrigida");
});
