import type { Job } from "@vagas/functions/domain/job/job";
import { town } from "@vagas/functions/domain/town";
import type { Page } from "@playwright/test";
import {
  changeJob,
  expect,
  hold,
  lostRequest,
  notification,
  requests,
  test,
  widths,
  withoutRendering,
} from "../support/e2e.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { refusal } from "../support/page/failures.ts";

const id = "mercado-araguaia-caixa";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const contact = (page: Page) => page.getByRole("link", { name: "Contato via WhatsApp" });
const description = (page: Page) => page.locator("meta[name=description]");

/** The value beside a label. */
const fact = (page: Page, label: string) =>
  page.locator("dl > div", { has: page.getByText(label, { exact: true }) }).locator("dd");

/** On a phone on its side, fixed elements take at most a quarter of the height. */
async function expectRoomOnItsSide(page: Page) {
  const upright = page.viewportSize()!;
  await page.setViewportSize({ width: upright.height, height: upright.width });
  const kept = await page.evaluate(() =>
    [...document.querySelectorAll("header, [data-action-bar]")]
      .filter((part) => /sticky|fixed/.test(getComputedStyle(part).position))
      .map((part) => part.getBoundingClientRect().height),
  );
  expect(kept.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(upright.width / 4);
  await page.setViewportSize(upright);
}

const facts = [
  ["Salário", "R$ 1.780,00 por mês"],
  ["Vagas", "3"],
  ["Localização", town.places[0]],
  ["Categoria", "Comércio"],
  ["Carga horária", "Escala 6x1"],
  ["Tipo de contrato", "CLT"],
  ["Experiência", "Aceita sem experiência"],
  ["Escolaridade", "Ensino Médio"],
] as const;

async function expectEverything(page: Page, job: Job, wide: boolean) {
  const article = page.getByRole("article", { name: "Operador(a) de caixa" });
  await expect(article).toContainText("Supermercado Araguaia");
  await expect(article.getByText("Urgente", { exact: true })).toBeVisible();
  await expect(article).toContainText(
    `em ${job.postedAt.toLocaleDateString("pt-BR", { timeZone: town.timeZone })}`,
  );
  for (const [label, value] of facts) await expect(fact(page, label)).toHaveText(value);
  await expect(fact(page, "Prazo para candidaturas")).toContainText(
    job.expiresAt.toLocaleDateString("pt-BR", { timeZone: town.timeZone }),
  );
  await expect(article.getByText("O Supermercado Araguaia procura")).toHaveText(job.description, {
    useInnerText: true,
  });
  await expect(
    article.locator("section", { hasText: "Requisitos" }).getByRole("listitem"),
  ).toHaveText(job.requirements.split("\n"));
  await expect(
    article.locator("section", { hasText: "Benefícios" }).getByRole("listitem"),
  ).toHaveText(job.benefits);
  // Shown once, as a fact.
  await expect(article.getByText(/experiência$/)).toHaveText(["Aceita sem experiência"]);
  // On the first screen, and not under the bar at the foot of a phone.
  const { y, height } = (await article.getByText("O Supermercado Araguaia procura").boundingBox())!;
  expect(y + Math.min(height, 48)).toBeLessThan(wide ? 900 : 740 - 76);
  if (!wide) await expectRoomOnItsSide(page);
}

test("a job's page shows everything it holds, on a phone and on a desktop, with its own title and description", async ({
  page,
  board,
}) => {
  const job = await board.job(id);
  await page.goto(`/vagas/${id}`);
  await expect(heading(page)).toHaveText("Operador(a) de caixa");
  await expect(page).toHaveTitle(
    `Operador(a) de caixa - Supermercado Araguaia | ${town.boardName}`,
  );
  const meta = (await description(page).getAttribute("content"))!;
  expect(meta.length).toBeLessThanOrEqual(151);
  expect(job.description.replace(/\s+/g, " ").startsWith(meta.slice(0, -1))).toBe(true);
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    await expectEverything(page, job, viewport === widths.desktop);
  }

  const others = page.getByRole("region", { name: "Vagas parecidas" });
  const ofCompany = (await board.openJobs()).filter(({ company }) => company === job.company);
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    await expect(others.getByRole("listitem")).not.toHaveCount(0);
    await expect(others.getByRole("link", { name: job.title, exact: true })).toHaveCount(0);
    await others.getByRole("link", { name: "Ver todas as vagas de Supermercado Araguaia" }).click();
    await expect(page).toHaveURL("/vagas?empresa=Supermercado%20Araguaia");
    await expect(page.locator("article h2")).toHaveText(ofCompany.map(({ title }) => title));
    await page.goBack();
  }
  await page.getByRole("link", { name: "Voltar para vagas" }).click();
  await expect(page).toHaveURL("/vagas");
  await expect(description(page)).toHaveAttribute("content", /^Vagas de emprego em/);
});

