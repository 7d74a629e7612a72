import type { Page } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import { addDays, mondayOf, startOfDay } from "@vagas/functions/domain/dates";
import { findBroken } from "../invariants/findBroken.ts";
import { atRest } from "../support/atRest.ts";
import { openAsAdmin } from "../support/admin.ts";
import { openAs } from "../support/companies.ts";
import { expect } from "../support/e2e.ts";
import { mails, sentMessageIds } from "../support/emulators.ts";
import { database } from "../support/project.ts";
import { type Counted, noteCounts } from "./diary.ts";
import { expectedCount, mailDifference } from "./expectedMails.ts";
import { readTown, type Town, type TownJob } from "./handCount.ts";
import type { Hour } from "./hour.ts";
import { market } from "./townspeople.ts";

/** Every number that the site shows is what a count by hand says, every mail has arrived once, and nothing contradicts. */
export const countEverything: Hour = {
  at: "20:00",
  title: "Every count is right",
  live: async ({ openBrowser, openComputer, picture }) => {
    const { broken, board } = await atRest(() => {});
    expect(broken).toEqual([]);
    expect(await mailDifference()).toEqual({ missing: [], unexpected: [] });
    const ids = await sentMessageIds();
    expect(new Set(ids).size).toBe(ids.length);
    expect(board.mails.size).toBe(expectedCount());

    const now = new Date();
    const town = await readTown(now);
    const phone = await (await openBrowser()).newPage();
    const counted = await compare(phone, "home page", () => phone.goto("/"), ofHome(town));
    counted.push(...(await compareList(phone, town)));
    const panel = await (await openBrowser()).newPage();
    await openAs(panel, market, "/empresa/dashboard");
    counted.push(
      ...(await compare(panel, "company's panel", () => panel.reload(), ofCompany(town))),
    );
    await picture(panel, "The panel of the market.");
    const desk = await openComputer();
    await openAsAdmin(desk, "/admin");
    counted.push(...(await compareCards(desk, town, now)));
    await picture(desk, "The administrator's panel: nothing waits.");
    counted.push(...(await compareStatistics(desk, town, now)));
    await picture(desk, "The statistics.");
    expect((await findBroken()).broken).toEqual([]);
    noteCounts(counted);
    return `${counted.length} numbers equal a count by hand, ${(await mails()).length} mails arrived once each and none that was not expected, no contradiction among ${board.jobs.size} jobs, ${board.candidates.size} applications and ${board.mails.size} mails`;
  },
};

type Expected = readonly (readonly [what: string, byHand: number])[];

const count = (jobs: readonly TownJob[], is: (job: TownJob) => boolean) => jobs.filter(is).length;

function ofHome({ jobs, openJobs, hires }: Town): Expected {
  const hiredHere = hired(hires, "peloSite");
  return [
    ["Total de Vagas", count(jobs, ({ onSite }) => onSite)],
    ["Vagas Abertas", openJobs.length],
    ["Vagas Preenchidas", count(jobs, ({ onSite, filled }) => onSite && filled)],
    [`Contrata${hiredHere === 1 ? "ção contada" : "ções contadas"} pelas empresas`, hiredHere],
  ];
}

function ofCompany({ jobs }: Town): Expected {
  const own = jobs.filter(({ companyId }) => companyId === market.uid);
  return [
    ["Pendentes", count(own, ({ waits }) => waits)],
    ["Ativas", count(own, ({ onSite, filled }) => onSite && !filled)],
    ["Preenchidas", count(own, ({ filled }) => filled)],
  ];
}

function hired(hires: Town["hires"], how: string): number {
  return hires.reduce((sum, { answer, people }) => sum + (answer === how ? people : 0), 0);
}

/** Compares the terms of a page with their counts; the page may be a minute old. */
async function compare(
  page: Page,
  where: string,
  open: () => Promise<unknown>,
  expected: Expected,
): Promise<Counted[]> {
  await expect(async () => {
    await open();
    for (const [what, byHand] of expected)
      await expect(termOf(page, what), `${what}, ${where}`).toHaveText(
        byHand.toLocaleString("pt-BR"),
        { timeout: 5_000 },
      );
  }).toPass({ timeout: 90_000 });
  return Promise.all(
    expected.map(async ([what, byHand]) => ({
      what,
      where,
      byHand,
      shown: (await termOf(page, what).textContent())!,
    })),
  );
}

