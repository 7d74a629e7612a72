import { collections } from "@vagas/functions/domain/collections";
import { demoAdmin } from "../support/demoLogins.ts";
import { expect, logIn, openAs, openAsApplicant, test } from "../support/companies.ts";
import { mailedLink, mails, protectFromEnumeration } from "../support/emulators.ts";
import { lostRequest } from "../support/e2e.ts";
import { stamp, stored } from "../support/project.ts";

const wrong = "E-mail ou senha incorretos";
const noCompany = "Esta conta não está registrada como empresa";

for (const protectedAddresses of [false, true]) {
  test.describe(
    protectedAddresses ? "with addresses protected" : "with addresses told apart",
    () => {
      test.beforeAll(() => protectFromEnumeration(protectedAddresses));
      test.afterAll(() => protectFromEnumeration(false));

      test("a wrong password and an unknown address get the same answer, and what was typed stays", async ({
        page,
        newCompany,
        expectConsole,
      }) => {
        expectConsole(lostRequest);
        const company = await newCompany();
        await logIn(page, { ...company, password: "nao-e-esta" });
        await expect(page.getByRole("alert")).toHaveText(wrong);
        await expect(page.getByLabel(/e-?mail/i)).toHaveValue(company.email);
        await logIn(
          page,
          { email: `ninguem-${stamp()}@empresa.example`, password: "nao-e-esta" },
          null,
        );
        await expect(page.getByRole("alert")).toHaveText(wrong);
        await expect(page).toHaveURL("/empresa/login");
      });
    },
  );
}

test("an empty login asks for both fields, and a malformed address is named", async ({ page }) => {
  await page.goto("/empresa/login");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Preencha todos os campos")).toHaveCount(2);
  await expect(page.getByLabel(/e-?mail/i)).toBeFocused();
  await logIn(page, { email: "sem-arroba", password: "x" }, null);
  await expect(page.getByText("E-mail inválido")).toBeVisible();
});

test("an unconfirmed company is kept out, and its confirmation is sent again", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany({ confirmed: false });
  await logIn(page, company);
  await expect(
    page.getByText("E-mail não confirmado. Verifique seu e-mail para ativar sua conta."),
  ).toBeVisible();
  await expect(page.getByText("E-mail de verificação reenviado")).toBeVisible();
  await mailedLink(company.email, "verifyEmail");
  expect(await mails(company.email)).toHaveLength(1);
  await page.goto("/empresa/dashboard");
  await expect(page).toHaveURL("/empresa/login");
});

test("the administrator's account is refused as a company and signed out", async ({ page }) => {
  await logIn(page, demoAdmin);
  await expect(page.getByRole("alert")).toHaveText(noCompany);
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL(/\/login/);
});

test("a company that was deleted does not come back by logging in", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany({ row: false, buried: true });
  await logIn(page, company);
  await expect(page.getByRole("alert")).toHaveText(noCompany);
  expect(await stored(collections.companies, company.uid)).toBeUndefined();
});

test("a company without a row gets one by logging in, and is asked for the missing fields", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany({ row: false, name: "Borracharia do Zé" });
  await logIn(page, company);
  await expect(page.getByText("Olá, Borracharia do Zé")).toBeVisible();
  await expect(page.getByRole("link", { name: "Completar o perfil" })).toHaveAttribute(
    "href",
    "/empresa/perfil",
  );
  expect(await stored(collections.companies, company.uid)).toMatchObject({
    name: "Borracharia do Zé",
    active: true,
    email: company.email,
    category: null,
  });
});

test("a deactivated company logs in, sees why and whom to call, and cannot publish or delete its account", async ({
  page,
  newCompany,
}) => {
  await logIn(page, await newCompany({ active: false }));
  await expect(page).toHaveURL("/empresa/dashboard");
  const notice = page.getByRole("alert").filter({ hasText: "Sua empresa está desativada" });
  await expect(notice).toContainText("pelo telefone");
  await expect(notice.getByRole("link", { name: "pelo WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/55/,
  );
  await expect(page.getByRole("link", { name: /Nova Vaga/ })).toHaveCount(0);
  await page.goto("/empresa/vagas/nova");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: "Publicar Vaga" })).toHaveCount(0);
  await page.goto("/empresa/perfil");
  const deletion = page.getByText("só a administração do site pode excluir a conta");
  await expect(deletion.getByRole("link", { name: "pelo WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/55.*Quero%20excluir/,
  );
  await expect(page.getByRole("button", { name: "Excluir conta" })).toHaveCount(0);
});

test("a company sent to the login returns to its page, with the filters", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  await page.goto("/empresa/dashboard?busca=caixa");
  await expect(page).toHaveURL("/empresa/login");
  await logIn(page, company, null);
  await expect(page).toHaveURL("/empresa/dashboard?busca=caixa");
});

