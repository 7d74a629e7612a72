import { collections } from "@vagas/functions/domain/collections";
import { addDays } from "@vagas/functions/domain/dates";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { limits } from "@vagas/functions/domain/limits";
import { expect, fillWithJobs, openAs, test } from "../support/companies.ts";
import { eventually } from "../support/emulators.ts";
import { countReads } from "../support/page/countReads.ts";
import { database } from "../support/project.ts";

/** More than two pages. Each job keeps the functions busy, and the next tests wait for them. */
const many = 50;

test("the panel of a company with 50 jobs reads one page, and one more on request", async ({
  page,
  newCompany,
}) => {
  test.setTimeout(180_000);
  const company = await newCompany();
  const now = Date.now();
  // Off the site, in each state; a minute apart.
  const titles = Array.from(
    { length: many },
    (_, index) => `Ajudante ${String(index + 1).padStart(3, "0")}`,
  );
  await fillWithJobs(company, titles, (title, index) => ({
    title,
    searchTerms: jobSearchTerms({ title, company: company.name, location: "Confresa" }),
    postedAt: new Date(now - index * 60_000),
    expiresAt: addDays(new Date(now), -1),
    approved: index % 5 === 0,
    approvalStatus: index % 5 === 0 ? "approved" : "pending",
    filled: index % 10 === 0,
  }));

  // The page reads again what functions change while it is open.
  const waiting = (titles.length * 4) / 5;
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
    String(many / 10),
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
    searchTerms: jobSearchTerms({ title, company: company.name, location: "Confresa" }),
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
