import { expect } from "../support/e2e.ts";
import { openJobForm, test } from "../support/page/applicationForm.ts";
import { stamp } from "../support/project.ts";
import { applications } from "../support/storedRecords.ts";

test.beforeEach(async ({ page }) => void (await page.goto(openJobForm)));

test("a résumé of 6 MB is refused beside the field, and what was typed stays", async ({
  page,
  form,
}) => {
  await form.fillIn("Maria Lima");
  await form.attach(Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(6 * 1024 * 1024)]));
  await expect(page.getByText("O arquivo deve ter no máximo 5MB")).toBeVisible();
  await expect(form.name).toHaveValue("Maria Lima");
});

test("a program named .pdf is refused, and an empty file is called empty", async ({
  page,
  form,
}) => {
  await form.attach(Buffer.from("MZ\x90\x00\x03 this is a program"));
  await expect(page.getByText("Somente arquivos PDF ou Word são aceitos")).toBeVisible();
  await form.attach(Buffer.alloc(0));
  await expect(page.getByText("O arquivo está vazio. Escolha outro")).toBeVisible();
});

test("an empty form names what is missing beside each field", async ({ page, form }) => {
  await page.getByLabel(/^E-mail/).fill("maria");
  await form.submit.click();
  for (const message of [
    "O nome deve ter pelo menos 3 caracteres",
    "E-mail inválido",
    "Telefone inválido",
    "O currículo é obrigatório",
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
});

test("double clicks send one application, and do not answer for the person", async ({ form }) => {
  const name = `Maria Dupla ${stamp()}`;
  await form.fillIn(name);
  await form.jobConsent.check();
  await form.attach();
  await form.submit.dblclick();
  await expect(form.numberCheck).toContainText("(66) 9 9876-5432");
  // The second click of a double one, where it meets the button that has just come.
  await form.numberIsRight.dispatchEvent("click", { detail: 2 });
  expect(await applications(name)).toHaveLength(0);
  await form.numberIsRight.dblclick();
  await expect(form.sent).toBeVisible();
  expect(await applications(name)).toHaveLength(1);
});

test("a network failure while sending loses nothing typed, and a second try works", async ({
  page,
  form,
  context,
  expectConsole,
}) => {
  expectConsole(/net::ERR_INTERNET_DISCONNECTED/);
  const name = `Maria Sem Sinal ${stamp()}`;
  await form.fillIn(name);
  await form.jobConsent.check();
  await form.attach();
  await context.setOffline(true);
  await form.send();
  await expect(
    page.getByText("Guardada neste aparelho. Enviamos quando a internet voltar."),
  ).toBeVisible();
  await expect(form.name).toHaveValue(name);
  await expect(form.whole.getByText("Currículo Joana.pdf")).toBeVisible();
  await expect(form.submit).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Enviar agora" }).click();
  await expect(form.sent).toBeVisible({ timeout: 30_000 });
  expect(await applications(name)).toHaveLength(1);
});
