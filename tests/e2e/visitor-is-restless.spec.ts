import type { Page } from "@playwright/test";
import { expect, hold, test } from "../support/e2e.ts";

test("a link pressed twice opens its page once", async ({ page, board }) => {
  const [job] = await board.openJobs();
  await page.goto("/");
  await page.goto("/vagas");
  const link = page
    .getByRole("article", { name: job!.title, exact: true })
    .getByRole("link", { name: "Ver detalhes" });
  // While its code is coming, and when it has come; both before React shows the job.
  for (const _code of ["coming", "there"]) {
    await link.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(job!.title);
    await page.getByRole("link", { name: "Voltar para vagas" }).first().click();
    await expect(page.getByRole("article")).toHaveCount(20);
  }
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("while a page's code is coming, a line says so, and the last press counts", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const footer = page.getByRole("contentinfo");
  await page.goto("/");
  await page.goto("/vagas");
  const release = await hold(page, /\/assets\/AboutPage/);
  await footer.getByRole("link", { name: "Sobre" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-code", "coming");
  await footer.getByRole("link", { name: /Acessibilidade/ }).click();
  await expect(heading).toHaveText(/Acessibilidade/);
  await expect(page.locator("html")).not.toHaveAttribute("data-code");
  await footer.getByRole("link", { name: "Sobre" }).click();
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(20);
  const came = page.waitForResponse(/AboutPage/).catch(() => null);
  release();
  await came;
  await expect(page).toHaveURL("/vagas");
  await expect(heading).toHaveText(/Vagas/);
});

test("steps back and forth in quick succession end where the address is", async ({
  page,
  board,
}) => {
  const [job] = await board.openJobs();
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/vagas");
  await page.getByRole("link", { name: "Ver detalhes" }).first().click();
  await expect(heading).toHaveText(job!.title);
  await page.getByRole("contentinfo").getByRole("link", { name: "Sobre" }).click();
  await expect(heading).toHaveText("Sobre");
  await page.evaluate(async () => {
    for (const step of [-1, -1, 1, 1, -1]) {
      history.go(step);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  });
  // A busy browser drops a step that comes before the last one has ended, so it alone knows where they end.
  const headings: Record<string, string | RegExp> = {
    "/vagas": /^Vagas/,
    [`/vagas/${job!.id}`]: job!.title,
    "/sobre": "Sobre",
  };
  await expect(async () => {
    const address = await addressAtRest(page);
    await expect(heading).toHaveText(headings[address]!, { timeout: 1_000 });
  }).toPass();
});

/** The path of the page, once it has stayed for a while. */
async function addressAtRest(page: Page): Promise<string> {
  for (;;) {
    const before = page.url();
    await page.waitForTimeout(500);
    if (page.url() === before) return new URL(before).pathname;
  }
}
