import type { Page } from "@playwright/test";
import { expect } from "../e2e.ts";
import { dataLine, leadTo } from "../page/dataLine.ts";
import { searchFor } from "../page/searchFor.ts";
import { expectNoBarrierAnywhere, expectRoomForLargeText } from "./axe.ts";
import { type Made, pagesOf } from "./everyPage.ts";

type Who = Parameters<typeof pagesOf>[0];

/** Every `of`-th page, beginning with that of index `part`: all pages are too many for one test. */
type Share = { part: number; of: number };

const all: Share = { part: 0, of: 1 };

function shareOf(who: Who, made: Made, { part, of }: Share) {
  return pagesOf(who, made).filter((_, i) => i % of === part);
}

async function expectSight(page: Page, sign: string): Promise<void> {
  await expect(page.getByText(sign).filter({ visible: true }).first()).toBeAttached();
}

/**
 * Checks the pages of a kind of person for barriers, loaded and empty; on arrival the focus is on the page's heading.
 */
export async function expectNoBarrierOnPages(
  page: Page,
  who: Who,
  made: Made,
  share = all,
): Promise<void> {
  for (const [name, { loaded, empty }] of shareOf(who, made, share)) {
    for (const sight of [loaded, empty]) {
      if (sight === null) continue;
      const [address, sign, search] = sight;
      const heading = page.getByRole("heading", { level: 1 });
      await leadTo(page, address);
      if (search === undefined) await expectSight(page, sign);
      // After a search the focus is in the field.
      if (search === undefined || sight === loaded)
        await expect(heading, `the heading of ${name}`).toBeFocused();
      if (search !== undefined) {
        await searchFor(page, search);
        await expectSight(page, sign);
      }
      const where = `${name}, ${sight === loaded ? "loaded" : "empty"}`;
      await expectRoomForLargeText(page, where);
      await expectNoBarrierAnywhere(page, where);
    }
  }
}

/**
 * Checks pages for barriers while they load, and when loading fails. `from`: the page they are reached from, if a
 * guard needs the connection; null: they are opened by address.
 */
export async function expectNoBarrierWithoutData(
  page: Page,
  who: Who,
  made: Made,
  from: string | null,
  share = all,
): Promise<void> {
  await page.clock.install();
  const line = await dataLine(page);
  for (const [
    name,
    {
      loaded: [address],
      loading,
      error,
    },
  ] of shareOf(who, made, share)) {
    if (loading === null || error === null) continue;
    line.open();
    if (from !== null) {
      await page.goto(from);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    line.hold();
    await (from === null ? page.goto(address) : leadTo(page, address));
    await expectSight(page, loading);
    await expectNoBarrierAnywhere(page, `${name}, loading`);
    await line.cut();
    await expect(async () => {
      // A listener gives the server some seconds before it reports a failure.
      await page.clock.runFor(5000);
      await expect(page.getByText(error).filter({ visible: true }).first()).toBeVisible({
        timeout: 300,
      });
    }).toPass({ intervals: [0], timeout: 30_000 });
    await expectNoBarrierAnywhere(page, `${name}, failed`);
  }
}
