import { expect } from "../support/e2e.ts";
import { openJobForm, test } from "../support/page/applicationForm.ts";
import { stamp } from "../support/project.ts";
import { applications } from "../support/storedRecords.ts";

test("a form names beside each field what is missing or wrong, loses nothing typed when the network fails, and sends on a second try", async ({
  page,
  form,
  context,
  expectConsole,
}) => {
  expectConsole(/net::ERR_INTERNET_DISCONNECTED/);
  const name = `Maria Sem Sinal ${stamp()}`;
  await page.goto(openJobForm);
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
  await form.fillIn(name);
  for (const [file, refusal] of [
    [
      Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(6 * 1024 * 1024)]),
      "O arquivo deve ter no máximo 5MB",
    ],
    [Buffer.from("MZ\x90\x00\x03 this is a program"), "Somente arquivos PDF ou Word são aceitos"],
    [Buffer.alloc(0), "O arquivo está vazio. Escolha outro"],
  ] as const) {
    await form.attach(file);
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(form.name).toHaveValue(name);
  }

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
