import { collections } from "@vagas/functions/domain/collections";
import type { Page } from "@playwright/test";
import { reconcileAt } from "../faults/laterRounds.ts";
import { board } from "../support/board.ts";
import { openAs, storedJob } from "../support/companies.ts";
import { expect } from "../support/e2e.ts";
import { host, ports } from "../support/emulators.ts";
import { more } from "../support/page/companyPanel.ts";
import { untilStored } from "../support/project.ts";
import { readTown } from "./handCount.ts";
import { aDayLater, type Hour } from "./hour.ts";
import { lostJob, market } from "./townspeople.ts";

/**
 * A company fills another job, and the event is lost: no function hears of it, and the site counts the job as open. The
 * reconciliation of a night finds it, once the row is a day old, and repairs that and nothing else.
 */
export const loseEvent: Hour = {
  at: "18:00",
  title: "An event is lost, and the reconciliation repairs it",
  live: async ({ openBrowser, picture }) => {
    const { title } = (await storedJob(lostJob))!;
    const page = await (await openBrowser()).newPage();
    await openAs(page, market, "/empresa/dashboard");
    await switchEvents("disable");
    await more(page, title, "Marcar como preenchida");
    await page.getByRole("dialog").getByRole("button", { name: "Agora não" }).click();
    await untilStored(collections.jobs, lostJob, { filled: true });
    // An event that was not lost would arrive within this time.
    await page.waitForTimeout(5_000);
    await switchEvents("enable");

    const open = (await readTown(new Date())).openJobs.length;
    expect((await board.stats()).openPositions).toBe(open + 1);
    await showHome(page, open + 1);
    await picture(page, `The home page counts ${open + 1} open jobs, one too many.`);

    expect(await reconcileAt(aDayLater())).toEqual({
      miscountedJob: { found: 1, mended: 1, ids: [lostJob] },
    });
    expect((await board.stats()).openPositions).toBe(open);
    await showHome(page, open);
    await picture(page, `After the reconciliation it counts ${open}.`);
    return `${open + 1} open jobs were shown, ${open} are open; 1 job found and repaired, nothing else`;
  },
};

/** Switches the functions of the suite off, so that they hear no event, and on again. */
async function switchEvents(how: "disable" | "enable"): Promise<void> {
  const url = `http://${host}:${ports.hub}/functions/${how}BackgroundTriggers`;
  const { ok, status } = await fetch(url, { method: "PUT" });
  if (!ok) throw new Error(`${url} answered ${status}`);
}

/** The home page, once it shows so many open jobs. */
async function showHome(page: Page, open: number): Promise<void> {
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByText("Vagas Abertas").locator("xpath=..")).toContainText(String(open), {
      timeout: 1_000,
    });
  }).toPass({ timeout: 90_000 });
}
