import { expect, failedImport, loseCode, lostRequest, test } from "../support/e2e.ts";

test("offline, a banner says so, lists and jobs seen before still open, and a page whose code fails to load appears when the network is back", async ({
  page,
  context,
  board,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  expectConsole(failedImport);
  const [first, second] = await board.openJobs();
  const banner = page
    .getByRole("status")
    .filter({ hasText: "Você está sem internet. O que já foi carregado continua aqui." });
  await page.goto("/vagas");
  await page
    .getByRole("article", { name: first!.title, exact: true })
    .getByRole("link", { name: "Ver detalhes" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: first!.title })).toBeVisible();
  await expect(banner).toHaveCount(0);

  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await page.getByRole("link", { name: "Voltar para vagas" }).click();
  await expect(page.getByRole("article")).toHaveCount(20);
  await page
    .getByRole("article", { name: second!.title, exact: true })
    .getByRole("link", { name: "Ver detalhes" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: second!.title })).toBeVisible();
  await expect(page.getByText(second!.description.slice(0, 60))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(20);

  await page.getByRole("contentinfo").getByRole("link", { name: "Sobre" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Você está sem internet" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Sobre" })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test("a page whose code fails to load triggers one reload; filters whose code fails to load say so and stay closed, and open after a reload", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  expectConsole(failedImport);
  let loads = 0;
  page.on("load", () => (loads += 1));
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Sobre" });
  await page.goto("/vagas");
  await page.route(/AboutPage/, (route) => route.abort());
  await link.click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Esta página não carregou" }),
  ).toBeVisible();
  expect(loads).toBe(2);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Atualizar a página" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sobre" })).toBeVisible();

  await page.goto("/vagas");
  // Requests stay intercepted after the lost one, because interception that ends while the page reloads could lose others.
  let lost = 0;
  await page.route(/AboutPage/, (route) => ((lost += 1) === 1 ? route.abort() : route.continue()));
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Sobre" })).toBeVisible();
  await page.unrouteAll();

  await page.goto("/vagas");
  const filters = page.getByRole("button", { name: "Filtros" });
  await expect(page.getByRole("article")).toHaveCount(20);
  await loseCode(page);
  await filters.click();
  await expect(page.getByRole("alert").filter({ hasText: "Não foi possível abrir" })).toContainText(
    "atualize a página",
  );
  await expect(filters).toHaveAttribute("aria-expanded", "false");
  await page.unrouteAll();
  await page.reload();
  await filters.click();
  await expect(page.getByRole("combobox", { name: "Localização" })).toBeVisible();
});
