import { readFile } from "node:fs/promises";
import { demoAdmin } from "../support/demoLogins.ts";
import { expect, test } from "../support/e2e.ts";
import { mailedLink } from "../support/emulators.ts";
import { fillInLogin } from "../support/page/signIn.ts";

test("a job goes from a new company to the administrator and a visitor, and the résumé is downloaded byte for byte", async ({
  page,
  openBrowser,
}) => {
  const stamp = Date.now().toString(36);
  const companyEmail = `padaria-${stamp}@exemplo.com.br`;
  const password = "Forno-quente-42";
  const title = `Auxiliar de padaria ${stamp}`;

  await test.step("a company registers", async () => {
    await page.goto("/empresa/cadastro");
    await page.getByLabel("Nome da empresa").fill(`Padaria Pão da Terra ${stamp}`);
    await page.getByLabel("Categoria").selectOption("Alimentação");
    await page.getByLabel(/responsável/i).fill("Dona Célia Ramos");
    await page.getByLabel("CNPJ").fill("11222333000181");
    await page.getByLabel(/e-?mail/i).fill(companyEmail);
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByLabel(/confirm/i).fill(password);
    await page.getByRole("button", { name: "Cadastrar" }).click();
    await expect(page.getByRole("heading", { name: "Cadastro Realizado!" })).toBeVisible();
    await expect(page.getByText(companyEmail)).toBeVisible();
  });

  await test.step("it confirms its e-mail", async () => {
    await page.goto(await mailedLink(companyEmail, "verifyEmail"));
    await page.getByRole("button", { name: "Confirmar o e-mail" }).click();
    await expect(page).toHaveURL(/\/empresa\/login\?verification=success/);
  });

  await test.step("it logs in and publishes a job", async () => {
    await fillInLogin(page, { email: companyEmail, password });
    await expect(page.getByRole("heading", { name: "Painel da Empresa" })).toBeVisible();
    await page.getByRole("link", { name: "Nova Vaga" }).first().click();
    await expect(page.getByRole("heading", { name: "Publicar Nova Vaga" })).toBeVisible();
    await page.getByLabel("Título").fill(title);
    await page
      .getByLabel("Descrição")
      .fill(
        "Ajudar no preparo de pães e salgados, atender o balcão e cuidar da limpeza da produção.",
      );
    await page.getByLabel(/tipo de vaga/i).selectOption("Alimentação");
    await page.getByLabel(/whatsapp/i).fill("(66) 9 9123-4567");
    await page
      .getByLabel("Requisitos")
      .fill("Disponibilidade para começar às 4h\n\nGostar de trabalhar em equipe");
    await page.getByRole("button", { name: "Publicar Vaga" }).click();
    await expect(page.getByText("Vaga enviada para aprovação")).toBeVisible();
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText("Pendente").first()).toBeVisible();
    await expect(page.getByText(/^Alimentação · enviada em \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  });

  const adminPage = await (await openBrowser()).newPage();
  await test.step("the administrator approves it", async () => {
    await adminPage.goto("/admin/login");
    await fillInLogin(adminPage, demoAdmin);
    await expect(adminPage).toHaveURL(/\/admin\/dashboard/);
    const waiting = adminPage.getByRole("listitem").filter({ hasText: title });
    // By keyboard: the page ignores a pointer on what has only just moved under it.
    await waiting.getByRole("button", { name: /aprovar/i }).press("Enter");
    await expect(adminPage.getByText("Vaga aprovada")).toBeVisible();
    await expect(waiting.getByRole("button", { name: /aprovar/i })).toHaveCount(0);
  });

  const visitorPage = await (await openBrowser()).newPage();
  const pdf = await visitorPage.pdf();
  await test.step("a visitor finds it, opens it and applies with a PDF", async () => {
    await visitorPage.goto("/vagas");
    await expect(async () => {
      await visitorPage.getByPlaceholder("Buscar vagas...").fill(title);
      await visitorPage.getByRole("button", { name: "Buscar", exact: true }).click();
      await expect(visitorPage.getByRole("heading", { name: title })).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
    await visitorPage
      .getByRole("link", { name: /ver detalhes/i })
      .first()
      .click();
    await expect(visitorPage.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(visitorPage.getByText("Gostar de trabalhar em equipe")).toBeVisible();
    await visitorPage.getByRole("link", { name: "Candidatar-se" }).first().click();
    await expect(visitorPage.getByRole("heading", { name: "Enviar Currículo" })).toBeVisible();
    await visitorPage.getByLabel(/nome completo/i).fill("José Antônio da Silva");
    await visitorPage.getByLabel(/e-?mail/i).fill("JOSE.ANTONIO@exemplo.com.br ");
    await visitorPage.getByLabel(/telefone/i).fill("+55 66 99888-7766");
    await visitorPage
      .locator("input[type=file]")
      .setInputFiles({ name: "Currículo José.pdf", mimeType: "application/pdf", buffer: pdf });
    await visitorPage.getByRole("checkbox", { name: /Padaria Pão da Terra/ }).check();
    await visitorPage.getByRole("button", { name: /^enviar/i }).click();
    await visitorPage.getByRole("button", { name: "Sim, está certo" }).click();
    await expect(visitorPage.getByText("Candidatura enviada com sucesso!").first()).toBeVisible();
  });

  await test.step("the administrator downloads the same bytes", async () => {
    await adminPage.goto("/admin/candidates-archive");
    const candidate = adminPage
      .getByRole("listitem")
      .or(adminPage.getByRole("row"))
      .filter({ hasText: title });
    const [download] = await Promise.all([
      adminPage.waitForEvent("download"),
      candidate.getByRole("button", { name: /baixar/i }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Currículo José.pdf");
    expect(Buffer.compare(await readFile(await download.path()), pdf)).toBe(0);
  });
});
