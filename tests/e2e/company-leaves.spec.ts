import { collections } from "@vagas/functions/domain/collections";
import {
  expect,
  hasAccount,
  jobsOf,
  logIn,
  newCandidate,
  newJob,
  onSite,
  openAs,
  test,
} from "../support/companies.ts";
import { lostRequest, widths } from "../support/e2e.ts";
import { eventually } from "../support/emulators.ts";
import { auth, database, stored } from "../support/project.ts";
import { smallPdf } from "../support/smallPdf.ts";

test("a logout ends the session in every tab, and another company that logs in on the same browser sees its own panel", async ({
  page,
  context,
  newCompany,
}) => {
  const [company, second] = [await newCompany(), await newCompany()];
  const job = await newJob(company);
  await openAs(page, company, "/empresa/dashboard");
  await expect(page.getByText(job.title).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/empresa/vagas/editar/${job.id}`);
  await expect(other.getByLabel("Título")).toHaveValue(job.title);
  await other.getByRole("button", { name: "Menu da empresa" }).click();
  await other.getByRole("menuitem", { name: "Sair" }).click();
  await expect(other.getByText("Você saiu da sua conta")).toBeVisible();
  await expect(other).toHaveURL("/empresa/login");

  await expect(page).toHaveURL("/empresa/login");
  const elsewhere = /^Você saiu da conta em outra aba/;
  await expect(page.getByText(elsewhere)).toBeVisible();
  await expect(other.getByText(elsewhere)).toHaveCount(0);
  await expect(page.getByText(job.title)).toHaveCount(0);
  await page.goto("/empresa/dashboard");
  await expect(page).toHaveURL("/empresa/login");
  await expect(page.getByText(elsewhere)).toHaveCount(0);
  await logIn(page, second, null);
  await expect(page.getByText(`Olá, ${second.name}`)).toBeVisible();
  await expect(page.getByText("Nenhuma vaga cadastrada")).toBeVisible();
  await expect(page.getByText(job.title)).toHaveCount(0);
  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await expect(page).toHaveURL("/empresa/login");
});

test("a session ended by the service, or with its company, is explained at the login", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const [company, deleted] = [await newCompany(), await newCompany()];
  await page.addInitScript(() => localStorage.setItem("vagas-session", "company"));
  await openAs(page, company, "/empresa/dashboard");
  await expect(page.getByText(`Olá, ${company.name}`)).toBeVisible();
  // As a password change on another device does: earlier tokens are revoked.
  await eventually("a later second", async () => {
    await auth.revokeRefreshTokens(company.uid);
    await page.reload();
    const ended = page.getByText(/^Sua sessão terminou/);
    return (await ended.waitFor({ timeout: 1_500 }).catch(() => false)) === false
      ? undefined
      : true;
  });
  await expect(page).toHaveURL("/empresa/login");
  await openAs(page, deleted, "/empresa/dashboard");
  await expect(page.getByText(`Olá, ${deleted.name}`)).toBeVisible();
  await database.collection(collections.companies).doc(deleted.uid).delete();
  await expect(page.getByText(/^A conta da sua empresa foi excluída do site/)).toBeVisible();
  await expect(page).toHaveURL("/empresa/login");
});

test("leaving a half-changed profile asks first; it is saved as typed, and greets by the new name", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const name = `${company.name} & Filhos`;
  const save = page.getByRole("button", { name: "Salvar", exact: true });
  await openAs(page, company, "/empresa/perfil");
  await page.getByLabel("Responsável").fill("Outra pessoa");
  await page.getByLabel("CNPJ").fill("11222333000180");
  await save.click();
  await expect(page.getByText("CNPJ inválido")).toBeVisible();
  await page.getByLabel("CNPJ").fill("112223330001819");
  await expect(page.getByText("O CNPJ tem 14 caracteres, e aqui há 15")).toBeVisible();
  await page.getByRole("link", { name: /página inicial/ }).click();
  await page
    .getByRole("dialog", { name: "Sair sem salvar?" })
    .getByRole("button", { name: "Continuar editando" })
    .click();
  await expect(page.getByLabel("Responsável")).toHaveValue("Outra pessoa");
  await page.getByLabel("Nome da empresa").fill(name);
  await page.getByLabel("Categoria").selectOption("Alimentação");
  await page.getByLabel("CNPJ").fill("11222333000181");
  await page.getByLabel("WhatsApp").fill("66 99911 2233");
  await save.dblclick();
  await expect(page.getByText("Perfil atualizado")).toBeVisible();
  expect(await stored(collections.companies, company.uid)).toMatchObject({
    name,
    category: "Alimentação",
    responsibleName: "Outra pessoa",
    cnpj: "11222333000181",
    whatsapp: "5566999112233",
    active: true,
    email: company.email,
  });
  await page.getByRole("button", { name: "Menu da empresa" }).click();
  await page.getByRole("menuitem", { name: "Painel" }).click();
  await expect(page.getByText(`Olá, ${name}`)).toBeVisible();
  await page.getByRole("button", { name: "Menu da empresa" }).click();
  await page.getByRole("menuitem", { name: "Publicar vaga" }).click();
  await expect(page.getByLabel(/whatsapp/i)).toHaveValue("(66) 99911-2233");
});

test("the password is changed by somebody who knows the present one, and the new one logs in", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  await openAs(page, company, "/empresa/perfil");
  const change = async (current: string, next: string, confirmation = next) => {
    await page.getByLabel("Senha atual").fill(current);
    await page.getByLabel("Nova senha", { exact: true }).fill(next);
    await page.getByLabel("Confirmar nova senha").fill(confirmation);
    await page.getByRole("button", { name: "Alterar senha" }).click();
  };
  await change(company.password, "Buriti-novo-31", "Buriti-novo-32");
  await expect(page.getByText("As senhas não coincidem")).toBeVisible();
  await change("nao-e-esta", "Buriti-novo-31");
  await expect(page.getByText("Esta não é a senha atual")).toBeVisible();
  await change(company.password, company.password);
  await expect(page.getByText("A nova senha é igual à atual. Escolha outra.")).toBeVisible();
  await change(company.password, "canabrava123");
  await expect(
    page.getByText("A senha é muito fraca. Use letras, números e caracteres especiais."),
  ).toBeVisible();
  await change(company.password, "Buriti-novo-31");
  await expect(page.getByText("Senha alterada")).toBeVisible();
  await expect(page.getByLabel("Senha atual")).toHaveValue("");
  await page.getByRole("button", { name: "Menu da empresa" }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page).toHaveURL("/empresa/login");
  await logIn(page, company, null);
  await expect(
    page.getByRole("alert").filter({ hasText: "E-mail ou senha incorretos" }),
  ).toBeVisible();
  await logIn(page, { ...company, password: "Buriti-novo-31" }, null);
  await expect(page).toHaveURL("/empresa/dashboard");
});

test("a company that deletes itself loses its jobs and its account, and cannot come back", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await page.setViewportSize(widths.desktop);
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const candidate = await newCandidate(job, smallPdf);
  await openAs(page, company, "/empresa/perfil");
  // What is unsaved asks nothing any more.
  await page.getByLabel("Responsável").fill("Outra pessoa");
  await page.getByRole("button", { name: "Excluir conta" }).click();
  const dialog = page.getByRole("dialog", { name: "Excluir a conta" });
  await dialog.getByRole("button", { name: "Excluir conta" }).click();
  await expect(dialog.getByText("O nome digitado não é o da empresa")).toBeVisible();
  await dialog.getByLabel("Confirme o nome").fill(company.name);
  await dialog.getByRole("button", { name: "Excluir conta" }).dblclick();
  await expect(page.getByText("Conta excluída")).toBeVisible();
  await expect(page).toHaveURL("/");

  await eventually("the end of the account", async () =>
    (await hasAccount(company)) ? undefined : true,
  );
  await eventually("the end of the jobs", async () =>
    (await jobsOf(company)).length === 0 ? true : undefined,
  );
  expect(await stored(collections.companies, company.uid)).toBeUndefined();
  expect(await stored(collections.tombstones, company.uid)).toBeDefined();
  await expect
    .poll(async () => (await stored(collections.candidates, candidate.id))?.["companyId"])
    .toBeNull();
  await page.goto(`/vagas/${job.id}`);
  await expect(page.getByRole("heading", { name: "Vaga não encontrada" })).toBeVisible();
  await page.goto("/empresa/dashboard");
  await expect(page).toHaveURL("/empresa/login");
  await logIn(page, company, null);
  await expect(page.getByRole("alert")).toHaveText("E-mail ou senha incorretos");
  await expect(page).toHaveURL("/empresa/login");
});
