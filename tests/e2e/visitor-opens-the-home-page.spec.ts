import { town } from "@vagas/functions/domain/town";
import type { Locator } from "@playwright/test";
import {
  emptyList,
  expect,
  lostRequest,
  notification,
  requests,
  test,
  widths,
  withoutRendering,
} from "../support/e2e.ts";
import { dataLine } from "../support/page/dataLine.ts";

test("the home page says what it is for, shows the stored counts and the four newest open jobs, and leads to jobs and publishing", async ({
  page,
  board,
}) => {
  const count = (label: string) =>
    page
      .locator("dl")
      .filter({ hasText: "Total de Vagas" })
      .locator("div", { hasText: label })
      .locator("dd");
  const featured = page.getByRole("region", { name: "Vagas Em Destaque" });
  // Functions may still be counting other tests' changes.
  await expect(async () => {
    await page.goto("/");
    const { totalJobs, openPositions, recentlyFilled } = await board.stats();
    await expect(count("Total de Vagas")).toHaveText(String(totalJobs), { timeout: 500 });
    await expect(count("Vagas Abertas")).toHaveText(String(openPositions), { timeout: 500 });
    await expect(count("Vagas Preenchidas")).toHaveText(String(recentlyFilled), { timeout: 500 });
    const newest = (await board.openJobs()).slice(0, 4);
    await expect(featured.getByRole("heading", { level: 3 })).toHaveText(
      newest.map(({ title }) => title),
      { timeout: 500 },
    );
  }).toPass();
  await expect(page).toHaveTitle(new RegExp(`${town.boardName}.*${town.name}`));

  const hero = page.getByRole("region", { name: /Trabalho perto de casa/ });
  const left = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().left);
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    for (const name of ["Total de Vagas", "Vagas Abertas", "Vagas Preenchidas"])
      await expect(count(name)).toBeVisible();
    await expect(featured.getByRole("article")).toHaveCount(4);
    await expect(featured.getByRole("link", { name: "Ver todas" })).toHaveAttribute(
      "href",
      "/vagas",
    );
    await expect(hero.getByRole("link", { name: "Ver vagas" })).toHaveAttribute("href", "/vagas");
    await expect(hero.getByRole("link", { name: "Publicar vaga" })).toHaveAttribute(
      "href",
      "/publicar-vaga",
    );
    // Header, opening and jobs share one left edge.
    const edge = await left(page.getByRole("banner").getByRole("link").first());
    for (const part of [hero.getByRole("heading"), page.getByRole("heading", { level: 2 }).first()])
      expect(await left(part)).toBe(edge);
    await hero.getByRole("searchbox", { name: "Buscar vagas" }).fill("caixa");
    await hero.getByRole("button", { name: "Buscar" }).click();
    await expect(page).toHaveURL("/vagas?busca=caixa");
    await expect(page.locator("article h2")).toHaveText(["Operador(a) de caixa"]);
    await page.goBack();
    await expect(hero).toBeVisible();
  }
});

test("the home page leads to lists of the areas and towns with most jobs and to three services, and prefetches a job that a finger touches", async ({
  page,
  board,
}) => {
  await page.goto("/");
  const code = page.waitForRequest(/assets\/JobPage-/);
  const touched = page.getByRole("article").first().getByRole("link", { name: "Ver detalhes" });
  await touched.scrollIntoViewIfNeeded();
  await touched.dispatchEvent("pointerdown");
  await code;
  await expect(page).toHaveURL("/");

  // Functions may still be counting what earlier tests changed.
  await expect(async () => {
    await page.goto("/");
    const { categoryActive, locationActive } = await board.stats();
    for (const [name, counts, filter] of [
      ["área", categoryActive, "categoria"],
      ["cidade", locationActive, "local"],
    ] as const) {
      const links = page.getByRole("navigation", { name: `Vagas por ${name}` }).getByRole("link");
      const most = Object.values(counts)
        .filter((count) => count > 0)
        .sort((a, b) => b - a)
        .slice(0, 8);
      const names = await links.allTextContents();
      expect(names.map((shown) => counts[shown])).toEqual(most);
      await expect(links.first()).toHaveAttribute(
        "href",
        `/vagas?${filter}=${encodeURIComponent(names[0]!)}`,
      );
    }
  }).toPass();

  const services = page.getByRole("region", { name: "Nossos Serviços" }).getByRole("link");
  const addresses = () =>
    services.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await expect.poll(addresses).toEqual(["/vagas", "/enviar-curriculo", "/publicar-vaga"]);
  await services.nth(1).click();
  await expect(page).toHaveURL("/enviar-curriculo");
  await page.goBack();
  await page.getByRole("link", { name: "Ver todas" }).click();
  await expect(page).toHaveURL("/vagas");
});

test("four grey cards stand in for jobs while they load, failed jobs can be tried again, and failed counts are dashes", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await withoutRendering(page);
  const line = await dataLine(page);
  await page.route(requests.document, (route) => route.abort());
  line.hold();
  await page.goto("/");
  const featured = page.getByRole("region", { name: "Vagas Em Destaque" });
  const loading = featured.getByRole("status");
  await expect(loading).toContainText("Carregando vagas...");
  await expect(loading.locator("> [aria-hidden]")).toHaveCount(4);
  await line.cut();
  const failure = featured.getByRole("alert");
  await expect(failure).toContainText("Erro ao carregar vagas");
  await expect(failure).toContainText(
    "Não foi possível carregar as vagas. Tente novamente mais tarde.",
  );
  await expect(notification(page)).toHaveCount(0);
  line.open();
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(loading).toHaveCount(0);
  await expect(featured.getByRole("article")).toHaveCount(4);
  await expect(page.locator("dd")).toHaveText(["–", "–", "–"]);
});

test("without jobs it says so and offers to publish one", async ({ page }) => {
  await withoutRendering(page);
  await page.route(requests.list, (route) => route.fulfill(emptyList));
  await page.goto("/");
  const featured = page.getByRole("region", { name: "Vagas Em Destaque" });
  await expect(featured.getByText("Não há vagas disponíveis no momento.")).toBeVisible();
  await expect(featured.getByRole("link", { name: "Publicar vaga" })).toHaveAttribute(
    "href",
    "/publicar-vaga",
  );
});
