import { setTimeout as sleep } from "node:timers/promises";
import { writeAccounts } from "../../../emulators/seed/writeAccounts.ts";
import { openAsAdmin } from "../../support/admin.ts";
import { siteUrl } from "../../support/emulators.ts";
import { launchBrowser } from "../../support/launchBrowser.ts";
import { countReads, type Reads } from "../../support/page/countReads.ts";
import { auth } from "../../support/project.ts";
import { writeResult } from "../part.ts";
import { growBoard } from "./growBoard.ts";
import { type Board, boards } from "./boards.ts";
import type { AdminReads } from "./part.ts";
import { adminVisits } from "./adminVisits.ts";

// Runs inside a suite without functions. Counts, in a browser, the documents that the administrator's lists read.

/** Milliseconds without a read after which a page counts as loaded. */
const quiet = 1_000;

/** Elements that a page shows while it loads. */
const underWay = '.MuiSkeleton-root, main button:has-text("Carregando")';

const browser = await launchBrowser();
const page = await (
  await browser.newContext({
    baseURL: siteUrl,
    locale: "pt-BR",
    timezoneId: "America/Cuiaba",
    viewport: { width: 1280, height: 900 },
  })
).newPage();
page.setDefaultTimeout(90_000);
const { reads, restart } = await countReads(page);

async function settled(): Promise<Reads> {
  let last = await reads();
  for (let still = 0; still < quiet; still += 250) {
    await sleep(250);
    const now = await reads();
    if (JSON.stringify(now) !== JSON.stringify(last) || (await page.locator(underWay).count()) > 0)
      still = 0;
    last = now;
  }
  return last;
}

type Counted = { documents: number; counts: number };

/** The cost of each visit on the present board. */
async function readsOfVisits(): Promise<Counted[]> {
  const counted: Counted[] = [];
  await openAsAdmin(page, "/admin/jobs/new");
  for (const { page: name, path, act, atMost } of adminVisits) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    let { jobs, others, counts } = await settled();
    if (act) {
      await restart();
      await act(page);
      ({ jobs, others, counts } = await settled());
    }
    process.stderr.write(`  ${name}: ${jobs + others} of at most ${atMost}\n`);
    counted.push({ documents: jobs + others, counts });
  }
  return counted;
}

await writeAccounts(auth);
const counted: Counted[][] = [];
let before: Board = { jobs: 0, candidates: 0, companies: 0, pendingJobs: 0 };
for (const board of boards) {
  const began = Date.now();
  await growBoard(before, board);
  process.stderr.write(
    `${board.jobs.toLocaleString("en-US")} jobs and ${board.candidates.toLocaleString("en-US")} applications written in ${Math.round((Date.now() - began) / 1000)} s.\n`,
  );
  before = board;
  counted.push(await readsOfVisits());
}
await browser.close();
const pages = adminVisits.map(({ page: name, atMost }, i): AdminReads => ({
  page: name,
  atMost,
  documents: counted.map((of) => of[i]!.documents),
  counts: counted.at(-1)![i]!.counts,
}));
writeResult({ pages });
process.exit(0);
