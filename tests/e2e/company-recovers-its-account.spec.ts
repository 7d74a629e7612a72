import type { Page } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import {
  changeAddress,
  confirmationLink,
  expect,
  logIn,
  openAs,
  resetLink,
  test,
  useResetCode,
} from "../support/companies.ts";
import { lostRequest } from "../support/e2e.ts";
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

test("a request for a new password says the same for every address, and sends a mail only to an existing account", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const unknown = `ninguem-${stamp()}@empresa.example`;
  await page.goto("/empresa/login");
  for (const email of [unknown, company.email]) {
    await page.getByLabel(/e-?mail/i).fill(email);
    await page.getByRole("button", { name: "Esqueceu a senha?" }).click();
    await expect(page.getByText("E-mail de recuperação enviado")).toBeVisible();
    await page.getByRole("button", { name: "Fechar" }).click();
    await expect(page.getByText("E-mail de recuperação enviado")).toHaveCount(0);
  }
  await page.goto(await mailedLink(company.email, "resetPassword"));
  await expect(page.getByText(`Escolha uma senha nova para ${company.email}.`)).toBeVisible();
  expect(await mails(unknown)).toEqual([]);
});

test("a request without an address says what is missing, and a network failure is not called sent", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await page.goto("/empresa/login");
  await page.getByRole("button", { name: "Esqueceu a senha?" }).click();
  await expect(page.getByText("Digite seu e-mail para recuperar a senha")).toBeVisible();
  await expect(page.getByLabel(/e-?mail/i)).toBeFocused();
  await page.getByLabel(/e-?mail/i).fill("ana@empresa.example");
  await context.setOffline(true);
  await expect(page.getByText("Você está sem internet.")).toBeVisible();
  await page.getByRole("button", { name: "Esqueceu a senha?" }).click();
  await expect(page.getByText("Erro ao recuperar senha")).toBeVisible();
});

test("the link in the mail gives a new password, once", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const link = ourLink(await resetLink(company));
  await page.goto(link);
  await expect(page.getByText(`Escolha uma senha nova para ${company.email}.`)).toBeVisible();
  await expect(page).toHaveURL(ourPage);
  await page.reload();
  await expect(page.getByText(`Escolha uma senha nova para ${company.email}.`)).toBeVisible();

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

test("a link whose other copy was used meanwhile says so at the last step too", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const link = ourLink(await resetLink(company));
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Redefinir senha" })).toBeVisible();
  await useResetCode(
    new URL(link, "http://localhost").searchParams.get("oobCode")!,
    "Pequi-roxo-30",
  );
  await choose(page, "Pequi-verde-28");
  await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
  await goesToLogin(page);
});

for (const [what, search] of [
  ["without anything", ""],
  ["without its code", "?mode=resetPassword"],
  ["without its purpose", "?oobCode=abc"],
  ["with a purpose that does not exist", "?mode=toString&oobCode=abc"],
] as const) {
  test(`a link that arrives ${what} is called incomplete`, async ({ page }) => {
    await page.goto(ourPage + search);
    await expect(page.getByRole("heading", { name: "Este link está incompleto" })).toBeVisible();
    await goesToLogin(page);
  });
}

for (const mode of ["resetPassword", "verifyEmail", "recoverEmail", "verifyAndChangeEmail"]) {
  test(`a ${mode} link with an unknown code leads on`, async ({ page, expectConsole }) => {
    expectConsole(lostRequest);
    await page.goto(`${ourPage}?mode=${mode}&oobCode=nunca-existiu`);
    await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
    await goesToLogin(page);
  });

  test(`an expired ${mode} link says so and leads on`, async ({ page, expectConsole }) => {
    expectConsole(lostRequest);
    // The emulator's codes never expire; this is what production answers.
    await page.route(/accounts:(resetPassword|update)/, (route) =>
      route.fulfill({
        status: 400,
        contentType: "application/json",
        headers: { "Access-Control-Allow-Origin": "*" },
        body: '{"error":{"code":400,"message":"EXPIRED_OOB_CODE"}}',
      }),
    );
    await page.goto(`${ourPage}?mode=${mode}&oobCode=velho`);
    await expect(page.getByRole("heading", { name: "Este link expirou" })).toBeVisible();
    await goesToLogin(page);
  });

  test(`a ${mode} link opened offline waits for the network`, async ({ page, expectConsole }) => {
    expectConsole(lostRequest);
    await page.route(/accounts:(resetPassword|update)/, (route) => route.abort());
    await page.goto(`${ourPage}?mode=${mode}&oobCode=nunca-existiu`);
    await expect(page.getByRole("heading", { name: "Você está sem internet" })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
  });
}

test("the confirmation link changes nothing until its button is pressed, and leads to a working login", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany({ confirmed: false });
  const link = ourLink(await confirmationLink(company));
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
