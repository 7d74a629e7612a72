import { town } from "@vagas/functions/domain/town";
import type { Locator, Page } from "@playwright/test";
import { changeJob, expect, hold, notification, requests } from "../support/e2e.ts";
import { applicationForm, openJob, openJobForm, test } from "../support/page/applicationForm.ts";
import { pdfOf } from "../support/smallPdf.ts";
import { stamp } from "../support/project.ts";
import { applications } from "../support/storedRecords.ts";

const unique = (name: string) => `${name} ${stamp()}`;

/** Nothing covers its middle or its edges. */
async function expectUncovered(control: Locator): Promise<void> {
  const covered = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.05, 0.5, 0.95].some(
      (part) =>
        !element.contains(document.elementFromPoint(left + width * part, top + height * part)),
    );
  });
  expect(covered).toBe(false);
}

/** Whether the browser would ask before it closes the page. */
function asksBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
}

test("an upload shows its progress, asks before the page is left, can be cancelled without a loss, and is sent once from two tabs", async ({
  page,
  form,
  context,
}) => {
  const name = unique("Joana Paciente");
  await page.goto(openJobForm);
  await form.fillIn(name);
  await form.jobConsent.check();
  await form.attach(pdfOf(1_500_000));
  let letThrough = 2; // The upload's start and its first chunk.
  await page.route(requests.upload, async (route) => {
    if (route.request().method() === "POST" && letThrough-- > 0) await route.continue();
  });
  await form.send();
  await expect(page.getByText(/^Enviando o currículo: (1\d|[2-9]\d)%/)).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^[1-9]\d$/);
  await expect(page.getByRole("button", { name: "Enviando..." })).toBeVisible();

  await page.getByRole("contentinfo").getByRole("link", { name: "Sobre" }).click();
  const leaving = page.getByRole("dialog", { name: "Sair sem terminar o envio?" });
  await expect(leaving.getByRole("button", { name: "Continuar enviando" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(leaving).toHaveCount(0);
  await expect(page).toHaveURL(openJobForm);
  expect(await asksBeforeClosing(page)).toBe(true);

  await page.getByRole("button", { name: "Cancelar envio" }).click();
  await page.unroute(requests.upload);
  await expect(form.submit).toBeFocused();
  expect(await asksBeforeClosing(page)).toBe(false);
  await expect(form.name).toHaveValue(name);
  await expect(form.whole.getByText("Currículo Joana.pdf")).toBeVisible();
  expect(await applications(name)).toHaveLength(0);

  const other = await context.newPage();
  const second = applicationForm(other);
  await other.goto(openJobForm);
  await second.fillIn(name);
  await second.jobConsent.check();
  await second.attach();
  const release = await hold(page, requests.upload);
  await form.submit.click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await second.send();
  await expect(other.getByText("Outro envio está terminando.")).toBeVisible();
  release();
  await expect(form.sent).toBeVisible();
  await expect(
    other.getByRole("heading", { name: "Você já se candidatou a esta vaga" }),
  ).toBeVisible();
  expect(await applications(name)).toHaveLength(1);
});

test("a sent application leads to a chat by a button, stays until the page is left, and is remembered with its chat", async ({
  page,
  form,
}) => {
  const name = unique("Joana Dárc & Filhos");
  await page.clock.install();
  await page.goto(openJobForm);
  await expect(
    page.getByText("Depois de enviar, um botão abre a conversa com o anunciante no WhatsApp."),
  ).toBeVisible();
  await form.fillIn(name);
  await form.jobConsent.check();
  await form.attach();
  await form.send();
  await expect(form.sent).toBeFocused();
  const promise = "Para falar com o anunciante, toque em “Continuar no WhatsApp”.";
  await expect(page.getByRole("main")).toContainText(promise);
  await expect(notification(page)).toHaveCount(0);
  const words = `Olá! Meu nome é ${name} e me candidatei à vaga de ${openJob.title} pelo site ${town.boardName}.\nE-mail: joana@exemplo.com.br\nTelefone: (66) 99876-5432`;
  const chat = page.getByRole("main").getByRole("link", { name: "Continuar no WhatsApp" });
  const address = `https://wa.me/${openJob.whatsapp}?text=${encodeURIComponent(words)}`;
  await expect(chat).toHaveAttribute("href", address);
  await expect(chat).toHaveAttribute("target", "_blank");
  await expectUncovered(chat);
  const [record] = await applications(name);
  expect(record).toMatchObject({
    jobId: openJob.id,
    jobTitle: openJob.title,
    company: openJob.company,
    email: "joana@exemplo.com.br",
    phone: "5566998765432",
    resumeName: "Currículo Joana.pdf",
    consent: { talentPool: false },
    stage: "nova",
  });

  await page.clock.runFor(15_000);
  await expect(chat).toBeVisible();
  await page.getByRole("button", { name: "Voltar para o início" }).click();
  await expect(page).toHaveURL("/");

  await page.goto(`/vagas/${openJob.id}`);
  await expect(page.getByRole("main").getByText("Você já se candidatou")).toBeVisible();
  await page.getByRole("link", { name: "Ver candidatura" }).click();
  await expect(
    page.getByRole("heading", { name: "Você já se candidatou a esta vaga" }),
  ).toBeVisible();
  await expect(
    page.getByText(
      `Sua candidatura foi enviada em ${new Date().toLocaleDateString("pt-BR", { timeZone: town.timeZone })}.`,
    ),
  ).toBeVisible();
  await expect(chat).toHaveAttribute("href", address);
  await expect(form.name).toHaveCount(0);

  // If the device has forgotten, the record says so when the form is sent.
  await page.evaluate(() => localStorage.removeItem("vagas-applications"));
  await page.goto(openJobForm);
  await form.fillIn(name);
  await form.jobConsent.check();
  await form.attach();
  await form.send();
  await expect(
    page.getByRole("heading", { name: "Você já se candidatou a esta vaga" }),
  ).toBeVisible();
  expect(await applications(name)).toHaveLength(1);
});

test("double clicks send one application and answer no question, and one to a job without a number promises no chat, and leads home automatically", async ({
  page,
  form,
}) => {
  await page.clock.install();
  await changeJob(page, { contactWhatsapp: { stringValue: "" } });
  await page.goto(openJobForm);
  await expect(page.getByText(`Vaga: ${openJob.title}`)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("WhatsApp.");
  const name = unique("Joana Sem Conversa");
  await form.fillIn(name);
  await form.jobConsent.check();
  await form.attach();
  await form.submit.dblclick();
  await expect(form.numberCheck).toContainText("(66) 9 9876-5432");
  // The second click of a double one, where it meets the button that has just come.
  await form.numberIsRight.dispatchEvent("click", { detail: 2 });
  expect(await applications(name)).toHaveLength(0);
  await form.numberIsRight.dblclick();
  await expect(form.sent).toBeVisible();
  expect(await applications(name)).toHaveLength(1);
  await expect(page.getByRole("main")).toContainText(`foi enviado para ${openJob.company}.`);
  await expect(page.getByRole("main").getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
  await page.clock.runFor(12_000);
  await expect(page).toHaveURL("/");
});
