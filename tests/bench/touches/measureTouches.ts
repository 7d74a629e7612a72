import type { Browser, Page } from "@playwright/test";
import { paths } from "@vagas/functions/domain/site/paths";
import { openAsAdmin } from "../../support/admin.ts";
import { makeCompany, newCandidate, newJob, onSite, openAs } from "../../support/companies.ts";
import { siteUrl } from "../../support/emulators.ts";
import { launchBrowser } from "../../support/launchBrowser.ts";
import { applicationForm, openJob } from "../../support/page/applicationForm.ts";
import { pdfOf } from "../../support/smallPdf.ts";
import { openPhone } from "../openPhone.ts";
import { writeResult } from "../part.ts";
import { Finger } from "./Finger.ts";
import type { Act } from "./part.ts";

// Runs inside a running suite.

const pdf = pdfOf(20_000);
const browser = await launchBrowser();
const acts: Act[] = [
  await countAct(browser, "a job found by a word", findJob),
  await countAct(browser, "an application with a file", applyWithFile),
  await countAct(browser, "a second application", applyAgain),
  await countAct(browser, "a job sent to a friend", share),
  await countAct(browser, "an alert asked for", askForAlert),
  await countAct(browser, "a company's first job", publishFirstJob),
  await countAct(browser, "one applicant read and answered", answerOne),
  await countAct(browser, "a job filled, everybody told", fillJob),
  await countAct(browser, "one job approved", approveOne),
  await countAct(browser, "the week's text copied", copyWeek),
];
await browser.close();
writeResult({ acts });
process.exit(0);

/** Does one act on a new phone; `act` calls `begin` when its first page is there. */
async function countAct(
  of: Browser,
  what: string,
  act: (page: Page, begin: () => Finger) => Promise<void>,
): Promise<Act> {
  const { page, close } = await openPhone(of, null);
  let finger: Finger | null = null;
  await act(page, () => (finger = new Finger(page)));
  const { touches, letters, swipes } = finger!;
  await close();
  return { what, touches, letters, swipes };
}

type Begin = () => Finger;

async function findJob(page: Page, begin: Begin): Promise<void> {
  await page.goto(siteUrl);
  const finger = begin();
  await finger.type("Buscar vagas", "padaria");
  await finger.press(page.getByRole("button", { name: "Buscar", exact: true }));
  await page.waitForURL(/\/vagas\?/);
  await finger.press(page.getByRole("link", { name: openJob.title }).first());
  await page.getByRole("heading", { level: 1, name: openJob.title }).waitFor();
}

async function applyWithFile(page: Page, begin: Begin): Promise<void> {
  await page.goto(siteUrl + paths.job(openJob.id));
  await sendApplication(page, begin(), false);
}

/** From a job's page to the message that the application was sent. */
async function sendApplication(page: Page, finger: Finger, keep: boolean): Promise<void> {
  const form = applicationForm(page);
  await finger.press(
    page.getByRole("link", { name: "Candidatar-se" }).filter({ visible: true }).first(),
  );
  await finger.type("Nome completo", "Joana da Silva");
  await finger.type("Telefone/WhatsApp", "66998765432");
  await finger.attach(form.file, pdf);
  await finger.press(form.jobConsent);
  await finger.press(form.submit);
  if (keep) await finger.press(page.getByLabel(/Guardar meus dados neste (celular|aparelho)/));
  await finger.press(form.numberIsRight);
  await form.sent.waitFor();
}

async function applyAgain(page: Page, begin: Begin): Promise<void> {
  await page.goto(siteUrl + paths.job(openJob.id));
  await sendApplication(page, new Finger(page), true);
  await page.goto(siteUrl + paths.job("tapirape-vaqueiro"));
  const form = applicationForm(page);
  const finger = begin();
  await finger.press(
    page.getByRole("link", { name: "Candidatar-se" }).filter({ visible: true }).first(),
  );
  await finger.press(page.getByLabel("Usar meus dados da última vez"));
  await finger.attach(form.file, pdf);
  await finger.press(form.jobConsent);
  await finger.press(form.submit);
  const asked = form.numberIsRight;
  await asked.or(form.sent).first().waitFor();
  if (await asked.isVisible()) await finger.press(asked);
  await form.sent.waitFor();
}

