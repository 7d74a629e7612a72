import type { Browser, Page } from "@playwright/test";
import { paths } from "@vagas/functions/domain/site/paths";
import { makeCompany, newCandidate, newJob, onSite, openAs } from "../../support/companies.ts";
import { siteUrl } from "../../support/emulators.ts";
import { launchBrowser } from "../../support/launchBrowser.ts";
import { pdfSaying } from "../../support/pdfFiles.ts";
import { writeResult } from "../part.ts";
import { Clerk } from "./Clerk.ts";
import { applicants, type InboxWay, pressesForAFile } from "./part.ts";

// Runs inside a running suite.

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;
type Screen = (typeof screens)[number];

const company = await makeCompany();
const browser = await launchBrowser();
const ways: InboxWay[] = [];
for (const screen of screens) {
  ways.push(await measure(browser, screen, "row by row", answerRowByRow));
  ways.push(await measure(browser, screen, "in place", answerInPlace));
  ways.push(await measure(browser, screen, "together, unread", answerTogether));
}
await browser.close();
writeResult({ ways });
process.exit(0);

type Answering = (
  page: Page,
  clerk: Clerk,
  names: readonly string[],
  keys: boolean,
) => Promise<void>;

/** Ten people apply to a job of their own, and are answered in one way; a desktop has keys. */
async function measure(
  of: Browser,
  screen: Screen,
  way: InboxWay["way"],
  answer: Answering,
): Promise<InboxWay> {
  const job = await newJob(company, onSite);
  const names = Array.from(
    { length: applicants },
    (_, i) => `Pessoa ${String.fromCharCode(65 + i)}`,
  );
  const now = Date.now();
  for (const [i, name] of names.entries())
    await newCandidate(job, pdfSaying(`Trabalho de ${name}`), {
      name,
      createdAt: new Date(now - i * 1000),
    });
  const context = await of.newContext({
    baseURL: siteUrl,
    viewport: screen,
    locale: "pt-BR",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await openAs(page, company, paths.companyCandidates(job.id));
  await page.getByLabel(`Etapa de ${names[0]!}`).waitFor();
  const clerk = new Clerk();
  await answer(page, clerk, names, screen.width > 1000);
  await context.close();
  const { presses, keys, waitedMs } = clerk;
  return { way, width: screen.width, presses, keys, waitedMs };
}

/** Downloads each file, reads it in another program, and chooses the stage in the list. */
async function answerRowByRow(page: Page, clerk: Clerk, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await clerk.press(page.getByRole("button", { name: `Baixar o currículo de ${name}` }), () =>
      page.waitForEvent("download"),
    );
    clerk.presses += pressesForAFile;
    const stage = page.getByLabel(`Etapa de ${name}`);
    await clerk.press(stage, () => Promise.resolve());
    await page.keyboard.press("Escape");
    clerk.presses += 1;
    await stage.selectOption("naoSelecionada");
  }
}

/** Opens the first one, and goes from answer to answer. */
async function answerInPlace(
  page: Page,
  clerk: Clerk,
  names: readonly string[],
  keys: boolean,
): Promise<void> {
  const reader = page.getByRole("dialog");
  const onward = reader.getByRole("button", { name: "Próxima sem resposta" });
  for (const [i, name] of names.entries()) {
    const file = () => reader.getByText(`Trabalho de ${name}`).waitFor();
    if (i === 0) await clerk.press(page.getByRole("button", { name: `Ler ${name}` }), file);
    else if (keys) await clerk.key(page, "Enter", file);
    else await clerk.press(onward, file);
    const done = i === names.length - 1 ? reader.getByText("Ninguém mais espera") : onward;
    const shown = () => done.waitFor();
    if (keys) await clerk.key(page, "3", shown);
    else await clerk.press(reader.getByRole("button", { name: "Fora da seleção" }), shown);
  }
}

/** Marks all and moves them. */
async function answerTogether(page: Page, clerk: Clerk): Promise<void> {
  const move = page.getByRole("button", { name: /^Mover/ });
  const target = page.getByRole("menuitem", { name: "Fora da seleção" });
  await clerk.press(page.getByLabel("Marcar todas"), () => move.waitFor());
  await clerk.press(move, () => target.waitFor());
  await clerk.press(target, () =>
    page.getByRole("button", { name: "Desfazer", exact: true }).waitFor(),
  );
}
