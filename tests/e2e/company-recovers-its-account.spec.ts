import type { Page } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import {
  changeAddress,
  expect,
  logIn,
  openAs,
  resetLink,
  test,
  useResetCode,
} from "../support/companies.ts";
import { closeMessage, lostRequest, notification } from "../support/e2e.ts";
import { mailedLink, mails, newestLink } from "../support/emulators.ts";
import { auth, database, stamp, stored, untilStored } from "../support/project.ts";

const ourPage = "/empresa/redefinir-senha";

/** A link that Auth made, in the form that the page receives. */
function ourLink(link: string): string {
  return ourPage + new URL(link).search;
}

async function choose(page: Page, password: string, confirmation = password) {
  await page.getByLabel("Nova senha", { exact: true }).fill(password);
  await page.getByLabel("Confirmar nova senha").fill(confirmation);
  await page.getByRole("button", { name: "Redefinir senha" }).click();
}

/** Every screen of a link leads to a working login. */
async function goesToLogin(page: Page) {
  await page.getByRole("link", { name: "Ir para Login" }).click();
  await expect(page).toHaveURL(/\/empresa\/login/);
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
}

test("a company that forgot its password is mailed a link that gives a new password, once, and nobody is told who has an account", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const unknown = `ninguem-${stamp()}@empresa.example`;
  const offer = page.getByText(`Escolha uma senha nova para ${company.email}.`);
  await page.goto("/empresa/login");
  for (const email of [unknown, company.email]) {
    await page.getByLabel(/e-?mail/i).fill(email);
    await page.getByRole("button", { name: "Esqueceu a senha?" }).click();
    await expect(page.getByText("E-mail de recuperação enviado")).toBeVisible();
    await closeMessage(notification(page));
    await expect(page.getByText("E-mail de recuperação enviado")).toHaveCount(0);
  }
  const link = await mailedLink(company.email, "resetPassword");
  expect(await mails(unknown)).toEqual([]);
  await page.goto(link);
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL(ourPage);
  await page.reload();
  await expect(offer).toBeVisible();

  await choose(page, "Pequi-verde-28", "Pequi-verde-29");
  await expect(page.getByText("As senhas não coincidem")).toBeVisible();
  await choose(page, "curta");
  await expect(page.getByText("A senha deve ter pelo menos 6 caracteres")).toBeVisible();
  await choose(page, "senha123");
  await expect(
    page.getByText("A senha é muito fraca. Use letras, números e caracteres especiais."),
  ).toBeVisible();
  await page.getByLabel("Nova senha", { exact: true }).fill("Pequi-verde-28");
  await page.getByLabel("Confirmar nova senha").fill("Pequi-verde-28");
  await page.getByRole("button", { name: "Redefinir senha" }).dblclick();
  await expect(page.getByRole("heading", { name: "Senha redefinida" })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
  await goesToLogin(page);
  await logIn(page, company, null);
  await expect(page.getByRole("alert")).toHaveText("E-mail ou senha incorretos");
  await logIn(page, { ...company, password: "Pequi-verde-28" }, null);
  await expect(page).toHaveURL("/empresa/dashboard");
});

test("a link whose other copy was used meanwhile says so at the last step too; asking for another needs an address and the network", async ({
  page,
  context,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const link = ourLink(await resetLink(await newCompany()));
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Redefinir senha" })).toBeVisible();
  await useResetCode(
    new URL(link, "http://localhost").searchParams.get("oobCode")!,
    "Pequi-roxo-30",
  );
  await choose(page, "Pequi-verde-28");
  await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
  await goesToLogin(page);

  await page.getByRole("button", { name: "Esqueceu a senha?" }).click();
  await expect(page.getByText("Digite seu e-mail para recuperar a senha")).toBeVisible();
  await expect(page.getByLabel(/e-?mail/i)).toBeFocused();
  await page.getByLabel(/e-?mail/i).fill("ana@empresa.example");
  await context.setOffline(true);
  await expect(page.getByText("Você está sem internet.")).toBeVisible();
  await page.getByRole("button", { name: "Esqueceu a senha?" }).click();
  await expect(page.getByText("Erro ao recuperar senha")).toBeVisible();
});

test("a link that is incomplete, unknown or expired says so and leads on, and one opened offline waits for the network", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const heading = page.getByRole("heading", { level: 1 });
  const asked = /accounts:(resetPassword|update)/;
  await page.goto(ourPage);
  await expect(heading).toHaveText("Este link está incompleto");
  await goesToLogin(page);

  await page.route(asked, (route) => route.abort());
  await page.goto(`${ourPage}?mode=resetPassword&oobCode=nunca-existiu`);
  await expect(heading).toHaveText("Você está sem internet");
  await page.unroute(asked);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(heading).toHaveText("Este link não vale mais");
  await goesToLogin(page);

  // The emulator's codes never expire; this is what production answers.
  await page.route(asked, (route) =>
    route.fulfill({
      status: 400,
      contentType: "application/json",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: '{"error":{"code":400,"message":"EXPIRED_OOB_CODE"}}',
    }),
  );
  await page.goto(`${ourPage}?mode=verifyEmail&oobCode=velho`);
  await expect(heading).toHaveText("Este link expirou");
  await goesToLogin(page);
});

