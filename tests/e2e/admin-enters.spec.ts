import { demoAdmin } from "../support/demoLogins.ts";
import { because, expect, expectMessage, openAsAdmin, test } from "../support/admin.ts";
import { failedImport, hold, lostRequest, widths } from "../support/e2e.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { searchFor } from "../support/page/searchFor.ts";
import { fillInLogin } from "../support/page/signIn.ts";
import { auth, stamp } from "../support/project.ts";

const heading = { name: "Painel Administrativo", level: 1 } as const;

test("the login says what is missing, wrong or offline, keeps what was typed, and works when the network is back", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  // A message requested offline reloads the code that the area shares with it.
  expectConsole(failedImport);
  await page.goto("/admin/login");
  const enter = page.getByRole("button", { name: "Entrar", exact: true });
  await enter.click();
  await expect(page.getByText("Preencha todos os campos").first()).toBeVisible();
  // A wrong password and an unknown address get the same answer.
  for (const email of [demoAdmin.email, "ninguem@exemplo.com.br"]) {
    await fillInLogin(page, { email, password: "errada-errada" });
    await expect(page.getByRole("alert")).toHaveText("E-mail ou senha incorretos");
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
  }
  await expect(page).toHaveURL(/\/admin\/login$/);
  await context.setOffline(true);
  await fillInLogin(page, demoAdmin);
  await expect(page.getByRole("alert").filter({ hasText: because.offline })).toBeVisible();
  await context.setOffline(false);
  // The browser's network is back shortly after the event.
  await expect
    .poll(() =>
      page.evaluate(() =>
        fetch("/robots.txt").then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    .toBe(true);
  await enter.click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole("heading", heading)).toBeVisible();
});

test("an account that is not the administrator's is signed out again; the administrator logs in at the other address too, stays signed in, and logs out", async ({
  page,
  context,
  records,
}) => {
  const uid = `adm${stamp()}`;
  const account = await records.account(uid, `${uid}@empresa.example`);
  await page.goto("/login/admin");
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await fillInLogin(page, account);
  await expect(page.getByRole("alert")).toHaveText(
    "Não autorizado. Apenas administradores podem acessar este painel.",
  );
  await page.goto("/empresa/dashboard");
  await expect(page).toHaveURL(/\/empresa\/login/);
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL(/\/admin\/login$/);

  await leadTo(page, "/login/admin");
  await fillInLogin(page, demoAdmin);
  await expectMessage(page, "Login realizado com sucesso");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const other = await context.newPage();
  await other.setViewportSize(widths.desktop);
  await other.goto("/admin/login");
  await expect(other).toHaveURL(/\/admin\/dashboard$/);
  await expect(other.getByRole("tab", { name: "Aprovações" })).toBeVisible();
  // Counts that are still asked for at the logout would be refused.
  await expect(
    other.getByRole("link", { name: "Aprovações", exact: true }),
  ).toHaveAccessibleDescription(/pendentes?$/);
  await page.getByRole("button", { name: "Sair" }).click();
  await expectMessage(page, "Você saiu da sua conta");
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(other).toHaveURL(/\/admin\/login$/);
});

test("a local flag opens nothing, and a claim forged in the browser is refused by the server", async ({
  page,
  records,
}) => {
  const uid = `adm${stamp()}`;
  const account = await records.account(uid, `${uid}@pessoa.example`);
  await page.goto("/favicon.svg");
  await page.evaluate(() => {
    localStorage.setItem("isAuthenticated", "true");
    localStorage.setItem("vagas-session", "admin");
  });
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/login$/);

  await openAsAdmin(page, "/favicon.svg", account);
  await page.evaluate(() => {
    const key = "firebase:authUser:demo:[DEFAULT]";
    const user = JSON.parse(localStorage.getItem(key)!) as {
      stsTokenManager: { accessToken: string };
    };
    const [head, body, tail] = user.stsTokenManager.accessToken.split(".");
    const claims = {
      ...(JSON.parse(atob(body!.replaceAll("-", "+").replaceAll("_", "/"))) as object),
      admin: true,
    };
    user.stsTokenManager.accessToken = [
      head,
      btoa(JSON.stringify(claims)).replaceAll("=", ""),
      tail,
    ].join(".");
    localStorage.setItem(key, JSON.stringify(user));
  });
  await page.goto("/admin/jobs");
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
});

test("the area shows nothing before Auth has confirmed the session, keeps the session while Auth cannot answer, and ends it at the next action without the claim, which changes nothing", async ({
  page,
  records,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const job = await records.job();
  const { uid } = await auth.getUserByEmail(demoAdmin.email);
  const token = /securetoken/;
  const title = page.getByRole("heading", { name: "Vagas", level: 1 });
  const expectNothing = async () => {
    await expect(page.getByText("Verificando autenticação...")).toBeVisible();
    await expect(title).toHaveCount(0);
  };
  await page.route(token, (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 503, message: "INTERNAL" } },
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  const answerLookup = await hold(page, /accounts:lookup/);
  await openAsAdmin(page, "/admin/jobs");
  await expectNothing();
  answerLookup();
  await expect(page.getByRole("alert")).toContainText("Não foi possível verificar seu acesso");
  await page.unroute(token);
  const answerToken = await hold(page, token);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expectNothing();
  answerToken();
  await expect(title).toBeVisible();

  await searchFor(page, job.title);
  await expect(page.getByRole("button", { name: `Preencher ${job.title}` })).toBeVisible();
  await auth.setCustomUserClaims(uid, {});
  try {
    await page.getByRole("button", { name: `Preencher ${job.title}` }).click();
    await expectMessage(page, "Erro ao atualizar a situação da vaga", because.denied);
    await expect(page).toHaveURL(/\/admin\/login$/);
  } finally {
    await auth.setCustomUserClaims(uid, { admin: true });
  }
});
