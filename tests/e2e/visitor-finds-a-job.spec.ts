import { town } from "@vagas/functions/domain/town";
import type { Page } from "@playwright/test";
import type { Job } from "@vagas/functions/domain/job/job";
import { jobMonthlyPay, jobPayLine } from "@vagas/functions/domain/pay/payText";
import { foldText } from "@vagas/functions/domain/text/searchTerms";
import {
  expect,
  hold,
  lostRequest,
  notification,
  onPhoneAndDesktop,
  requests,
  test,
  widths,
  withoutRendering,
} from "../support/e2e.ts";

/** By element: on a phone the open filters hide the list from the accessibility tree. */
const titles = (page: Page) => page.locator("article h2");
const announced = (page: Page) => page.getByRole("status").filter({ hasText: /vagas? encontrada/ });
const loadMore = (page: Page) => page.getByRole("link", { name: "Carregar mais" });

async function search(page: Page, text: string) {
  await page.getByPlaceholder("Buscar vagas...").fill(text);
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
}

const choice = (page: Page, label: string) => page.getByRole("combobox", { name: label });

/** Opens the filters, which a phone hides behind a button. */
async function filters(page: Page, wide: boolean) {
  if (!wide) await page.getByRole("button", { name: /^Filtros/ }).click();
  await choice(page, "Categoria").waitFor();
}

