import { town } from "@vagas/functions/domain/town";
import type { Page } from "@playwright/test";
import { expect, lostRequest, test, widths } from "../support/e2e.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const similar = (page: Page) =>
  page.getByRole("region", { name: "Vagas parecidas" }).getByRole("listitem");

/** On a phone and on a desktop. */
async function expectOver(page: Page, badge: string, why: string | RegExp) {
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole("article").first().getByText(badge)).toBeVisible();
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole("link", { name: "Candidatar-se", exact: true })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Contato via WhatsApp" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Compartilhar" })).toBeVisible();
    await expect(similar(page).first()).toBeVisible();
  }
}

test("a filled job, and one past its deadline whatever the lists say, says so, accepts no application, and shows similar jobs", async ({
  page,
  board,
}) => {
  await page.goto("/vagas/mercado-araguaia-repositor");
  await expectOver(
    page,
    "Vaga preenchida",
    "Esta vaga já foi preenchida. Ela não recebe mais candidaturas.",
  );
  await expect(similar(page).first()).toContainText("R$");
  await expect(
    similar(page).getByRole("link", { name: "Repositor(a) de mercadorias" }),
  ).toHaveCount(0);

  const job = await board.job("contabil-departamento-pessoal");
  await page.clock.setFixedTime(job.expiresAt);
  await page.goto(`/vagas/${job.id}`);
  await expectOver(
    page,
    "Vaga encerrada",
    /^O prazo para candidaturas terminou em .* Ela não recebe mais candidaturas\.$/,
  );
});

const gone = [
  [
    "mercado-araguaia-empacotador",
    "Esta vaga está fora do ar",
    "Por enquanto, ela não recebe candidaturas. Se voltar, fica neste mesmo endereço.",
  ],
  [
    "mercado-araguaia-estagio-administrativo",
    "Esta vaga está sendo revisada",
    "A administração está conferindo o anúncio. Se for aprovado, ele volta a este endereço.",
  ],
  [
    "mercado-araguaia-padeiro",
    "Vaga encerrada",
    /^O prazo para candidaturas desta vaga terminou em \d\d\/\d\d\/\d{4}\.$/,
  ],
  [
    "sabor-do-cerrado-atendente",
    "Vaga não encontrada",
    "Ela pode ter sido preenchida, encerrada ou retirada do ar pelo anunciante.",
  ],
  [
    "nunca-houve",
    "Vaga não encontrada",
    "Ela pode ter sido preenchida, encerrada ou retirada do ar pelo anunciante.",
  ],
] as const;

test("where a job is off the site, under review, expired, refused or unknown, the page says as much as it may, and shows others", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest); // The page itself has status 404 or 410.
  for (const [missing, name, why] of gone) {
    await page.setViewportSize(widths.phone);
    await page.goto(`/vagas/${missing}`);
    for (const viewport of Object.values(widths)) {
      await page.setViewportSize(viewport);
      await expect(heading(page)).toHaveText(name);
      await expect(page).toHaveTitle(`${name} | ${town.boardName}`);
      await expect(page.getByText(why)).toBeVisible();
      const named = page.getByText("Padeiro(a) do turno da manhã · Supermercado Araguaia");
      await expect(named).toHaveCount(name === "Vaga encerrada" ? 1 : 0);
      await expect(
        page.getByRole("main").getByRole("link", { name: "Voltar para vagas" }),
      ).toHaveAttribute("href", "/vagas");
      await expect(
        page
          .getByRole("region", { name: /^(Outras vagas abertas|Vagas parecidas)$/ })
          .getByRole("listitem"),
      ).not.toHaveCount(0);
    }
  }
});
