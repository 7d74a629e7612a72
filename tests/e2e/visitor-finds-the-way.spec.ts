import { town } from "@vagas/functions/domain/town";
import type { Page } from "@playwright/test";
import { demoCompany } from "../support/demoLogins.ts";
import { expect, hold, lostRequest, notification, test, widths } from "../support/e2e.ts";
import { fillInLogin } from "../support/page/signIn.ts";

const places = [
  ["Início", "/"],
  ["Vagas", "/vagas"],
  ["Publicar Vaga", "/publicar-vaga"],
  ["Enviar Currículo", "/enviar-curriculo"],
  ["Sobre", "/sobre"],
] as const;

const footerPlaces = [
  ...places,
  ["Vaga Legal", "/vaga-legal"],
  ["Privacidade", "/privacidade"],
  ["Minhas candidaturas", "/minhas-candidaturas"],
  ["Meus dados", "/meus-dados"],
  ["Acessibilidade", "/acessibilidade"],
] as const;

const addressesOf = (page: Page, navigation: string) =>
  page
    .getByRole("navigation", { name: navigation })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));

test("the header leads everywhere, from a menu below 768 px and by links from there on, and marks the current page", async ({
  page,
}) => {
  await page.goto("/sobre");
  await expect(page.getByRole("heading", { level: 1, name: "Sobre" })).toBeVisible();
  const opensMenu = page.getByRole("button", { name: "Abrir menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  const links = page.getByRole("navigation", { name: "Principal" });
  const jobs = page.getByRole("heading", { level: 1, name: "Vagas Disponíveis" });
  await expect(links).toBeHidden();
  await opensMenu.click();
  await expect
    .poll(() => addressesOf(page, "Menu"))
    .toEqual([...places.map((place) => [...place]), ["Entrar (empresas)", "/empresa/login"]]);
  await expect(menu.locator("[aria-current=page]")).toHaveText("Sobre");
  await menu.getByRole("link", { name: "Vagas", exact: true }).click();
  await expect(page).toHaveURL("/vagas");
  await expect(jobs).toBeFocused();
  await expect(menu).toBeHidden();

  await page.setViewportSize({ width: 767, height: 900 });
  await expect(opensMenu).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(opensMenu).toBeHidden();
  await expect(links).toBeVisible();

  await page.setViewportSize(widths.desktop);
  await expect(opensMenu).toBeHidden();
  await expect
    .poll(() => addressesOf(page, "Principal"))
    .toEqual(places.map((place) => [...place]));
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Entrar (empresas)" }),
  ).toHaveAttribute("href", "/empresa/login");
  await links.getByRole("link", { name: "Sobre" }).click();
  await expect(links.locator("[aria-current=page]")).toHaveText("Sobre");
  await links.getByRole("link", { name: "Vagas", exact: true }).click();
  await expect(page).toHaveURL("/vagas");
  await expect(jobs).toBeFocused();
});

test("the about page explains the mission and what people need to know, above a footer that leads everywhere and to the makers", async ({
  page,
}) => {
  await page.goto("/sobre");
  await expect(page).toHaveTitle(`Sobre | ${town.boardName}`);
  for (const name of [
    "Nossa missão",
    "Como funciona",
    "Para candidatos",
    "Para empresas",
    "Quem fez",
  ]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  await expect(page.locator("dt")).toHaveText([
    "Vagas atualizadas",
    "Candidatura simples",
    "Foco local",
    "Resposta rápida",
  ]);
  await expect(
    page.getByRole("main").getByRole("link", { name: town.credits.email }),
  ).toBeVisible();

  const footer = page.getByRole("contentinfo");
  await expect
    .poll(() => addressesOf(page, "Links rápidos"))
    .toEqual(footerPlaces.map((place) => [...place]));
  await expect(footer.getByRole("link", { name: "WhatsApp", exact: true })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/${town.contact.whatsapp}\\?text=`),
  );
  await expect(
    footer.getByRole("link", { name: town.contact.instagramHandle, exact: true }),
  ).toHaveAttribute("href", town.contact.instagram);
  await expect(footer.getByRole("link", { name: town.contact.supportEmail })).toHaveAttribute(
    "href",
    `mailto:${town.contact.supportEmail}`,
  );
  await expect(
    page.getByRole("link", { name: `Falar com ${town.boardName} pelo WhatsApp` }),
  ).toHaveAttribute("target", "_blank");
});

test("an unknown address says so, leads home, and is named in the console", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const noted: string[] = [];
  page.on("console", (message) => noted.push(`${message.type()}: ${message.text()}`));
  expect((await page.goto("/vaga-que-nunca-houve"))!.status()).toBe(404);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("heading", { level: 1, name: "Página não encontrada" }),
  ).toBeVisible();
  await expect.poll(() => noted.join()).toContain("/vaga-que-nunca-houve");
  await page.getByRole("link", { name: "Voltar para o início" }).click();
  await expect(page).toHaveURL("/");
});

test("a company is sent from publishing to the login and back, has its account at hand, and can log out", async ({
  page,
}) => {
  await page.goto("/publicar-vaga");
  await expect(page).toHaveURL("/empresa/login");
  await expect(notification(page)).toContainText("Acesso restrito");
  await expect(notification(page)).toContainText("Faça login como empresa para publicar uma vaga");

  await fillInLogin(page, demoCompany);
  await expect(page).toHaveURL("/publicar-vaga");
  await expect(page.getByRole("heading", { name: "Área da Empresa" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Publicar Nova Vaga" })).toHaveAttribute(
    "href",
    "/empresa/vagas/nova",
  );
  await expect(page.getByRole("link", { name: "Ir para o Painel da Empresa" })).toHaveAttribute(
    "href",
    "/empresa/dashboard",
  );

  await page.goto("/sobre");
  await page.getByRole("button", { name: "Abrir menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Publicar Vaga" })).toHaveAttribute(
    "href",
    "/empresa/vagas/nova",
  );
  await expect(menu.getByRole("link", { name: "Minha Conta" })).toHaveAttribute(
    "href",
    "/empresa/dashboard",
  );
  await expect(menu.getByRole("link", { name: "Painel da Empresa" })).toHaveAttribute(
    "href",
    "/empresa/dashboard",
  );
  await menu.getByRole("button", { name: "Sair" }).click();
  await expect(page.getByText("Você saiu da sua conta")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Entrar (empresas)" }),
  ).toBeVisible();
});

test.describe("of two colour schemes", () => {
  test.use({ colorScheme: "dark" });

  test("the site follows the system's scheme at first, and remembers a choice over a reload and a change of the system", async ({
    page,
  }) => {
    const scheme = () => page.locator("html").getAttribute("data-color-scheme");
    await page.goto("/sobre");
    expect(await scheme()).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(scheme).toBe("light");

    await page.getByRole("button", { name: "Usar tema escuro" }).click();
    await expect.poll(scheme).toBe("dark");
    await page.reload();
    expect(await scheme()).toBe("dark");
    await expect(page.getByRole("button", { name: "Usar tema claro" })).toBeVisible();
  });
});

test.describe("before there is a page", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the board's name is shown until there is a page, which says that it is loading after half a second", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const releaseAll = await hold(page, /\/assets\/.*\.js/);
    const releasePage = await hold(page, /\/assets\/OwnDataPage.*\.js/);
    await page.goto("/meus-dados", { waitUntil: "commit" });
    await expect(page.locator(".splash")).toBeVisible();
    await expect(page.locator(".splash")).toHaveText(town.boardName);
    releaseAll();
    await expect(page.getByRole("status").filter({ hasText: "Carregando..." })).toBeVisible();
    await expect(page.locator(".splash")).toHaveCount(0);
    releasePage();
    await expect(page.getByRole("heading", { level: 1, name: "Meus dados" })).toBeVisible();
    await expect(page.locator(".splash")).toHaveCount(0);
  });
});
