import { expectNoBarrierInEitherScheme } from "../support/accessibility/axe.ts";
import { runSchedule } from "../support/runSchedule.ts";
import { expect, test } from "../support/e2e.ts";

test("a visitor finds the numbers of the region, reads them without scripts, and takes the files", async ({
  page,
  request,
}) => {
  await runSchedule("countNumbers");
  await page.goto("/sobre");
  await page.getByRole("link", { name: "Ver os números" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Números da região" })).toBeFocused();
  await expect(page).toHaveURL("/numeros");
  const months = page.getByRole("table", { name: "Vagas publicadas pela primeira vez" });
  await expect(months.getByRole("row")).toHaveCount(14);
  await expect(months.getByRole("rowheader").last()).toHaveText(/ de \d{4}, até\sagora$/);

  const answer = await request.get("/dados/numeros.json");
  const numbers = (await answer.json()) as {
    license: string;
    openJobs: number;
    months: { jobs: number | null }[];
    together: { byType: Record<string, number> };
  };
  expect(numbers.license).toBe("CC BY 4.0");
  expect(numbers.months.filter(({ jobs }) => jobs !== null && jobs < 5)).toEqual([]);
  const [type, count] = Object.entries(numbers.together.byType)[0]!;
  const types = page.getByRole("table", { name: "Vagas publicadas por categoria" }).first();
  await expect(types.getByRole("row", { name: `${type} ${count}`, exact: true })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Planilha (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("numeros.csv");
  const csv = await (await request.get("/dados/numeros.csv")).text();
  expect(csv).toContain(`;vagas publicadas por categoria;${type};${count};vagas;`);

  await page.goto("/numeros");
  for (const month of await page.locator("summary").all()) await month.click();
  await expectNoBarrierInEitherScheme(page, "the numbers of every month");
});
