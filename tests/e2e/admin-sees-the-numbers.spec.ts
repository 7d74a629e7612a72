import type { Query } from "firebase-admin/firestore";
import { collections } from "@vagas/functions/domain/collections";
import { startOfDay } from "@vagas/functions/domain/dates";
import { waitingParts, waitingTotal } from "@vagas/functions/domain/administration/waiting";
import { reportAddress } from "@vagas/functions/domain/health/browserReport";
import { paths } from "@vagas/functions/domain/site/paths";
import { expect, openAsAdmin, test } from "../support/admin.ts";
import { notification, widths } from "../support/e2e.ts";
import { readPaper } from "../support/readPaper.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { database, untilStored } from "../support/project.ts";
import { board } from "../support/board.ts";

test.use({ viewport: widths.desktop });

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Documents with `value` in `field`. */
function having(collection: string, field: string, value: unknown): Query {
  return database.collection(collection).where(field, "==", value);
}

test("the cards show the stored counts, and follow them", async ({ page, records, board }) => {
  const company = await records.company();
  await records.waitingJob(company);
  await openAsAdmin(page, "/admin");
  const card = (label: string) =>
    page.getByRole("list", { name: "Resumo" }).getByRole("listitem").filter({ hasText: label });
  const expectCards = () =>
    expect(async () => {
      const [filled, jobs, resumes, imported, edits, reports] = await Promise.all([
        countOf(having(collections.jobs, "filled", true)),
        countOf(having(collections.jobApprovals, "status", "pending")),
        countOf(having(collections.resumes, "status", "pending")),
        countOf(database.collection(collections.pendingJobs)),
        countOf(having(collections.jobEdits, "status", "pending").where("open", "==", true)),
        countOf(having(collections.reportSummaries, "state", "open")),
      ]);
      const all = { reports, jobs, edits, imported, resumes };
      await expect(card("Vagas ativas")).toHaveText(
        `Vagas ativas${(await board.stats()).openPositions}`,
        { timeout: 500 },
      );
      await expect(card("Vagas preenchidas")).toHaveText(`Vagas preenchidas${filled}`, {
        timeout: 500,
      });
      await expect(card("Aprovações pendentes")).toHaveText(
        `Aprovações pendentes${waitingTotal(all)}${waitingParts(all).join(" · ")}`,
        { timeout: 500 },
      );
      await expect(
        page.getByRole("link", { name: "Aprovações", exact: true }),
      ).toHaveAccessibleDescription(`${waitingTotal(all)} pendentes`, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  await expectCards();
  await records.waitingJob(company);
  const own = await records.job();
  await expectCards();
  await database.collection(collections.jobs).doc(own.id).update({ filled: true });
  await expectCards();
});

test("the statistics equal the public counts, and twelve weeks of applications and new jobs are drawn and in a table", async ({
  page,
  records,
  board,
}) => {
  const job = await records.job({ type: "Segurança", category: "Segurança" });
  await records.candidate(job, smallPdf);
  await openAsAdmin(page, "/admin/dashboard?aba=estatisticas");
  await expect(page.getByRole("heading", { name: "Vagas por categoria" })).toBeVisible();
  await expect(async () => {
    const { categoryTotal, categoryActive } = await board.stats();
    const row = page.getByRole("listitem").filter({ hasText: "Segurança" });
    const [active, total] = [categoryActive["Segurança"] ?? 0, categoryTotal["Segurança"]!];
    const percent = Math.round((active / total) * 100);
    await expect(row).toContainText(`${active}/${total} ativas · ${percent}%`, { timeout: 500 });
    const [bar, whole] = await row
      .locator("[aria-hidden]")
      .evaluate((track) => [track.firstElementChild!.clientWidth, track.clientWidth] as const);
    expect(Math.abs(bar - (whole * percent) / 100)).toBeLessThanOrEqual(1);
  }).toPass();

  // Counted once, when the page opens; functions may still remove what earlier tests made.
  await expect(async () => {
    await page.reload();
    for (const [title, collection, field] of [
      ["Candidaturas por semana", collections.resumes, "appliedAt"],
      ["Vagas novas por semana", collections.jobs, "postedAt"],
    ] as const) {
      const rows = page.getByRole("table", { name: title }).locator("tbody").getByRole("row");
      await expect(rows).toHaveCount(12);
      const texts = await rows.allTextContents();
      const [day, month] = texts.at(-1)!.slice(0, 5).split("/");
      // In January it may be one of last year's.
      const now = new Date();
      const year = now.getUTCFullYear() - (Number(month) > now.getUTCMonth() + 1 ? 1 : 0);
      const monday = startOfDay(`${year}-${month}-${day}`);
      const week = database
        .collection(collection)
        .where(field, ">=", monday)
        .where(field, "<", new Date(monday.getTime() + 7 * 86_400_000));
      const count =
        collection === collections.resumes
          ? (await countOf(week)) - (await countOf(week.where("jobId", "==", null)))
          : await countOf(week.where("approvalStatus", "==", "approved"));
      expect(count).toBeGreaterThan(0);
      expect(texts.at(-1)!.slice(5)).toBe(String(count));
    }
  }).toPass();
});

test("the newest five jobs are shown with their actions and a link to all, beside the week as a message that names jobs by short addresses, and as a sheet", async ({
  page,
  context,
  records,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const made = await Promise.all(Array.from({ length: 6 }, () => records.job()));
  await openAsAdmin(page, "/admin?aba=recentes");
  const rows = page
    .getByRole("table", { name: "Vagas recentes" })
    .locator("tbody")
    .getByRole("row");
  await expect(rows).toHaveCount(5);
  // A job counts as posted when it is listed.
  await Promise.all(made.map(({ id }) => untilStored(collections.jobs, id, { listed: true })));
  const newest = (await board.listedJobs())
    .filter(({ id }) => made.some((one) => one.id === id))
    .slice(0, 5);
  for (const [i, { title }] of newest.entries()) await expect(rows.nth(i)).toContainText(title);
  const [first] = newest;
  await expect(page.getByRole("link", { name: `Editar ${first!.title}` })).toHaveAttribute(
    "href",
    `/admin/jobs/edit/${first!.id}`,
  );
  await expect(page.getByRole("button", { name: `Excluir ${first!.title}` })).toBeVisible();

  const week = page.getByRole("region", { name: "Resumo da semana" });
  await expect(week).toContainText(/\d+\snovas?/);
  await week.getByRole("button", { name: "Copiar resumo da semana" }).click();
  await expect(notification(page)).toContainText("Resumo copiado!");
  const message = await page.evaluate(() => navigator.clipboard.readText());
  expect(message.length).toBeLessThan(1_000);
  expect(message).toContain(`: ${new URL("/semana", page.url()).href}`);
  const [, address = ""] = /\n(http\S+\/v\/\w+)\n/.exec(message)!;
  await week.getByRole("button", { name: "Folha para o mural" }).click();
  await expect(page.getByRole("img", { name: /^Folha com as vagas da semana/ })).toBeVisible();
  expect(await readPaper(await page.pdf({ preferCSSPageSize: true }))).toEqual({
    sheets: 1,
    size: [210, 297],
    code: new URL("/semana", page.url()).href,
  });
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Ver todas as vagas" }).click();
  await expect(page).toHaveURL(/\/admin\/jobs$/);
  await page.goto(address.toUpperCase().replace(/^HTTP[^/]*\/\/[^/]*/, new URL(address).origin));
  await expect(page).toHaveURL(/\/vagas\/[^/]+$/);
  await page.goto("/semana");
  await expect(page.getByRole("heading", { name: "Vagas da semana" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
});

test("an error in a visitor's page is on the page about the site's health, without what was typed", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Example of a fault/);
  await page.goto("/vagas/mercado-araguaia-caixa");
  const answer = page.waitForResponse((response) => response.url().endsWith(reportAddress));
  await page.evaluate(() =>
    reportError(new Error("Example of a fault for ana@pessoa.example, 66 99999-1234")),
  );
  expect((await answer).status()).toBe(204);

  await openAsAdmin(page, paths.adminHealth);
  const fault = page.getByRole("row", { name: "/vagas/:id Example of a fault for *** ***" });
  await expect(fault).toBeVisible();
});
