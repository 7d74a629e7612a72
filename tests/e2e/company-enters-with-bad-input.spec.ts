import { expect, openAs, test } from "../support/companies.ts";
import { fillInJob } from "../support/page/companyJobForm.ts";
import { stamp } from "../support/project.ts";
import { companiesNamed, jobsTitled } from "../support/storedRecords.ts";

test("a registration names what is missing beside each field and says when one letter is too few, and a double click sends it once", async ({
  page,
}) => {
  const name = `Oficina Dupla ${stamp()}`;
  await page.goto("/empresa/cadastro");
  await page.getByRole("button", { name: "Cadastrar" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Por favor, preencha todos os campos obrigatórios" }),
  ).toBeVisible();
  await expect(page.getByLabel("Nome da empresa")).toBeFocused();
  for (const [label, message] of [
    ["Nome da empresa", "Nome da empresa é obrigatório"],
    ["Categoria", "Categoria é obrigatória"],
    [/responsável/i, "Nome do responsável é obrigatório"],
    [/e-?mail/i, "E-mail é obrigatório"],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
  }
  await page.getByLabel("Nome da empresa").fill("A");
  await expect(page.getByLabel("Nome da empresa")).toHaveAccessibleDescription(
    "O nome deve ter pelo menos 2 caracteres",
  );

  await page.getByLabel("Nome da empresa").fill(name);
  await page.getByLabel("Categoria").selectOption("Serviços");
  await page.getByLabel(/responsável/i).fill("Seu Raimundo");
  await page.getByLabel(/e-?mail/i).fill(`oficina-${stamp()}@exemplo.com.br`);
  await page.getByLabel("Senha", { exact: true }).fill("Chave-de-boca-13");
  await page.getByLabel(/confirm/i).fill("Chave-de-boca-13");
  await page.getByRole("button", { name: "Cadastrar" }).dblclick();
  await expect(page.getByRole("heading", { name: "Cadastro Realizado!" })).toBeVisible();
  expect(await companiesNamed(name)).toHaveLength(1);
});

test("a job typed offline is kept, and a double click on the second try sends it once", async ({
  page,
  context,
  newCompany,
  expectConsole,
}) => {
  expectConsole(/net::ERR_INTERNET_DISCONNECTED/);
  const title = `Vaga sem sinal ${stamp()}`;
  await openAs(page, await newCompany(), "/empresa/vagas/nova");
  await fillInJob(page, title);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Publicar Vaga" }).click();
  await expect(page.getByText("Erro ao salvar vaga")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel("Título")).toHaveValue(title);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Publicar Vaga" }).dblclick();
  await expect(page.getByText("Vaga enviada para aprovação")).toBeVisible({ timeout: 30_000 });
  expect(await jobsTitled(title)).toHaveLength(1);
});