/** Closes the filters, which cover the list on a phone. */
async function seeResults(page: Page, wide: boolean) {
  if (wide) return;
  await page.getByRole("dialog", { name: "Filtros" }).getByRole("button", { name: /^Ver/ }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("a card shows all that the list promises, its text is cut at 200 characters, and a filled job's has no way to apply", async ({
  page,
  board,
}) => {
  const onBoth = async (check: () => Promise<void>) => {
    for (const viewport of [widths.desktop, widths.phone]) {
      await page.setViewportSize(viewport);
      await check();
    }
  };
  const job = await board.job("posto-roncador-frentista");
  const long = (await board.openJobs()).find(({ description }) => description.length > 200)!;
  await page.goto(`/vagas?busca=${job.title}`);
  const card = page.getByRole("article", { name: job.title });
  const day = (date: Date) => date.toLocaleDateString("pt-BR", { timeZone: town.timeZone });
  const fill = (name: string) =>
    card.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
  await onBoth(async () => {
    for (const text of [
      job.company,
      jobPayLine(job),
      job.location,
      job.type,
      "Urgente",
      job.description,
      `(${day(job.postedAt)})`,
      `Candidaturas até ${day(job.expiresAt)}`,
    ])
      await expect(card).toContainText(text);
    await expect(card.getByRole("link", { name: "Ver detalhes" })).toHaveAttribute(
      "href",
      `/vagas/${job.id}`,
    );
    expect(await fill("Ver detalhes")).toBe("rgba(0, 0, 0, 0)");
    expect(await fill("Candidatar-se")).toMatch(/^rgb\(/);
    await expect(card.getByRole("link", { name: "Candidatar-se" })).toHaveAttribute(
      "href",
      `/enviar-curriculo?jobId=${job.id}`,
    );
  });

  await search(page, long.title);
  const words = await page
    .getByRole("article", { name: long.title, exact: true })
    .getByText(long.description.slice(0, 40))
    .textContent();
  expect(words!.length).toBeLessThanOrEqual(201);
  expect(long.description.replace(/\s+/g, " ").startsWith(words!.slice(0, -1))).toBe(true);
  expect(words!.endsWith("…")).toBe(true);

  await page.getByRole("link", { name: "Limpar filtros" }).first().click();
  await filters(page, false);
  await page.getByRole("checkbox", { name: "Mostrar vagas preenchidas" }).check();
  await seeResults(page, false);
  await search(page, "repositor");
  const filled = page.getByRole("article", { name: "Repositor(a) de mercadorias" });
  await onBoth(async () => {
    await expect(filled).toContainText("Vaga preenchida");
    await expect(filled.getByRole("link", { name: "Ver detalhes" })).toBeVisible();
    await expect(filled.getByRole("link", { name: "Candidatar-se" })).toHaveCount(0);
  });
});

onPhoneAndDesktop(({ wide }) => {
  test("each filter narrows the list, all of them together too, and one touch clears them", async ({
    page,
    board,
  }) => {
    const listed = await board.listedJobs();
    const open = await board.openJobs();
    const place = open.find(({ title }) => title === "Técnico(a) de enfermagem")!.location;
    const expectJobs = async (jobs: { title: string }[]) => {
      await expect(titles(page)).toHaveText(jobs.slice(0, 20).map(({ title }) => title));
    };
    await page.goto("/vagas");
    await filters(page, wide);
    for (const [label, none, offered] of [
      ["Categoria", "Todas as categorias", listed.map(({ type }) => type)],
      ["Localização", "Todos os lugares", listed.map(({ location }) => location)],
    ] as const) {
      const options = choice(page, label).locator("option");
      await expect(options.first()).toHaveText(none);
      // Options without jobs are not offered, and no others are missing.
      await expect(options).toHaveCount(new Set(offered).size + 1);
    }
    await expect(choice(page, "Tipo")).toHaveCount(0);
    const urgent = page.getByRole("checkbox", { name: "Apenas vagas urgentes" });
    await urgent.check();
    await expectJobs(open.filter((job) => job.urgent));
    if (!wide) await expect(page.locator("button", { hasText: "Filtros (1)" })).toBeVisible();
    await urgent.uncheck();
    await choice(page, "Categoria").selectOption("Saúde");
    await expectJobs(open.filter(({ type }) => type === "Saúde"));
    await choice(page, "Localização").selectOption(place);
    await expectJobs(open.filter(({ type, location }) => type === "Saúde" && location === place));
    await page.getByRole("checkbox", { name: "Mostrar vagas preenchidas" }).check();
    await expectJobs(listed.filter(({ type, location }) => type === "Saúde" && location === place));
    await urgent.check();
    await expectJobs(
      open.filter((job) => job.type === "Saúde" && job.location === place && job.urgent),
    );
    await seeResults(page, wide);
    await search(page, "tecnico");
    await expectJobs([{ title: "Técnico(a) de enfermagem" }]);
    const local = new URLSearchParams({ local: place }).toString();
    await expect(page).toHaveURL(
      `/vagas?busca=tecnico&categoria=Sa%C3%BAde&${local}&preenchidas=1&urgentes=1`,
    );

    await page.getByRole("link", { name: "Limpar filtros" }).click();
    await expect(page).toHaveURL("/vagas");
    await expectJobs(open);
    await expect(page.getByPlaceholder("Buscar vagas...")).toHaveValue("");
  });

  test("a visitor who returns from a job finds the place in the list, two pages down", async ({
    page,
    board,
  }) => {
    const far = (await board.openJobs())[27]!;
    await page.goto("/vagas?ordem=recentes");
    await loadMore(page).click();
    const card = page.getByRole("article", { name: far.title, exact: true });
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1000);
    // From the job, and from another one that it linked to.
    for (const further of [false, true]) {
      await card.getByRole("link", { name: "Ver detalhes" }).click();
      await expect(page.getByRole("heading", { level: 1, name: far.title })).toBeInViewport();
      if (further) {
        const similar = page.getByRole("region", { name: /Vagas parecidas|Outras vagas/ });
        await similar.getByRole("listitem").first().getByRole("link").click();
        await expect(page).not.toHaveURL(new RegExp(far.id));
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      }
      await page.getByRole("link", { name: "Voltar para vagas" }).first().click();
      await expect(page).toHaveURL("/vagas?ordem=recentes");
      await expect(card).toBeInViewport();
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(5);
      await expect(titles(page)).toHaveCount(40);
      await expect(card.getByRole("link", { name: "Ver detalhes" })).toBeFocused();
    }
    // Another page of this tab begins at its top, however far the list was scrolled.
    await page.goto("/vagas?ordem=outra");
    await expect(card).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("the list holds the open jobs, newest first, 20 by 20, each once; when more fail to load, the first ones stay", async ({
  page,
  board,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await page.goto("/vagas");
  await expect(page).toHaveTitle(`Vagas Disponíveis | ${town.boardName}`);
  const all = (await board.openJobs()).map(({ title }) => title);
  await expect(titles(page)).toHaveText(all.slice(0, 20));
  await expect(page.getByRole("article").nth(1)).toBeInViewport({ ratio: 0.99 });
  await expect(announced(page)).toHaveText(`${all.length} vagas encontradas`);

  await page.route(requests.list, (route) => route.abort());
  await loadMore(page).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Não foi possível carregar mais." }),
  ).toBeVisible();
  await expect(titles(page)).toHaveCount(20);
  await page.unroute(requests.list);
  for (let shown = 40; shown < all.length + 20; shown += 20) {
    await loadMore(page).click();
    await expect(titles(page)).toHaveText(all.slice(0, shown));
  }
  await expect(loadMore(page)).toHaveCount(0);
  await expect(announced(page)).toHaveText(`${all.length} vagas encontradas`);
});

test("the list can begin with the best paid jobs, leave out those below an amount or without any, or begin with those that end first", async ({
  page,
  board,
}) => {
  const open = await board.openJobs();
  const ending = open
    .toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || (a.id < b.id ? -1 : 1))
    .map(({ title }) => title);
  const paid = (job: Job) => jobMonthlyPay(job) ?? -1;
  const ordered = open.sort((a, b) => paid(b) - paid(a) || (a.id < b.id ? 1 : -1));
  const expectJobs = async (jobs: { title: string }[], size: number) => {
    await expect(titles(page)).toHaveText(jobs.slice(0, size).map(({ title }) => title));
  };
  await page.goto("/vagas");
  await filters(page, false);
  await choice(page, "Ordem").selectOption("Maior salário");
  await expectJobs(ordered, 20);
  await choice(page, "Salário a partir de").selectOption("R$ 2.500 por mês");
  const from = ordered.filter((job) => paid(job) >= 2_500_00);
  await expectJobs(from, 20);
  await seeResults(page, false);
  await expect(page).toHaveURL("/vagas?minimo=2500&ordem=salario");
  await expect(announced(page)).toHaveText(`${from.length} vagas encontradas, por salário`);
  const off = page.getByRole("list", { name: "Filtros escolhidos" }).getByRole("link");
  await expect(off).toHaveText([/^A partir de R\$\s2\.500$/]);
  await off.click();
  await expect(page).toHaveURL("/vagas?ordem=salario");
  await filters(page, false);
  await page.getByRole("checkbox", { name: "Com salário" }).check();
  const stated = ordered.filter(({ salary }) => salary !== "A combinar");
  expect(stated.length).toBeLessThan(ordered.length);
  await seeResults(page, false);
  await expect(announced(page)).toHaveText(`${stated.length} vagas encontradas, por salário`);
  while (await loadMore(page).isVisible()) {
    const shown = await titles(page).count();
    await loadMore(page).click();
    await expect(titles(page)).not.toHaveCount(shown);
  }
  await expectJobs(stated, stated.length);

  await off.click();
  await filters(page, false);
  await choice(page, "Ordem").selectOption("Encerram primeiro");
  await seeResults(page, false);
  await expect(page).toHaveURL("/vagas?ordem=encerram");
  await expect(titles(page)).toHaveText(ending.slice(0, 20));
  await expect(announced(page)).toHaveText(/, por prazo$/);
  await loadMore(page).click();
  await expect(titles(page)).toHaveText(ending.slice(0, 40));
  // As the server renders its second page, for those who open or share the link.
  await page.goto((await loadMore(page).getAttribute("href"))!);
  await expect(titles(page)).toHaveText(ending.slice(40, 60));
  await search(page, "vendedor");
  await expect(page).toHaveURL("/vagas?busca=vendedor&ordem=encerram");
});

test("active filters are above the list, and one touch removes each", async ({ page }) => {
  const comes = await hold(page, /\/keepFocus-[^/]*\.js$/);
  await page.goto("/vagas?tipo=Vendas&local=Confresa&empresa=Agro&urgentes=1");
  const off = page.getByRole("list", { name: "Filtros escolhidos" }).getByRole("link");
  await expect(off).toHaveText(["Vendas", "Confresa", "Agro", "Só urgentes"]);
  await page.getByRole("link", { name: "Tirar o filtro Confresa" }).click();
  await expect(page).toHaveURL("/vagas?categoria=Vendas&empresa=Agro&urgentes=1");
  await expect(off).toHaveText(["Vendas", "Agro", "Só urgentes"]);
  // The next element in reading order has the focus, even if the code for that loads late.
  comes();
  await expect(page.getByRole("link", { name: "Tirar o filtro Agro" })).toBeFocused();
  await page.getByRole("link", { name: "Tirar o filtro Vendas" }).click();
  await expect(page.getByRole("link", { name: "Tirar o filtro Agro" })).toBeFocused();
  const listComes = await hold(page, requests.list);
  await page.getByRole("link", { name: "Limpar filtros" }).first().click();
  await expect(page.locator("main [aria-busy=true]")).toBeFocused();
  listComes();
  await expect(
    page.getByRole("article").first().getByRole("link", { name: "Ver detalhes" }),
  ).toBeFocused();
});

test("a search finds titles whatever their accents, its address opens it again, a reload keeps it, and the back button undoes it", async ({
  page,
  board,
}) => {
  const found = (await board.openJobs())
    .filter(({ title, type }) => foldText(title).includes("vendedor") && type === "Vendas")
    .map(({ title }) => title);
  await page.goto("/vagas?busca=vendedor&categoria=all&tipo=Vendas");
  await expect(titles(page)).toHaveText(found);
  await expect(page.getByPlaceholder("Buscar vagas...")).toHaveValue("vendedor");
  await filters(page, false);
  await expect(choice(page, "Categoria")).toHaveValue("Vendas");
  await page.reload();
  await expect(titles(page)).toHaveText(found);

  await search(page, "balcao");
  await expect(titles(page)).toHaveText(["Vendedor(a) de balcão agropecuário"]);
  await search(page, "externo");
  await expect(titles(page)).toHaveText(["Vendedor(a) externo(a) agropecuário(a)"]);
  await page.goBack();
  await expect(titles(page)).toHaveText(["Vendedor(a) de balcão agropecuário"]);
  await expect(page.getByPlaceholder("Buscar vagas...")).toHaveValue("balcao");
  await page.goBack();
  await expect(titles(page)).toHaveText(found);

  await page.getByRole("link", { name: "Limpar filtros" }).first().click();
  await search(page, "MECANICO");
  await expect(titles(page)).toHaveText([
    "Mecânico(a) de automóveis",
    "Mecânico(a) de máquinas agrícolas",
  ]);
  await expect(announced(page)).toHaveText("2 vagas encontradas");
  await expect(page.getByRole("button", { name: "Buscar", exact: true })).toBeFocused();
  await search(page, "agrônomo");
  await expect(titles(page)).toHaveText(["Engenheiro(a) agrônomo(a)"]);
  await search(page, "optica");
  await expect(titles(page)).toHaveText(["Instalador(a) de fibra óptica"]);
  await expect(announced(page)).toHaveText("1 vaga encontrada");
});

test("a list says that it is loading, is empty or failed to load, and one touch tries again or shows all jobs", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await withoutRendering(page);
  const release = await hold(page, requests.list);
  await page.goto("/vagas?busca=astronauta");
  await expect(page.getByRole("status").filter({ hasText: "Carregando vagas..." })).toBeVisible();
  release();
  await expect(page.getByText("Nenhuma vaga de astronauta agora.")).toBeVisible();
  await expect(page.getByText("Tente outra palavra, ou só parte dela.")).toBeVisible();
  await expect(announced(page)).toHaveText("Nenhuma vaga encontrada");

  await page.route(requests.list, (route) => route.abort());
  const clear = page.getByRole("main").getByRole("link", { name: "Limpar filtros" });
  await clear.click();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText("Erro ao carregar vagas");
  await expect(failure).toContainText(
    "Houve um problema ao carregar as vagas. Tente novamente mais tarde.",
  );
  // The page says it; a message would repeat it.
  await expect(notification(page)).toHaveCount(0);
  await search(page, "caixa");
  await expect(failure).toContainText("Erro ao filtrar vagas");
  await expect(failure).toContainText("Houve um problema ao aplicar os filtros. Tente novamente.");
  await page.unroute(requests.list);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(titles(page)).toHaveText(["Operador(a) de caixa"]);
  await clear.click();
  await expect(titles(page)).toHaveCount(20);
  await expect(page).toHaveURL("/vagas");
});
