import type { Page } from "@playwright/test";
import { addDays } from "@vagas/functions/domain/dates";
import {
  expectNoBarrierAnywhere,
  expectNoBarrierIn,
  expectNoBarrierInOpened,
  expectNoBarrierOnEveryScreen,
} from "../support/accessibility/axe.ts";
import {
  companyFailures,
  expectNoBarrierOnFailures,
} from "../support/accessibility/everyFailure.ts";
import {
  expectNoBarrierOnPages,
  expectNoBarrierWithoutData,
} from "../support/accessibility/everyState.ts";
import { tabTo } from "../support/accessibility/keyboard.ts";
import {
  expect,
  jobsOf,
  newCandidate,
  newJob,
  onSite,
  openAs,
  refuse,
  resetLink,
  storedJob,
  test,
} from "../support/companies.ts";
import { failedWrite, lostRequest, widths } from "../support/e2e.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { pdfSaying } from "../support/pdfFiles.ts";
import { stamp } from "../support/project.ts";

async function expectNoBarrierAt(page: Page, path: string, heading: string) {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectNoBarrierAnywhere(page, path);
  });
}

test("a refused login, and a new password, have no barrier", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await page.goto("/empresa/login");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Preencha todos os campos")).toHaveCount(2);
  await expectNoBarrierIn(page, "main");
  const link = new URL(await resetLink(await newCompany()));
  await expectNoBarrierAt(page, `/empresa/redefinir-senha${link.search}`, "Redefinir senha");
});

test("no page of the company has a barrier, loaded or empty", async ({ page, newCompany }) => {
  const company = await newCompany();
  const job = await newJob(company, { ...onSite, expiresAt: addDays(new Date(), 3) });
  const waiting = await newJob(company);
  await refuse(await newJob(company), "Diga o horário de trabalho.");
  await newJob(company, { ...onSite, filled: true });
  await newCandidate(job, await page.pdf());
  // The hint for public pages that somebody has logged in.
  await page.addInitScript(() => localStorage.setItem("vagas-session", "company"));
  await openAs(page, company, "/empresa/perfil");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoBarrierOnPages(page, "company", {
    job: job.id,
    title: job.title,
    bare: waiting.id,
  });
  await leadTo(page, `/empresa/vagas/editar/${waiting.id}?previa`);
  await expect(page.getByRole("heading", { level: 1, name: "Prévia da vaga" })).toBeVisible();
  await expectNoBarrierAnywhere(page, "the preview");
  await leadTo(page, "/empresa/dashboard");
  await expect(page.getByText("Diga o horário de trabalho.")).toBeVisible();
  await page.getByRole("button", { name: `Mais ações para ${job.title}` }).click();
  await expectNoBarrierIn(page, "[role=menu]");
  await page.keyboard.press("Escape");
  await leadTo(page, "/empresa/vagas/nova");
  await page.getByLabel("Descrição").fill("Só mulheres até 30 anos, com nome limpo.");
  await page.getByRole("button", { name: "Manter e explicar" }).first().click();
  await page.getByRole("button", { name: "Trocar" }).first().click();
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeFocused();
  await expectNoBarrierAnywhere(page, "the findings");
  await page.getByRole("button", { name: "Publicar Vaga" }).click();
  await expect(page.getByText("Selecione um tipo de vaga")).toBeVisible();
  await expectNoBarrierIn(page, "main");
});

test("no page of the company has a barrier while it loads, or when loading fails", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const company = await newCompany();
  const { id, title } = await newJob(company);
  await openAs(page, company, "/empresa/perfil");
  await expectNoBarrierWithoutData(
    page,
    "company",
    { job: id, title, bare: id },
    "/empresa/perfil",
  );
});

test("a form of the company that could not be sent has no barrier", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const link = new URL(await resetLink(company));
  await openAs(page, company, "/empresa/perfil");
  await expectNoBarrierOnFailures(
    page,
    companyFailures({ name: company.name, resetPath: `/empresa/redefinir-senha${link.search}` }),
  );
});