test("a job shows what its advertiser typed as text, nothing of what was left out, and says that a number is missing", async ({
  page,
}) => {
  await changeJob(page, {
    title: { stringValue: "<img src=x onerror=alert(1)>" },
    description: { stringValue: "<b>negrito</b> <script>alert(1)</script>" },
    company: { stringValue: '"><svg/onload=alert(1)>' },
    contactWhatsapp: { stringValue: "" },
    educationLevel: { nullValue: null },
    contractType: { nullValue: null },
    workload: { nullValue: null },
    experienceLevel: { nullValue: null },
    acceptNoExperience: { booleanValue: false },
    requirements: { stringValue: "" },
    benefits: { arrayValue: {} },
  });
  await page.goto("/vagas/residencial-diarista");
  await expect(heading(page)).toHaveText("<img src=x onerror=alert(1)>");
  await expect(page.getByText("<b>negrito</b> <script>alert(1)</script>")).toBeVisible();
  await expect(page.locator("main img, main script, main b")).toHaveCount(0);
  await expect(page.locator("article dt")).toHaveText([
    "Salário",
    "Localização",
    "Categoria",
    "Prazo para candidaturas",
  ]);
  await expect(
    page.getByRole("heading", { level: 2 }).filter({ hasText: /Requisitos|Benefícios/ }),
  ).toHaveCount(0);
  await page.getByRole("button", { name: "Contato via WhatsApp" }).click();
  await expect(notification(page)).toContainText("Erro no contato");
  await expect(notification(page)).toContainText(
    "Número de WhatsApp não disponível para esta vaga.",
  );
});

test("a job says that it is loading or failed to load, and after another try leads to its form and a chat", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await withoutRendering(page);
  const release = await hold(page, requests.document);
  await page.goto(`/vagas/${id}`);
  await expect(page.getByRole("status").filter({ hasText: "Carregando vaga..." })).toBeVisible();
  await page.route(requests.document, (route) => route.abort());
  await page.reload();
  await expect(heading(page)).toHaveText("Erro ao carregar a vaga");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Voltar para vagas" }),
  ).toHaveAttribute("href", "/vagas");
  await page.unroute(requests.document);
  release();
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(heading(page)).toHaveText("Operador(a) de caixa");
  await expect(contact(page)).toHaveAttribute(
    "href",
    `https://wa.me/55${town.areaCode}999990101?text=${encodeURIComponent(`Olá, estou interessado(a) na vaga de Operador(a) de caixa anunciada no site ${town.boardName}.`)}`,
  );
  await expect(contact(page)).toHaveAttribute("target", "_blank");
  await expect(contact(page)).toBeInViewport();
  await page.getByRole("link", { name: "Candidatar-se" }).click();
  await expect(page).toHaveURL(
    `/enviar-curriculo?jobId=${id}&jobTitle=${encodeURIComponent("Operador(a) de caixa")}`,
  );
});

test("a job hidden by the database is not found, and a refusal of the whole page is a loading error", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await withoutRendering(page);
  await page.route(requests.document, (route) =>
    route.fulfill({ ...refusal, headers: { "access-control-allow-origin": "*" } }),
  );
  await page.goto(`/vagas/${id}`);
  await expect(heading(page)).toHaveText("Erro ao carregar a vaga");
  await page.unroute(requests.document);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(heading(page)).toHaveText("Operador(a) de caixa");
  await leadTo(page, "/vagas/sabor-do-cerrado-atendente");
  await expect(heading(page)).toHaveText("Vaga não encontrada");
});
