import { town } from "@vagas/functions/domain/town";
import type { Page } from "@playwright/test";
import { expect, lostRequest, onPhoneAndDesktop, test } from "../support/e2e.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectOver(page: Page) {
  await expect(page.getByRole("link", { name: "Candidatar-se", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Contato via WhatsApp" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Compartilhar" })).toBeVisible();
}

onPhoneAndDesktop(({ wide }) => {
  test("a filled job says so, accepts no application, and shows similar jobs", async ({ page }) => {
    await page.goto("/vagas/mercado-araguaia-repositor");
    await expect(page.getByRole("article").first().getByText("Vaga preenchida")).toBeVisible();
    await expect(
      page.getByText("Esta vaga já foi preenchida. Ela não recebe mais candidaturas."),
    ).toBeVisible();
    await expectOver(page);
    const others = page.getByRole("region", { name: "Vagas parecidas" });
    await expect(others.getByRole("listitem").first()).toContainText("R$");
    await expect(others.getByRole("link", { name: "Repositor(a) de mercadorias" })).toHaveCount(0);
  });

  test("a job past its deadline is over at once, whatever the lists say", async ({
    page,
    board,
  }) => {
    const job = await board.job("contabil-departamento-pessoal");
    await page.clock.setFixedTime(job.expiresAt);
    await page.goto(`/vagas/${job.id}`);
    await expect(page.getByRole("article").first().getByText("Vaga encerrada")).toBeVisible();
    await expect(
      page.getByText(
        /^O prazo para candidaturas terminou em .* Ela não recebe mais candidaturas\.$/,
      ),
    ).toBeVisible();
    await expectOver(page);
    await expect(
      page.getByRole("region", { name: "Vagas parecidas" }).getByRole("listitem").first(),
    ).toBeVisible();
  });

  const gone = [
    [
      "off the site",
      "mercado-araguaia-empacotador",
      "Esta vaga está fora do ar",
      "Por enquanto, ela não recebe candidaturas. Se voltar, fica neste mesmo endereço.",
    ],
    [
      "under review",
      "mercado-araguaia-estagio-administrativo",
      "Esta vaga está sendo revisada",
      "A administração está conferindo o anúncio. Se for aprovado, ele volta a este endereço.",
    ],
    [
      "expired",
      "mercado-araguaia-padeiro",
      "Vaga encerrada",
      /^O prazo para candidaturas desta vaga terminou em \d\d\/\d\d\/\d{4}\.$/,
    ],
    [
      "refused",
      "sabor-do-cerrado-atendente",
      "Vaga não encontrada",
      "Ela pode ter sido preenchida, encerrada ou retirada do ar pelo anunciante.",
    ],
    [
      "unknown",
      "nunca-houve",
      "Vaga não encontrada",
      "Ela pode ter sido preenchida, encerrada ou retirada do ar pelo anunciante.",
    ],
  ] as const;
  // On a desktop one of them is enough.
  for (const [what, missing, name, why] of wide ? gone.slice(0, 1) : gone) {
    test(`where a job is ${what}, the page says as much as it may, and shows others`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(lostRequest); // The page itself has status 404 or 410.
      await page.goto(`/vagas/${missing}`);
      await expect(heading(page)).toHaveText(name);
      await expect(page).toHaveTitle(`${name} | ${town.boardName}`);
      await expect(page.getByText(why)).toBeVisible();
      const named = page.getByText("Padeiro(a) do turno da manhã · Supermercado Araguaia");
      await expect(named).toHaveCount(what === "expired" ? 1 : 0);
      await expect(
        page.getByRole("main").getByRole("link", { name: "Voltar para vagas" }),
      ).toHaveAttribute("href", "/vagas");
      await expect(
        page
          .getByRole("region", { name: /^(Outras vagas abertas|Vagas parecidas)$/ })
          .getByRole("listitem"),
      ).not.toHaveCount(0);
    });
  }
});
