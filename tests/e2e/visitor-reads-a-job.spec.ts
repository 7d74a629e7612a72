import type { Page } from "@playwright/test";
import {
  changeJob,
  expect,
  hold,
  lostRequest,
  notification,
  onPhoneAndDesk,
  requests,
  test,
  withoutRendering,
} from "../support/e2e.ts";
import { refusal } from "../support/page/failures.ts";

const id = "mercado-araguaia-caixa";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const contact = (page: Page) => page.getByRole("link", { name: "Contato via WhatsApp" });
const description = (page: Page) => page.locator("meta[name=description]");

/** The value beside a label. */
const fact = (page: Page, label: string) =>
  page.locator("dl > div", { has: page.getByText(label, { exact: true }) }).locator("dd");

/** On a phone that lies on its side, what stays in its place takes a quarter of the height at most. */
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

async function expectOver(page: Page) {
  await expect(page.getByRole("link", { name: "Candidatar-se", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Contato via WhatsApp" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Compartilhar" })).toBeVisible();
}

onPhoneAndDesk(({ wide }) => {
  test("a job shows everything it says, under a title and a description of its own", async ({
    page,
    board,
  }) => {
    const job = await board.job(id);
    await page.goto(`/vagas/${id}`);
    await expect(heading(page)).toHaveText("Operador(a) de caixa");
    await expect(page).toHaveTitle(
      "Operador(a) de caixa - Supermercado Araguaia | Vagas Canabrava",
    );
    const meta = (await description(page).getAttribute("content"))!;
    expect(meta.length).toBeLessThanOrEqual(151);
    expect(job.description.replace(/\s+/g, " ").startsWith(meta.slice(0, -1))).toBe(true);

    const article = page.getByRole("article", { name: "Operador(a) de caixa" });
    await expect(article).toContainText("Supermercado Araguaia");
    await expect(article.getByText("Urgente", { exact: true })).toBeVisible();
    await expect(article).toContainText(
      `em ${job.postedAt.toLocaleDateString("pt-BR", { timeZone: "America/Cuiaba" })}`,
    );
    const facts = [
      ["Salário", "R$ 1.780,00 + quebra de caixa"],
      ["Local", "Canabrava do Norte"],
      ["Categoria", "Comércio"],
      ["Carga horária", "Escala 6x1"],
      ["Tipo de contrato", "CLT"],
      ["Experiência", "Não exige experiência"],
      ["Escolaridade", "Ensino Médio"],
    ] as const;
    for (const [label, value] of facts) await expect(fact(page, label)).toHaveText(value);
    await expect(fact(page, "Prazo para candidaturas")).toContainText(
      job.expiresAt.toLocaleDateString("pt-BR", { timeZone: "America/Cuiaba" }),
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
    // Said once, as a fact.
    await expect(article.getByText("Aceita sem experiência")).toHaveCount(0);
    // Above the fold, and clear of the bar at the foot of a phone.
    const { y, height } = (await article
      .getByText("O Supermercado Araguaia procura")
      .boundingBox())!;
    expect(y + Math.min(height, 48)).toBeLessThan(wide ? 900 : 740 - 76);
    if (!wide) await expectRoomOnItsSide(page);
    const others = page.getByRole("region", { name: "Vagas parecidas" });
    await expect(others.getByRole("listitem")).not.toHaveCount(0);
    await expect(others.getByRole("link", { name: job.title, exact: true })).toHaveCount(0);
    await others.getByRole("link", { name: "Ver todas as vagas de Supermercado Araguaia" }).click();
    await expect(page).toHaveURL("/vagas?empresa=Supermercado%20Araguaia");
    const ofCompany = (await board.openJobs()).filter(({ company }) => company === job.company);
    await expect(page.locator("article h2")).toHaveText(ofCompany.map(({ title }) => title));
    await page.goBack();
    await page.getByRole("link", { name: "Voltar para vagas" }).click();
    await expect(page).toHaveURL("/vagas");
    await expect(description(page)).toHaveAttribute("content", /^Vagas de emprego em/);
  });

  test("what the advertiser left out is not there", async ({ page }) => {
    await page.goto("/vagas/residencial-diarista");
    await expect(heading(page)).toHaveText("Diarista para áreas comuns");
    await changeJob(page, {
      educationLevel: { nullValue: null },
      contractType: { nullValue: null },
      workload: { nullValue: null },
      experienceLevel: { nullValue: null },
      acceptNoExperience: { booleanValue: false },
      requirements: { stringValue: "" },
      benefits: { arrayValue: {} },
    });
    await page.reload();
    await expect(page.locator("article dt")).toHaveText([
      "Salário",
      "Local",
      "Categoria",
      "Prazo para candidaturas",
    ]);
    await expect(
      page.getByRole("heading", { level: 2 }).filter({ hasText: /Requisitos|Benefícios/ }),
    ).toHaveCount(0);
  });

  test("the ways to the advertiser: the form of this job, and a chat with the words ready", async ({
    page,
  }) => {
    await page.goto(`/vagas/${id}`);
    await expect(contact(page)).toHaveAttribute(
      "href",
      `https://wa.me/5566999990101?text=${encodeURIComponent("Olá, estou interessado(a) na vaga de Operador(a) de caixa anunciada no site Vagas Canabrava.")}`,
    );
    await expect(contact(page)).toHaveAttribute("target", "_blank");
    await expect(contact(page)).toBeInViewport();
    await page.getByRole("link", { name: "Candidatar-se" }).click();
    await expect(page).toHaveURL(
      `/enviar-curriculo?jobId=${id}&jobTitle=${encodeURIComponent("Operador(a) de caixa")}`,
    );
  });

  test("a filled job says so, takes no one on, and shows others like it", async ({ page }) => {
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

  test("a job past its deadline is over at that instant, whatever the lists say", async ({
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
      "withdrawn",
      "sol-nascente-estoquista",
      "Vaga encerrada",
      "Ela foi preenchida ou retirada do ar pelo anunciante.",
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
  // At a desk one of them will do.
  for (const [what, missing, name, why] of wide ? gone.slice(0, 1) : gone) {
    test(`where a job is ${what}, the page says as much as it may, and shows others`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(lostRequest); // The page itself comes with 404 or 410.
      await page.goto(`/vagas/${missing}`);
      await expect(heading(page)).toHaveText(name);
      await expect(page).toHaveTitle(`${name} | Vagas Canabrava`);
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

  test("a page says that its job is loading, or that it could not be loaded, and a second try works", async ({
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
  });

  test("a job is shared by the device, else its link is copied, else it is there to copy by hand", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", {
        configurable: true,
        value: (data: unknown) => Promise.resolve(shared.push(data)),
      });
    });
    await page.goto(`/vagas/${id}`);
    const link = new URL(`/vagas/${id}`, page.url()).href;
    const share = page.getByRole("link", { name: "Compartilhar" });
    await share.click();
    await expect(notification(page)).toContainText("Link compartilhado!");
    await expect(notification(page)).toContainText("Vaga compartilhada com sucesso.");
    expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
      {
        title: "Operador(a) de caixa",
        text: "Vaga de Operador(a) de caixa na Supermercado Araguaia",
        url: link,
      },
    ]);

    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await share.click();
    await expect(notification(page)).toContainText("Link copiado!");
    await expect(notification(page)).toContainText("Link copiado para a área de transferência.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, "writeText", {
        value: () => Promise.reject(new Error("barred")),
      }),
    );
    await share.click();
    const field = page
      .getByRole("dialog", { name: "Compartilhar vaga" })
      .getByLabel("Link da vaga");
    await expect(field).toHaveValue(link);
    await expect(field).toBeFocused();
    await page.getByRole("button", { name: "Fechar" }).last().click();
    await expect(field).toHaveCount(0);
  });

  test("on paper there is the job and its address, and nothing to tap", async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(window, {
        printed: 0,
        print: () => ((window as unknown as { printed: number }).printed += 1),
      }),
    );
    await page.goto(`/vagas/${id}`);
    await page.getByRole("button", { name: "Imprimir" }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { printed: number }).printed))
      .toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(
      page.getByRole("img", { name: "Código QR com o endereço desta vaga" }),
    ).toBeVisible();
    await expect(page.getByText(`Candidate-se em ${new URL(page.url()).href}`)).toContainText(
      /pelo WhatsApp \(66\) 99999-\d{4}\.$/,
    );
    await expect(
      page.getByText(/faltam \d+ dias|há \d+ dias/).filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByText("Descrição da Vaga")).toBeVisible();
    for (const part of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("link", { name: "Candidatar-se" }),
      page.getByRole("button"),
    ])
      await expect(part).toHaveCount(0);
  });

  test("an ordinary job is one sheet with its code, printed from the browser's menu too", async ({
    page,
  }) => {
    await page.goto(`/vagas/${id}`);
    await expect(page.getByRole("button", { name: "Imprimir" })).toBeVisible();
    const code = page.getByLabel("Código QR com o endereço desta vaga");
    await expect(async () => {
      await page.keyboard.press("Control");
      await expect(code).toBeAttached({ timeout: 500 });
    }).toPass();
    const sheet = await page.pdf({ preferCSSPageSize: true });
    expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test("a filled job on paper asks nobody to apply, and a list has nothing to press", async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto("/vagas/mercado-araguaia-repositor");
    await expect(page.getByText("Esta vaga não recebe mais candidaturas. Outras")).toBeVisible();
    await expect(page.getByText("Candidate-se em").filter({ visible: true })).toHaveCount(0);
    await page.goto("/vagas");
    await expect(page.getByRole("article").first()).toBeVisible();
    for (const part of [
      page.getByRole("button"),
      page.getByRole("textbox"),
      page.getByRole("link", { name: "Candidatar-se" }),
      page.getByText(/Encerra em/).filter({ visible: true }),
    ])
      await expect(part).toHaveCount(0);
  });
});

