import type { Browser } from "@playwright/test";
import { applyToJob } from "@vagas/functions/domain/site/paths";
import { siteUrl } from "../../support/emulators.ts";
import { launchBrowser } from "../../support/launchBrowser.ts";
import { writtenResume } from "../../support/page/resumeScreens.ts";
import { openPhone } from "../openPhone.ts";
import { writeResult } from "../part.ts";
import { Applicant } from "./Applicant.ts";
import type { ResumeWay } from "./part.ts";
import { noteRequests, sentBytes } from "./sentBytes.ts";

// Runs inside a running suite.

/** How long the person looks at the form before they choose the way without a file. */
const readingMs = 2_000;

const browser = await launchBrowser();
const ways = [
  await wayOf(browser, "first job", "pao-dourado-balconista", firstJob),
  await wayOf(browser, "farm work", "tapirape-vaqueiro", farmWork),
];
await browser.close();
writeResult({ ways });
process.exit(0);

type Answers = (applicant: Applicant, resume: ReturnType<typeof writtenResume>) => Promise<void>;

/** Opens the résumé from the form, gives these answers and sends them; the clock runs from the first question on the screen. */
async function wayOf(
  of: Browser,
  who: string,
  jobId: string,
  answers: Answers,
): Promise<ResumeWay> {
  const { page, devtools, close } = await openPhone(of, null);
  const requests = await noteRequests(devtools);
  await page.goto(siteUrl + applyToJob({ id: jobId }));
  await page.waitForTimeout(readingMs);
  await page.getByRole("link", { name: "Fazer meu currículo aqui" }).tap();
  const resume = writtenResume(page);
  await resume.heading.waitFor();
  const begin = performance.now();
  const applicant = new Applicant(page);
  await answers(applicant, resume);
  await applicant.press(resume.yes);
  await applicant.press(resume.jobConsent);
  await applicant.goOn(resume.send);
  await resume.sent.waitFor();
  const seconds = Math.round((performance.now() - begin) / 1000);
  await close();

  const [site, services] = [true, false].map((own) =>
    requests.filter(({ url }) => (url.origin === siteUrl) === own),
  ) as [typeof requests, typeof requests];
  const { touches, letters, words } = applicant;
  return {
    who,
    seconds,
    touches,
    letters,
    words,
    sent: {
      site: await sentBytes(site),
      services: await sentBytes(services),
      file: Math.max(...services.map(({ body }) => body)),
    },
  };
}

/** Somebody of 18 years, after school. */
async function firstJob(applicant: Applicant, resume: ReturnType<typeof writtenResume>) {
  const press = (label: string) => applicant.press(resume.choice(label));
  await press("Loja e vendas");
  await press("Padaria");
  await applicant.goOn(resume.next);
  await press("Nunca trabalhei");
  await applicant.goOn(resume.next);
  await press("Terminei o ensino médio");
  await applicant.goOn(resume.next);
  await press("Atender cliente");
  await press("Atender pelo WhatsApp");
  await applicant.goOn(resume.next);
  await press("Não tenho");
  await press("Agora");
  await press("Vou por minha conta");
  await applicant.goOn(resume.next);
  await applicant.type("Nome completo", "Ana Beatriz Souza");
  await applicant.type("Telefone/WhatsApp", "66999990000");
  await applicant.goOn(resume.next);
}

/** Somebody with a job behind them and a licence. */
async function farmWork(applicant: Applicant, resume: ReturnType<typeof writtenResume>) {
  const press = (label: string) => applicant.press(resume.choice(label));
  await press("Lida com gado");
  await applicant.goOn(resume.next);
  await applicant.type("O que fazia?", "Vaqueiro");
  await applicant.type("Onde?", "Fazenda Boa Vista");
  await applicant.choose("Quando começou? Ano", "2019");
  await press("Ainda trabalho aqui");
  await applicant.goOn(resume.next);
  await press("Não terminei o 9º ano");
  await applicant.goOn(resume.next);
  await press("Fazer cerca");
  await press("Ordenha");
  await press("Andar a cavalo");
  await applicant.goOn(resume.next);
  await press("A · Moto");
  await press("Em 15 dias");
  await press("Sim");
  await press("Vou por minha conta");
  await applicant.goOn(resume.next);
  await applicant.type("Nome completo", "José Carlos Lima");
  await applicant.type("Telefone/WhatsApp", "66999991111");
  await applicant.goOn(resume.next);
}