test("an unconfirmed company is kept out and mailed its confirmation again, whose link changes nothing until its button is pressed", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany({ confirmed: false });
  await logIn(page, company);
  await expect(
    page.getByText("E-mail não confirmado. Verifique seu e-mail para ativar sua conta."),
  ).toBeVisible();
  await expect(page.getByText("E-mail de verificação reenviado")).toBeVisible();
  const link = await mailedLink(company.email, "verifyEmail");
  expect(await mails(company.email)).toHaveLength(1);
  await page.goto("/empresa/dashboard");
  await expect(page).toHaveURL("/empresa/login");

  await page.goto(link);
  const confirm = page.getByRole("button", { name: "Confirmar o e-mail" });
  await expect(confirm).toBeVisible();
  await expect(page.getByText(company.email)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect((await auth.getUser(company.uid)).emailVerified).toBe(false);

  await page.route(/accounts:(resetPassword|update)/, (route) => route.abort());
  await confirm.click();
  await expect(page.getByText("Você está sem internet. Tente de novo")).toBeVisible();
  await page.unrouteAll();
  await confirm.dblclick();
  await expect(page.getByText("E-mail verificado com sucesso")).toBeVisible();
  await expect(page).toHaveURL("/empresa/login?verification=success");
  await logIn(page, company, null);
  await expect(page).toHaveURL("/empresa/dashboard");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
});

test("another address counts once it is proved, the company's mails follow it, and the old one is told", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const next = `novo-${stamp()}@empresa.example`;
  await openAs(page, company, "/empresa/perfil");
  const ask = async (email: string, password: string) => {
    await page.getByLabel("Novo e-mail").fill(email);
    await page.getByLabel("Senha da conta").fill(password);
    await page.getByRole("button", { name: "Enviar o link" }).click();
  };
  await ask(company.email, company.password);
  await expect(page.getByText("Este já é o e-mail da conta")).toBeVisible();
  await ask(next, "nao-e-esta");
  await expect(page.getByText("Esta não é a senha da conta")).toBeVisible();
  await ask(next, company.password);
  await expect(page.getByText(`Enviamos um link para ${next}.`)).toBeVisible();
  expect(await stored(collections.companies, company.uid)).toMatchObject({ email: company.email });

  // Opened on the device of the session: panel and session learn the address by themselves.
  await page.goto(await mailedLink(next, "verifyAndChangeEmail"));
  const confirm = page.getByRole("button", { name: "Confirmar o novo e-mail" });
  await expect(confirm).toBeVisible();
  await expect(page.getByText(next)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect((await auth.getUser(company.uid)).email).toBe(company.email);
  await confirm.click();
  await expect(page.getByRole("heading", { name: "E-mail trocado" })).toBeFocused();
  await expect(page.getByText(next)).toBeVisible();
  await untilStored(collections.companies, company.uid, { email: next });
  const told = await database
    .collection(collections.mail)
    .where("to", "array-contains", company.email)
    .get();
  expect(told.docs.map((mail) => mail.get("message.subject") as string)).toEqual([
    "O e-mail da conta da sua empresa mudou",
  ]);
  await page.goto("/empresa/perfil");
  await expect(page.getByText(`Você entra com ${next}`)).toBeVisible();
  await page.getByLabel("Responsável").fill("Outra pessoa");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Perfil atualizado")).toBeVisible();
  await page.getByRole("button", { name: "Menu da empresa" }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page).toHaveURL("/empresa/login");
  await logIn(page, { ...company, email: next }, null);
  await expect(page).toHaveURL("/empresa/dashboard");
});

test("a change of address that its owner did not make is taken back", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const other = `outro-${stamp()}@empresa.example`;
  await changeAddress(company, other);
  const link = ourLink(await newestLink(company.email, "RECOVER_EMAIL"));
  // A code does what its mail said, whatever purpose the address claims.
  await page.goto(link.replace("recoverEmail", "verifyEmail"));
  await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
  await page.goto(link);
  const restore = page.getByRole("button", { name: "Restaurar o e-mail" });
  await expect(restore).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect((await auth.getUser(company.uid)).email).toBe(other);
  await restore.click();
  await expect(page.getByRole("heading", { name: "E-mail restaurado" })).toBeFocused();
  await expect(page.getByText(company.email)).toBeVisible();
  await goesToLogin(page);
  await logIn(page, company, null);
  await expect(page).toHaveURL("/empresa/dashboard");
});
