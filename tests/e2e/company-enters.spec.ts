import { collections } from "@vagas/functions/domain/collections";
import { demoAdmin } from "../support/demoLogins.ts";
import { expect, logIn, openAs, openAsApplicant, test } from "../support/companies.ts";
import { protectFromEnumeration } from "../support/emulators.ts";
import { closeMessage, lostRequest, notification } from "../support/e2e.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { stamp, stored } from "../support/project.ts";

const wrong = "E-mail ou senha incorretos";
const noCompany = "Esta conta não está registrada como empresa";

test.afterAll(() => protectFromEnumeration(false));

test("a login names an empty or malformed field, but not which of address and password is wrong, and claims no confirmation before it", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const unknown = `ninguem-${stamp()}@empresa.example`;
  await page.goto("/empresa/login?verification=success");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Preencha todos os campos")).toHaveCount(2);
  await expect(page.getByLabel(/e-?mail/i)).toBeFocused();
  await logIn(page, { email: "sem-arroba", password: "x" }, null);
  await expect(page.getByText("E-mail inválido")).toBeVisible();

  for (const protectedAddresses of [false, true]) {
    await protectFromEnumeration(protectedAddresses);
    for (const email of [company.email, unknown]) {
      const answer = page.waitForResponse(/signInWithPassword/);
      await logIn(page, { email, password: "nao-e-esta" }, null);
      expect((await answer).status()).toBe(400);
      await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveText(wrong);
      await expect(page.getByLabel(/e-?mail/i)).toHaveValue(email);
    }
  }
  await expect(page.getByText("E-mail verificado com sucesso")).toHaveCount(0);
  await expect(page).toHaveURL("/empresa/login?verification=success");
  await logIn(page, company, null);
  await expect(page.getByText("E-mail verificado com sucesso")).toBeVisible();
  await expect(page).toHaveURL("/empresa/dashboard");
});

test("a company that was deleted does not come back by logging in, and the administrator's account is refused as a company and signed out", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany({ row: false, buried: true });
  await logIn(page, company);
  await expect(page.getByRole("alert")).toHaveText(noCompany);
  expect(await stored(collections.companies, company.uid)).toBeUndefined();
  const answer = page.waitForResponse(/signInWithPassword/);
  await logIn(page, demoAdmin, null);
  expect((await answer).status()).toBe(200);
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(noCompany);
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL(/\/login/);
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
  await leadTo(page, "/empresa/vagas/nova");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publicar Nova Vaga");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: "Publicar Vaga" })).toHaveCount(0);
  await leadTo(page, "/empresa/perfil");
  const deletion = page.getByText("só a administração do site pode excluir a conta");
  await expect(deletion.getByRole("link", { name: "pelo WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/55.*Quero%20excluir/,
  );
  await expect(page.getByRole("button", { name: "Excluir conta" })).toHaveCount(0);
});

test("an anonymous session is sent to the login, from where a company returns to the page with its filters, and gets a row that lacks what is then asked for", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany({ row: false, name: "Borracharia do Zé" });
  await openAsApplicant(page, "/empresa/dashboard?busca=caixa");
  await expect(page).toHaveURL("/empresa/login");
  await logIn(page, company, null);
  await expect(page).toHaveURL("/empresa/dashboard?busca=caixa");
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

test("a company sent from publishing to login and registration returns to publishing", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  await page.goto("/publicar-vaga");
  await expect(page).toHaveURL("/empresa/login");
  await expect(page.getByText("Acesso restrito")).toBeVisible();
  await closeMessage(notification(page));
  await page.getByRole("link", { name: "Cadastre sua empresa" }).click();
  await page.getByRole("link", { name: "Faça login" }).click();
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await expect(page.getByText("Acesso restrito")).toHaveCount(0);
  await logIn(page, company, null);
  await expect(page).toHaveURL("/publicar-vaga");
  await expect(page.getByRole("link", { name: "Publicar Nova Vaga" })).toBeVisible();
});

test("a login that was told to lead to another site leads to the panel, as login and registration do for whoever is logged in", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  await page.goto(`/empresa/login?redirect=${encodeURIComponent("https://golpe.example/entrar")}`);
  await page.evaluate(() =>
    history.replaceState({ ...(history.state as object), usr: { from: "//golpe.example" } }, ""),
  );
  await page.reload();
  await logIn(page, company, null);
  await expect(page).toHaveURL("/empresa/dashboard");
  for (const address of ["/empresa/login", "/empresa/cadastro"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/empresa/dashboard");
  }
});

test("a company whose token expired offline, or that logs in offline, is told so and continues when the network is back", async ({
  page,
  context,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const panel = page.getByRole("heading", { level: 1, name: "Painel da Empresa" });
  await openAs(page, company, "/favicon.svg");
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
  await expect(panel).toBeVisible();

  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await expect(page.getByText("Você saiu da sua conta")).toBeVisible();
  await closeMessage(notification(page));
  await expect(page.getByText("Você saiu da sua conta")).toHaveCount(0);
  await context.setOffline(true);
  await logIn(page, company, null);
  await expect(page.getByRole("alert")).toContainText("Sem conexão com a internet");
  await expect(page.getByLabel(/e-?mail/i)).toHaveValue(company.email);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Entrar", exact: true }).dblclick();
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL("/empresa/dashboard");
});