test("menus and dialogs of the company have no barrier", async ({ page, newCompany }) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const person = await newCandidate(job, pdfSaying("Trabalhei no balcão"));
  const dialog = page.getByRole("dialog");
  const expectNoBarrierBehind = async (
    button: string,
    look: typeof expectNoBarrierOnEveryScreen,
  ) => {
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(dialog).toBeVisible();
    await look(page, button);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await openAs(page, company, `/empresa/vagas/${job.id}/candidatos`);
  await page.getByRole("checkbox", { name: `Marcar ${person.name}` }).check();
  await expectNoBarrierInOpened(page, "a marked application");
  await page.getByRole("button", { name: "Desmarcar" }).click();
  // A card on a phone and a row on a desktop: a menu opened from one disappears with it.
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    for (const button of [`Ler ${person.name}`, `Anotar sobre ${person.name}`])
      await expectNoBarrierBehind(button, expectNoBarrierInOpened);
    await page.getByRole("button", { name: "Menu da empresa" }).click();
    await expectNoBarrierIn(page, "[role=menu]");
    await page.keyboard.press("Escape");
  }
  await leadTo(page, "/empresa/perfil");
  await expectNoBarrierBehind("Excluir conta", expectNoBarrierOnEveryScreen);
  await leadTo(page, "/empresa/vagas/nova");
  await page.getByLabel("Título").fill("Meia vaga");
  for (const button of ["Prévia", "Cancelar"])
    await expectNoBarrierBehind(button, expectNoBarrierOnEveryScreen);
});

test("the panel of a company without jobs has no barrier", async ({ page, newCompany }) => {
  await openAs(page, await newCompany(), "/empresa/dashboard");
  await expect(page.getByText("Nenhuma vaga cadastrada")).toBeVisible();
  await expectNoBarrierAnywhere(page, "an empty panel");
});

test("the panel of a deactivated company has no barrier", async ({ page, newCompany }) => {
  await openAs(page, await newCompany({ active: false }), "/empresa/dashboard");
  await expect(page.getByText("Sua empresa está desativada")).toBeVisible();
  await expectNoBarrierAnywhere(page, "the panel of a deactivated company");
});

test("a company logs in and publishes a job by the keyboard alone", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const title = `Recepcionista ${stamp()}`;
  const { keyboard } = page;
  await page.goto("/empresa/login");
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await expect(page.locator(".splash")).toHaveCount(0);
  await tabTo(page, page.getByLabel(/e-?mail/i));
  await keyboard.type(company.email);
  await tabTo(page, page.getByLabel("Senha", { exact: true }));
  await keyboard.type(company.password);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Painel da Empresa" })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Nova Vaga", exact: true }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Publicar Nova Vaga" })).toBeFocused();
  await tabTo(page, page.getByLabel("Título"));
  await keyboard.type(title);
  await tabTo(page, page.getByLabel("Tipo de vaga"));
  await keyboard.type("Aten");
  await tabTo(page, page.getByLabel("Descrição"));
  await keyboard.type("Receber quem chega e atender o telefone.");
  await tabTo(page, page.getByRole("button", { name: "Benefícios (opcional)" }));
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("checkbox", { name: "Vale Transporte" }));
  await keyboard.press("Space");
  await tabTo(page, page.getByLabel(/whatsapp/i));
  await keyboard.type("66999112233");
  // The parts of a date field keep the focus inside it: its ring is visible, and no script can tell why.
  const urgent = page.getByRole("checkbox", { name: "Contratação urgente" });
  await expect(async () => {
    await keyboard.press("Tab");
    await expect(urgent).toBeFocused({ timeout: 200 });
  }).toPass();
  await tabTo(page, page.getByRole("button", { name: "Prévia" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Prévia" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Prévia" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Publicar Vaga" }));
  await keyboard.press("Enter");
  await expect(page.getByText("Vaga enviada para aprovação")).toBeVisible();
  const [job] = await jobsOf(company);
  expect(job).toMatchObject({
    title,
    type: "Atendimento",
    benefits: ["Vale Transporte"],
    contactWhatsapp: "5566999112233",
  });
});

test("a company marks a job as filled by the keyboard alone", async ({ page, newCompany }) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  await openAs(page, company, "/empresa/dashboard");
  const more = page.getByRole("button", { name: `Mais ações para ${job.title}` });
  await tabTo(page, more);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Marcar como preenchida" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Fim da vaga" })).toContainText(
    "Vaga marcada como preenchida.",
  );
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await expect.poll(async () => (await storedJob(job.id))?.filled).toBe(true);
});
