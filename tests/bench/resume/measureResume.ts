import type { Browser } from "@playwright/test";
import { siteUrl } from "../../support/emulators.ts";
import { launchBrowser } from "../../support/launchBrowser.ts";
import { writtenResume } from "../../support/page/resumeScreens.ts";
import { openPhone } from "../openPhone.ts";
import { writeResult } from "../part.ts";
import { Applicant } from "./Applicant.ts";
import type { ResumeWay } from "./part.ts";
import { noteRequests, sentBytes } from "./sentBytes.ts";

// Runs inside a running suite.

const form = "/curriculo?jobId=pao-dourado-balconista";

const browser = await launchBrowser();
const ways = [
  await wayOf(browser, "first job", firstJob),
  await wayOf(browser, "farm work", farmWork),
];
await browser.close();
writeResult({ ways });
process.exit(0);

type Answers = (applicant: Applicant, resume: ReturnType<typeof writtenResume>) => Promise<void>;

/** Opens the form, gives these answers and sends them; the clock runs from the first question on the screen. */
async function wayOf(of: Browser, who: string, answers: Answers): Promise<ResumeWay> {
  const { page, devtools, close } = await openPhone(of, null);
  const requests = await noteRequests(devtools);
  await page.goto(siteUrl + form);
  const resume = writtenResume(page);
  await resume.heading.waitFor();
  const begin = performance.now();
  const applicant = new Applicant(page);
  await answers(applicant, resume);
  await applicant.press(resume.yes);
  await applicant.press(resume.jobConsent);
  await applicant.press(resume.send);
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
  await applicant.press(resume.next);
  await press("Nunca trabalhei");
  await applicant.press(resume.next);
  await press("Terminei o ensino médio");
  await applicant.press(resume.next);
  await press("Atender cliente");
  await press("Atender pelo WhatsApp");
  await applicant.press(resume.next);
  await press("Agora");
  await press("Vou por minha conta");
  await applicant.press(resume.next);
  await applicant.type("Nome completo", "Ana Beatriz Souza");
  await applicant.type("Telefone/WhatsApp", "66999990000");
  await applicant.press(resume.next);
}

/** Somebody with a job behind them and a licence. */
async function farmWork(applicant: Applicant, resume: ReturnType<typeof writtenResume>) {
  const press = (label: string) => applicant.press(resume.choice(label));
  await press("Lida com gado");
  await applicant.press(resume.next);
  await applicant.type("O que fazia?", "Vaqueiro");
  await applicant.type("Onde?", "Fazenda Boa Vista");
  await applicant.choose("Quando começou? Ano", "2019");
  await press("Ainda trabalho aqui");
  await applicant.press(resume.next);
  await press("Parei antes de terminar o 9º ano");
  await applicant.press(resume.next);
  await press("Fazer cerca");
  await press("Ordenha");
  await press("Andar a cavalo");
  await applicant.press(resume.next);
  await press("A · Moto");
  await press("Em 15 dias");
  await press("Sim");
  await press("Vou por minha conta");
  await applicant.press(resume.next);
  await applicant.type("Nome completo", "José Carlos Lima");
  await applicant.type("Telefone/WhatsApp", "66999991111");
  await applicant.press(resume.next);
}
