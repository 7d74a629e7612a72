import type { Browser, Locator, Page } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import { writeAccounts } from "../../../emulators/seed/writeAccounts.ts";
import { openAsAdmin } from "../../support/admin.ts";
import { siteUrl } from "../../support/emulators.ts";
import { launchBrowser } from "../../support/launchBrowser.ts";
import { auth, database } from "../../support/project.ts";
import { openPhone } from "../openPhone.ts";
import { writeResult } from "../part.ts";
import { Administrator } from "./Administrator.ts";
import type { QueueWay } from "./part.ts";
import { type WaitingTitle, type Week, writeQueue } from "./writeQueue.ts";

// Runs inside a suite without functions.

const desktop = { viewport: { width: 1280, height: 900 }, locale: "pt-BR" };
const reasons = { job: "Falta o contato", resume: "Não abre" } as const;
const lastReason = "Mesmo motivo da última recusa";

const browser = await launchBrowser();
await writeAccounts(auth);
const ways = [
  await wayOf(browser, "360 px, one by one", 33, { phone: true }, oneByOne),
  await wayOf(browser, "360 px, several at once", 16, { phone: true }, several),
  await wayOf(browser, "1280 px, Tab and Enter", 160, { phone: false }, byTab),
  await wayOf(browser, "1280 px, the queue's keys", 43, { phone: false }, byKeys),
];
await browser.close();
writeResult({ ways });
process.exit(0);

type Decide = (administrator: Administrator, week: Week) => Promise<void>;

/** Restores the queue, opens it and decides; the clock runs while the list is on the screen. */
async function wayOf(
  of: Browser,
  way: string,
  atMost: number,
  { phone }: { phone: boolean },
  decide: Decide,
): Promise<QueueWay> {
  const week = await writeQueue(new Date());
  const { page, close } = phone ? await openPhone(of, null) : await openDesktop(of);
  await openAsAdmin(page, `${siteUrl}/admin/job-approval`);
  await approve(page, week.jobs[0]!).waitFor();
  await approve(page, week.resumes[0]!).waitFor();
  const administrator = new Administrator(page, phone ? "finger" : "mouse");
  await decide(administrator, week);
  const { seconds, touches, keys, words } = administrator;
  await expectDecided(week);
  await close();
  return { way, seconds, touches, keys, words, atMost };
}

async function openDesktop(of: Browser) {
  const context = await of.newContext(desktop);
  return { page: await context.newPage(), close: () => context.close() };
}

function button(page: Page, verb: string, { title }: WaitingTitle): Locator {
  return page.getByRole("button", { name: `${verb}: ${title}`, exact: true });
}

function approve(page: Page, item: WaitingTitle): Locator {
  return button(page, "Aprovar", item);
}

function cardOf(page: Page, item: WaitingTitle): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: approve(page, item) });
}

/** The items of one queue as the page shows them. */
async function shown(page: Page, items: readonly WaitingTitle[]): Promise<WaitingTitle[]> {
  const titles = await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
  return items.toSorted((a, b) => titles.indexOf(a.title) - titles.indexOf(b.title));
}

type Press = (target: Locator) => Promise<void>;

/** Goes from card to card: reads it, has a marked one's details open first, and decides it. */
async function decideEach(administrator: Administrator, week: Week, press: Press): Promise<void> {
  const { page } = administrator;
  const dialog = page.getByRole("dialog");
  for (const kind of ["job", "resume"] as const) {
    let reason: string = reasons[kind];
    for (const item of await shown(page, week[`${kind}s`])) {
      await administrator.read(cardOf(page, item));
      if (item.refused) {
        await press(button(page, "Rejeitar", item));
        await press(dialog.getByRole("button", { name: reason }));
        await press(dialog.getByRole("button", { name: "Rejeitar", exact: true }));
        reason = lastReason;
      } else if (item.marked) {
        await press(button(page, "Ver detalhes", item));
        await administrator.read(dialog);
        await press(dialog.getByRole("button", { name: "Aprovar" }));
      } else await press(approve(page, item));
    }
  }
}

function oneByOne(administrator: Administrator, week: Week): Promise<void> {
  return decideEach(administrator, week, (target) => administrator.press(target));
}

function byTab(administrator: Administrator, week: Week): Promise<void> {
  return decideEach(administrator, week, (target) => administrator.enter(target));
}

/** Reads all, refuses what deserves it, and approves the rest in one act for each queue. */
async function several(administrator: Administrator, week: Week): Promise<void> {
  const { page } = administrator;
  const dialog = page.getByRole("dialog");
  const press: Press = (target) => administrator.press(target);
  for (const kind of ["job", "resume"] as const) {
    const items = await shown(page, week[`${kind}s`]);
    for (const item of items) {
      await administrator.read(cardOf(page, item));
      if (item.refused) await press(page.getByLabel(`Marcar: ${item.title}`));
      if (item.marked) await readDetails(administrator, item);
    }
    await press(listOf(page, kind).getByRole("button", { name: /^Rejeitar \d/ }));
    await press(dialog.getByRole("button", { name: reasons[kind] }));
    await press(dialog.getByRole("button", { name: "Rejeitar", exact: true }));
    await press(listOf(page, kind).getByLabel(/^Marcar tod/));
    await press(listOf(page, kind).getByRole("button", { name: /^Aprovar \d/ }));
  }
}

async function readDetails(administrator: Administrator, item: WaitingTitle): Promise<void> {
  const dialog = administrator.page.getByRole("dialog");
  await administrator.press(button(administrator.page, "Ver detalhes", item));
  await administrator.read(dialog);
  await administrator.press(dialog.getByRole("button", { name: "Fechar" }));
}

/** The same without a pointer. */
async function byKeys(administrator: Administrator, week: Week): Promise<void> {
  const { page } = administrator;
  for (const kind of ["job", "resume"] as const) {
    for (const item of await shown(page, week[`${kind}s`])) {
      const card = cardOf(page, item);
      await administrator.key("j");
      await card.locator(":focus").waitFor();
      await administrator.read(card);
      if (item.refused) await administrator.key("x");
      if (item.marked) {
        await administrator.key("Enter");
        await administrator.read(page.getByRole("dialog"));
        await administrator.key("Escape");
      }
    }
    await administrator.key("Shift+R");
    await administrator.enter(page.getByRole("button", { name: reasons[kind] }));
    await administrator.key("Control+Enter");
    await listOf(page, kind)
      .getByText(/rejeitad[ao]s?$/)
      .first()
      .waitFor();
    await administrator.key("Shift+X");
    await administrator.key("Shift+A");
    await listOf(page, kind)
      .getByText(/aprovad[ao]s$/)
      .first()
      .waitFor();
  }
}

function listOf(page: Page, kind: "job" | "resume"): Locator {
  return page.getByRole("region", { name: kind === "job" ? "Vagas de empresas" : "Currículos" });
}

/** Throws unless everything is decided as it should be. */
async function expectDecided({ jobs, resumes }: Week): Promise<void> {
  const kinds = [
    [collections.jobApprovals, jobs],
    [collections.resumes, resumes],
  ] as const;
  const deadline = performance.now() + 20_000;
  for (const [collection, items] of kinds)
    for (const { id, title, refused } of items) {
      const wanted = refused ? "rejected" : "approved";
      while ((await database.collection(collection).doc(id).get()).get("status") !== wanted) {
        if (performance.now() > deadline) throw new Error(`${title} is not ${wanted}.`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
}
