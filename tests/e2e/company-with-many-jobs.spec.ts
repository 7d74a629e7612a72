import { collections } from "@vagas/functions/domain/collections";
import { addDays } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { expect, fillWithJobs, openAs, test } from "../support/companies.ts";
import { eventually } from "../support/emulators.ts";
import { countReads } from "../support/page/countReads.ts";
import { database } from "../support/project.ts";

/** Little more than two pages. Each job keeps the functions busy, and the next tests wait for them. */
const many = 2 * limits.pageSize + 2;

test("the panel of a company with three pages of jobs reads one, and one more on request", async ({
  page,
  newCompany,
}) => {
  test.setTimeout(180_000);
  const company = await newCompany();
  const now = Date.now();
  // Off the site, in each state; a minute apart. Only pending ones get an approval record.
  const isPending = (index: number) => index % 10 === 1;
  const isFilled = (index: number) => !isPending(index) && index % 10 !== 0;
  const titles = Array.from(
    { length: many },
    (_, index) => `Ajudante ${String(index + 1).padStart(3, "0")}`,
  );
  await fillWithJobs(company, titles, (title, index) => ({
    title,
    listed: false,
    postedAt: new Date(now - index * 60_000),
    expiresAt: addDays(new Date(now), -1),
    approved: !isPending(index),
    approvalStatus: isPending(index) ? "pending" : "approved",
    filled: isFilled(index),
  }));

  // The page reads again what functions change while it is open: nothing of these jobs, once those that wait are recorded.
  const waiting = titles.filter((_, index) => isPending(index)).length;
  const approvals = database
    .collection(collections.jobApprovals)
    .where("companyId", "==", company.uid)
    .count();
  await eventually(
    "the approval records",
    async () => ((await approvals.get()).data().count === waiting ? true : undefined),
    100_000,
  );

  const { reads, restart } = await countReads(page);
  await openAs(page, company, "/empresa/dashboard");
  const cards = page.getByRole("list", { name: "Minhas Vagas" }).getByRole("listitem");
  await expect(cards).toHaveCount(limits.pageSize);
  await expect(page.getByLabel("Resumo das vagas").locator("dd")).toHaveText([
    String(waiting),
    "0",
    String(titles.filter((_, index) => isFilled(index)).length),
  ]);
  await expect(cards.first()).toContainText("Ajudante 001");
  // Besides the summary's, one count for each of the two approved jobs of a page that ended unfilled: who waits there?
  expect(await reads()).toEqual({ jobs: limits.pageSize, others: 1, counts: 3 + 2 });

  await restart();
  await page.getByRole("button", { name: "Carregar mais" }).dblclick();
  await expect(cards).toHaveCount(2 * limits.pageSize);
  await expect(cards.last()).toContainText("Ajudante 040");
  expect(await reads()).toEqual({ jobs: limits.pageSize, others: 0, counts: 3 + 2 });

  // One more on top: the pages loaded so far keep their place.
  await cards.first().evaluate((card) => {
    const list = card.parentElement!;
    const seen = Object.assign(globalThis, { fewest: list.children.length });
    new MutationObserver(() => (seen.fewest = Math.min(seen.fewest, list.children.length))).observe(
      list,
      { childList: true },
    );
  });
  await fillWithJobs(company, ["Ajudante novo"], (title) => ({
    title,
    listed: false,
    postedAt: new Date(now + 60_000),
    expiresAt: addDays(new Date(now), -1),
    approved: true,
    approvalStatus: "approved",
  }));
  await expect(cards).toHaveCount(2 * limits.pageSize + 1);
  await expect(cards.first()).toContainText("Ajudante novo");
  await expect(cards.last()).toContainText("Ajudante 040");
  expect(await page.evaluate(() => (globalThis as unknown as { fewest: number }).fewest)).toBe(
    2 * limits.pageSize,
  );

  await restart();
  await page.getByLabel("Buscar nas minhas vagas").fill("ajudante 033");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await expect(cards).toHaveCount(1);
  expect((await reads()).jobs).toBe(2 * limits.pageSize);
});