test("a company whose token expired offline is told so and continues when the network is back", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await openAs(page, await newCompany(), "/favicon.svg");
  await page.evaluate(() => {
    const key = "firebase:authUser:demo:[DEFAULT]";
    const user = JSON.parse(localStorage.getItem(key)!) as {
      stsTokenManager: { expirationTime: number };
    };
    user.stsTokenManager.expirationTime = 0;
    localStorage.setItem(key, JSON.stringify(user));
  });
  const auth = /securetoken|accounts:lookup/;
  await page.route(auth, (route) => route.abort());
  await page.goto("/empresa/dashboard");
  await expect(page.getByRole("alert")).toContainText("Não foi possível verificar seu acesso");
  await expect(page).toHaveURL("/empresa/dashboard");
  await page.unroute(auth);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Painel da Empresa" })).toBeVisible();
});

test("a company sent from publishing to login and registration returns to publishing", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  await page.goto("/publicar-vaga");
  await expect(page).toHaveURL("/empresa/login");
  await expect(page.getByText("Acesso restrito")).toBeVisible();
  await page.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("link", { name: "Cadastre sua empresa" }).click();
  await page.getByRole("link", { name: "Faça login" }).click();
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await expect(page.getByText("Acesso restrito")).toHaveCount(0);
  await logIn(page, company, null);
  await expect(page).toHaveURL("/publicar-vaga");
  await expect(page.getByRole("link", { name: "Publicar Nova Vaga" })).toBeVisible();
});

for (const from of [
  "https://golpe.example/entrar",
  "//golpe.example",
  "/\\golpe.example",
  "javascript:alert(1)",
]) {
  test(`a login that was told to lead to ${from} leads to the panel`, async ({
    page,
    newCompany,
  }) => {
    const company = await newCompany();
    await page.goto(`/empresa/login?redirect=${encodeURIComponent(from)}`);
    await page.evaluate(
      (hostile) =>
        history.replaceState({ ...(history.state as object), usr: { from: hostile } }, ""),
      from,
    );
    await page.reload();
    await logIn(page, company, null);
    await expect(page).toHaveURL("/empresa/dashboard");
  });
}

test("a company that is logged in skips login and registration", async ({ page, newCompany }) => {
  const company = await newCompany();
  await openAs(page, company, "/empresa/login");
  await expect(page).toHaveURL("/empresa/dashboard");
  await page.goto("/empresa/cadastro");
  await expect(page).toHaveURL("/empresa/dashboard");
});

test("a claimed confirmation in the address counts only after the account has logged in", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  await logIn(page, { ...company, password: "nao-e-esta" }, "/empresa/login?verification=success");
  await expect(page.getByRole("alert")).toHaveText(wrong);
  await expect(page.getByText("E-mail verificado com sucesso")).toHaveCount(0);
  await logIn(page, company, null);
  await expect(page.getByText("E-mail verificado com sucesso")).toBeVisible();
  await expect(page).toHaveURL("/empresa/dashboard");
});

test("an offline login says so, and works when the network is back", async ({
  page,
  context,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  await page.goto("/empresa/login");
  // The first touch loads the code that shows messages.
  await Promise.all([
    page.waitForResponse(/NotificationSnackbar/),
    page.getByLabel(/e-?mail/i).click(),
  ]);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await logIn(page, company, null);
  await expect(page.getByRole("alert")).toContainText("Sem conexão com a internet");
  await expect(page.getByLabel(/e-?mail/i)).toHaveValue(company.email);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Entrar", exact: true }).dblclick();
  await expect(page.getByRole("heading", { name: "Painel da Empresa" })).toBeVisible();
  await expect(page).toHaveURL("/empresa/dashboard");
});

test("an anonymous session does not open the company area", async ({ page }) => {
  await openAsApplicant(page, "/empresa/dashboard");
  await expect(page).toHaveURL("/empresa/login");
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
});