function termOf(page: Page, what: string) {
  return page
    .locator("dt")
    .filter({ hasText: new RegExp(`^${what}`) })
    .locator("xpath=following-sibling::dd[1]");
}

/** The list says how many jobs are open, and shows them all. */
async function compareList(page: Page, { openJobs }: Town): Promise<Counted[]> {
  const where = "list of jobs";
  await page.goto("/vagas");
  const shown = page.getByText(/^\d+ vagas encontradas/).first();
  await expect(shown).toHaveText(`${openJobs.length} vagas encontradas`);
  const found = Number.parseInt((await shown.textContent())!, 10);
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const listed = new Set([...sitemap.matchAll(/\/vagas\/([^<]+)<\/loc>/g)].map(([, id]) => id));
  expect(listed).toEqual(new Set(openJobs.map(({ id }) => id)));
  return [
    { what: "vagas encontradas", where, byHand: openJobs.length, shown: found },
    {
      what: "addresses of jobs",
      where: "sitemap.xml",
      byHand: openJobs.length,
      shown: listed.size,
    },
  ];
}

async function compareCards(
  page: Page,
  { jobs, openJobs, waiting, companies }: Town,
  now: Date,
): Promise<Counted[]> {
  const cards: Expected = [
    ["Vagas ativas", openJobs.length],
    ["Vagas preenchidas", count(jobs, ({ filled }) => filled)],
    ["Aprovações pendentes", waiting],
    ["Empresas novas", companies.filter(({ createdAt }) => createdAt > addDays(now, -7)).length],
  ];
  const where = "administrator's panel";
  const counted: Counted[] = [];
  for (const [what, byHand] of cards) {
    const number = page
      .getByRole("list", { name: "Resumo" })
      .getByRole("listitem")
      .filter({ hasText: what })
      .locator("p")
      .nth(1);
    await expect(number, `${what}, ${where}`).toHaveText(String(byHand));
    counted.push({ what, where, byHand, shown: (await number.textContent())! });
  }
  return counted;
}

async function compareStatistics(page: Page, town: Town, now: Date): Promise<Counted[]> {
  const where = "statistics";
  await page.goto("/admin/dashboard?aba=estatisticas");
  await expect(page.getByRole("heading", { name: "Vagas por categoria" })).toBeVisible();
  const { jobs, openJobs, hires } = town;
  const counted: Counted[] = [];
  for (const type of new Set(jobs.map((job) => job.type))) {
    const of = (all: readonly TownJob[]) => count(all, (job) => job.type === type);
    const byHand = `${of(openJobs)}/${of(jobs)}`;
    const row = page.getByRole("listitem").filter({ has: page.getByText(type, { exact: true }) });
    await expect(row, `${type}, ${where}`).toContainText(`${byHand} ativas`);
    const [shown] = /\d+\/\d+/.exec((await row.textContent())!)!;
    counted.push({ what: type, where, byHand, shown });
  }
  const monday = startOfDay(mondayOf(now, 0));
  for (const [what, byHand] of [
    ["Candidaturas por semana", town.applications.filter((at) => at >= monday).length],
    [
      "Vagas novas por semana",
      count(jobs, ({ approved, postedAt }) => approved && postedAt >= monday),
    ],
  ] as const) {
    const week = page.getByRole("table", { name: what }).getByRole("row").last().getByRole("cell");
    await expect(week.last(), `${what}, ${where}`).toHaveText(String(byHand));
    counted.push({
      what: `${what}, this week`,
      where,
      byHand,
      shown: (await week.last().textContent())!,
    });
  }
  const facts: Expected = [
    ["Pelo site", hired(hires, "peloSite")],
    ["De outro jeito", hired(hires, "deOutroJeito")],
    ["Avisos confirmados", await confirmedAlerts()],
  ];
  return [...counted, ...(await compare(page, where, async () => {}, facts))];
}

async function confirmedAlerts(): Promise<number> {
  const { docs } = await database.collection(collections.alerts).get();
  return docs.filter((alert) => alert.get("confirmedAt") !== null).length;
}