async function share(page: Page, begin: Begin): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: () => {
        document.title = "shared";
        return Promise.resolve();
      },
    });
  });
  await page.goto(siteUrl + paths.job(openJob.id));
  const finger = begin();
  await finger.press(page.getByRole("link", { name: "Compartilhar" }).first());
  await page.waitForFunction(() => document.title === "shared");
}

async function askForAlert(page: Page, begin: Begin): Promise<void> {
  await page.goto(`${siteUrl}/vagas?categoria=Agricultura`);
  const finger = begin();
  await finger.press(page.getByRole("link", { name: "Avise-me de vagas novas" }));
  await finger.type(/^E-mail$/, "joana@correio.example");
  await finger.press(page.getByRole("button", { name: "Receber vagas novas" }));
  await page.getByRole("heading", { name: "Confira o seu e-mail" }).waitFor();
}

async function publishFirstJob(page: Page, begin: Begin): Promise<void> {
  await openAs(page, await makeCompany(), siteUrl + paths.companyDashboard);
  const finger = begin();
  await finger.press(page.getByRole("link", { name: "Nova Vaga" }).first());
  await finger.type("Título", "Balconista");
  await finger.choose("Tipo de vaga", "Comércio");
  await finger.type("Descrição", "Atender o balcão e repor as prateleiras.");
  await finger.press(page.getByLabel("Valor exato"));
  await finger.type("Valor (R$)", "1800");
  await finger.type(/whatsapp/i, "66999112233");
  await finger.press(page.getByRole("button", { name: "Publicar Vaga" }));
  await page.getByText("Vaga enviada para aprovação").waitFor();
}

async function answerOne(page: Page, begin: Begin): Promise<void> {
  const company = await makeCompany();
  const job = await newJob(company, onSite);
  const { name } = await newCandidate(job, pdf);
  await openAs(page, company, siteUrl + paths.companyDashboard);
  const finger = begin();
  await finger.press(page.getByRole("link", { name: `Candidatos de ${job.title}` }));
  await finger.press(page.getByRole("button", { name: `Ler ${name}` }));
  await finger.press(
    page.getByRole("dialog").getByRole("button", { name: "Em conversa", exact: true }),
  );
  await page
    .getByText(/^Vamos avisar .+ às \d\d:\d\d\.$/)
    .first()
    .waitFor();
}

async function fillJob(page: Page, begin: Begin): Promise<void> {
  const company = await makeCompany();
  const job = await newJob(company, onSite);
  await newCandidate(job, pdf);
  await openAs(page, company, siteUrl + paths.companyDashboard);
  const finger = begin();
  await finger.press(page.getByRole("button", { name: `Mais ações para ${job.title}` }));
  await finger.press(page.getByRole("menuitem", { name: "Marcar como preenchida" }));
  await finger.press(page.getByRole("button", { name: /^Avisar a pessoa/ }));
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

async function approveOne(page: Page, begin: Begin): Promise<void> {
  await openAsAdmin(page, siteUrl + paths.adminDashboard);
  const finger = begin();
  const approve = page.getByRole("button", { name: /^Aprovar/ }).first();
  await finger.press(approve);
  await page.getByText("Vaga aprovada").waitFor();
}

async function copyWeek(page: Page, begin: Begin): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAsAdmin(page, siteUrl + paths.adminDashboard);
  const finger = begin();
  await finger.press(page.getByRole("tab", { name: "Vagas recentes" }));
  await finger.press(page.getByRole("button", { name: "Copiar resumo da semana" }));
  await page
    .getByText(/copiad/i)
    .first()
    .waitFor();
}