test.describe("a number", () => {
  for (const [stored, dialled] of [
    ["66999990101", "5566999990101"],
    ["6635690104", "556635690104"],
    ["55999990101", "5555999990101"],
    ["5555999990101", "5555999990101"],
    ["(66) 9 9999-0101", "5566999990101"],
  ] as const) {
    test(`stored as ${stored} is dialled as ${dialled}`, async ({ page }) => {
      await changeJob(page, { contactWhatsapp: { stringValue: stored } });
      await page.goto(`/vagas/${id}`);
      await expect(contact(page)).toHaveAttribute(
        "href",
        new RegExp(`^https://wa\\.me/${dialled}\\?text=`),
      );
    });
  }

  test("that is missing is said to be missing", async ({ page }) => {
    await changeJob(page, { contactWhatsapp: { stringValue: "" } });
    await page.goto(`/vagas/${id}`);
    await page.getByRole("button", { name: "Contato via WhatsApp" }).click();
    await expect(notification(page)).toContainText("Erro no contato");
    await expect(notification(page)).toContainText(
      "Número de WhatsApp não disponível para esta vaga.",
    );
  });
});

test("a job that the database hides is not found, and one that it keeps from the page as a whole failed to load", async ({
  page,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  await withoutRendering(page);
  await page.goto("/vagas/sabor-do-cerrado-atendente");
  await expect(heading(page)).toHaveText("Vaga não encontrada");
  await page.route(requests.document, (route) =>
    route.fulfill({ ...refusal, headers: { "access-control-allow-origin": "*" } }),
  );
  await page.goto(`/vagas/${id}`);
  await expect(heading(page)).toHaveText("Erro ao carregar a vaga");
  await page.unroute(requests.document);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(heading(page)).toHaveText("Operador(a) de caixa");
});

test("markup in what an advertiser typed is text", async ({ page }) => {
  await changeJob(page, {
    title: { stringValue: "<img src=x onerror=alert(1)>" },
    description: { stringValue: "<b>negrito</b> <script>alert(1)</script>" },
    company: { stringValue: '"><svg/onload=alert(1)>' },
  });
  await page.goto(`/vagas/${id}`);
  await expect(heading(page)).toHaveText("<img src=x onerror=alert(1)>");
  await expect(page.getByText("<b>negrito</b> <script>alert(1)</script>")).toBeVisible();
  await expect(page.locator("main img, main script, main b")).toHaveCount(0);
});
