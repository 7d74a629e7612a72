import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { site } from "../../emulators/folders.ts";
import { shortCodesFor } from "@vagas/functions/domain/job/shortCode";
import { shortPath } from "@vagas/functions/domain/site/paths";
import { expectNoBarrierAnywhere } from "../support/accessibility/axe.ts";
import {
  expect,
  logIn,
  newCandidate,
  newJob,
  onSite,
  test as companyTest,
} from "../support/companies.ts";
import { lostRequest, test, widths } from "../support/e2e.ts";
import { everythingKept } from "../support/page/everythingKept.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { addressOf } from "../support/rows.ts";

test.use({ serviceWorkers: "allow" });
companyTest.use({ serviceWorkers: "allow", viewport: widths.desktop });

/** The worker starts when the page has been idle for a while. */
async function workerRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The paths of everything in the device's caches. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
    ).flat(),
  );
}

test("a visitor who saves data, and has seen the list and a job, opens them again offline", async ({
  page,
  context,
  board,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const [first, second] = await board.openJobs();
  const heading = page.getByRole("heading", { level: 1 });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/vagas");
  await page
    .getByRole("article", { name: first!.title, exact: true })
    .getByRole("link", { name: "Ver detalhes" })
    .click();
  await expect(heading).toHaveText(first!.title);
  await workerRuns(page);
  // Of the code, what these pages needed, and the screen for those never seen.
  const code = (await keptPaths(page)).filter((path) => path.startsWith("/assets/")).join();
  expect(code).toMatch(/\/JobListPage-.*\/unseenRoute-|\/unseenRoute-.*\/JobListPage-/);
  expect(code).not.toMatch(/\/(HomePage|home)-/);

  await context.setOffline(true);
  await page.clock.setSystemTime(Date.now() + 600_000);
  await page.goto(`/vagas/${first!.id}`);
  await expect(heading).toHaveText(first!.title);
  await expect(page.getByText(first!.description.slice(0, 60))).toBeVisible();
  await expect(
    page.getByText("Você está sem internet. O que já foi carregado continua aqui."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Voltar para vagas" }).click();
  await expect(page.getByRole("article")).toHaveCount(20);
  await page.goto("/vagas");
  await expect(page.getByRole("article")).toHaveCount(20);

  await page.goto(`/vagas/${second!.id}`);
  await expect(heading).toHaveText("Esta página precisa de internet");
  await expectNoBarrierAnywhere(page, "a page that was never opened");
  await page.getByRole("link", { name: first!.title }).click();
  await expect(heading).toHaveText(first!.title);
  await page.goBack();
  await expect(heading).toHaveText("Esta página precisa de internet");
  await page.goto(shortPath(shortCodesFor(second!.id)[0]!));
  await expect(heading).toHaveText("Não deu para abrir agora");
  await context.setOffline(false);
  await expect(heading).toHaveText(second!.title);
});

test("a new version waits until it is requested", async ({ page }) => {
  const [worker, shell] = [join(site, "sw.js"), join(site, "shell.html")];
  const before = [worker, shell].map((file) => [file, readFileSync(file, "utf8")] as const);
  await page.goto("/vagas");
  await workerRuns(page);
  await page.evaluate(() => Object.assign(window, { before: true }));
  try {
    writeFileSync(worker, `${before[0]![1]}\n// Another version.`);
    writeFileSync(
      shell,
      before[1]![1].replace(/\/assets\/shell-[\w-]+\.js/, "/assets/shell-other.js"),
    );
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const notice = page.getByRole("status").filter({ hasText: "Há uma versão nova do site." });
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => "before" in window)).toBe(true);
    await notice.getByRole("button", { name: "Atualizar" }).click();
    await page.waitForFunction(() => !("before" in window));
    await expect(page.getByRole("article")).toHaveCount(20);
  } finally {
    for (const [file, text] of before) writeFileSync(file, text);
  }
});

companyTest("the worker keeps nothing of the pages of a company", async ({ page, newCompany }) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const person = await newCandidate(job, smallPdf);
  await logIn(page, company);
  await expect(page).toHaveURL("/empresa/dashboard");
  await workerRuns(page);
  await page.goto(`/empresa/vagas/${job.id}/candidatos`);
  await expect(page.getByText(person.name).first()).toBeVisible();
  // On a good line the other public pages' code is kept too.
  const home = expect.stringMatching(/^\/assets\/HomePage-/);
  await expect.poll(() => keptPaths(page)).toContainEqual(home);
  const kept = await keptPaths(page);
  expect(
    kept.filter(
      (path) =>
        !/^\/(assets\/[\w.-]+|shell\.html|first\.js|favicon\.svg|vagas(\/[\w-]+)?)?$/.test(path),
    ),
  ).toEqual([]);
  expect(kept).toContain("/shell.html");

  await page.getByRole("button", { name: "Menu da empresa" }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page).toHaveURL("/empresa/login");
  const left = await everythingKept(page);
  expect(
    [company.email, person.name, addressOf(person)].filter((text) => left.includes(text)),
  ).toEqual([]);
});
