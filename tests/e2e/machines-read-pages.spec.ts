import { town } from "@vagas/functions/domain/town";
import type { APIResponse } from "@playwright/test";
import { addDays } from "@vagas/functions/domain/dates";
import { givenJob } from "../support/board.ts";
import { expect, lostRequest, test } from "../support/e2e.ts";
import { watchDialogs } from "../support/hostile/harmless.ts";
import { jobRow, onSite } from "../support/rows.ts";

const job = "mercado-araguaia-caixa";
const agents = {
  WhatsApp: "WhatsApp/2.23.20.0",
  Googlebot:
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  nobody: "",
} as const;

/** The text of a page without its elements. */
async function textOf(answer: APIResponse): Promise<string> {
  return (await answer.text())
    .replace(/<(script|style)[^>]*>[^<]*<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ");
}

test("WhatsApp, Googlebot and a reader without a name read the pages as anybody does", async ({
  request,
  board,
}) => {
  const { title, company, description } = await board.job(job);
  for (const [who, agent] of Object.entries(agents)) {
    const ask = (path: string) => request.get(path, { headers: { "User-Agent": agent } });
    // Functions may still be processing other tests' changes.
    await expect(async () => {
      const newest = (await board.openJobs())[0]!;
      for (const [path, words] of [
        ["/", newest.title],
        ["/vagas", newest.title],
        ["/vagas?busca=operador", title],
        [`/vagas/${job}`, description.slice(0, 50)],
      ] as const) {
        const answer = await ask(path);
        expect(answer.status(), `${who} ${path}`).toBe(200);
        expect(await textOf(answer), `${who} ${path}`).toContain(words);
      }
    }).toPass({ timeout: 30_000 });
    const html = await (await ask(`/vagas/${job}`)).text();
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head, who).toContain(`<title>${title} - ${company} | ${town.boardName}</title>`);
    // WhatsApp reads the first 300 kB only.
    for (const tag of ["og:title", "og:description", "og:url", "og:image"])
      expect(html.slice(0, 300_000), who).toContain(`<meta property="${tag}"`);
    expect(head, who).toContain('"@type":"JobPosting"');
  }
});

test("an address answers by status whether the job exists, existed, or never did", async ({
  request,
}) => {
  const statuses = {
    [job]: 200,
    "mercado-araguaia-repositor": 200,
    "mercado-araguaia-padeiro": 410,
    "sol-nascente-estoquista": 404,
    "mercado-araguaia-empacotador": 404,
    "sabor-do-cerrado-atendente": 404,
    "nunca-houve": 404,
    "a/b": 404,
    [`${job}/`]: 301,
  };
  for (const [id, status] of Object.entries(statuses))
    expect.soft((await request.get(`/vagas/${id}`, { maxRedirects: 0 })).status(), id).toBe(status);
  expect(await (await request.get("/vagas/mercado-araguaia-repositor")).text()).toContain(
    'content="noindex, follow"',
  );
});

test("rendered pages have the headers of all pages, and the CDN may cache them for half a minute", async ({
  request,
}) => {
  const shell = (await request.get("/publicar-vaga")).headers();
  for (const path of ["/", "/vagas", `/vagas/${job}`, "/sobre"]) {
    const headers = (await request.get(path)).headers();
    for (const name of [
      "x-content-type-options",
      "x-frame-options",
      "referrer-policy",
      "cross-origin-opener-policy",
      "cross-origin-resource-policy",
      "permissions-policy",
    ]) {
      expect.soft(headers[name], `${path} ${name}`).toBe(shell[name]);
    }
    // Except for the hashes of its styles and its one script, the policy is that of all pages.
    expect
      .soft(headers["content-security-policy"]?.replace(/ 'sha256-[^']+'/g, ""))
      .toBe(shell["content-security-policy"]?.replace(/ 'sha256-[^']+'/g, ""));
    expect.soft(headers["cache-control"]).toBe("public, max-age=0, s-maxage=30");
    expect.soft(headers["set-cookie"]).toBeUndefined();
  }
});

test("the same page is served to everybody: no cookie and no token changes it", async ({
  request,
}) => {
  const withoutClock = (html: string) => html.replace(/data-now="[^"]*"/, "");
  const plain = withoutClock(await (await request.get(`/vagas/${job}`)).text());
  const known = await request.get(`/vagas/${job}`, {
    headers: { Cookie: "__session=admin", Authorization: "Bearer owner", "Accept-Language": "en" },
  });
  expect(withoutClock(await known.text())).toBe(plain);
});

test("pages behind a login, and forms, are not indexed", async ({ request }) => {
  for (const path of [
    "/empresa/login",
    "/empresa/dashboard",
    "/admin",
    "/admin/jobs",
    "/login/admin",
    "/enviar-curriculo",
    "/publicar-vaga",
  ]) {
    expect.soft((await request.get(path)).headers()["x-robots-tag"], path).toBe("noindex");
  }
  for (const path of ["/", "/vagas", "/sobre"])
    expect.soft((await request.get(path)).headers()["x-robots-tag"], path).toBeUndefined();
});

test("sitemap, feed, robots.txt and pictures come from the same function", async ({ request }) => {
  for (const [path, type] of [
    ["/sitemap.xml", /xml/],
    ["/feed.xml?categoria=Vendas", /rss/],
    ["/robots.txt", /text\/plain/],
    ["/imagem.png", /image\/png/],
  ] as const) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers()["content-type"], path).toMatch(type);
  }
});

test("what an advertiser typed stays text, in the rendered and in the running page", async ({
  page,
  request,
}) => {
  const hostile = `</script><script>alert(1)</script> "'&lt; <!-- \u202eagav\u202c \u2028 😀 `;
  const title = `${hostile}Pedreiro`;
  const description = `${hostile}${"é 👩🏽‍🌾 <b>".repeat(500)}`
    .slice(0, 5000)
    .replace(/[\ud800-\udbff]$/, "");
  await using held = await givenJob(
    jobRow({
      ...onSite,
      title,
      company: hostile,
      salary: hostile,
      location: hostile,
      description,
      requirements: hostile,
      expiresAt: addDays(new Date(), 3),
    }),
  );
  const html = await (await request.get(`/vagas/${held.id}`)).text();
  expect(html).not.toContain("<script>alert");
  expect(html.match(/<script/g)).toHaveLength(
    (await (await request.get(`/vagas/${job}`)).text()).match(/<script/g)!.length,
  );

  const dialogs = watchDialogs(page);
  await page.goto(`/vagas/${held.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.trim(), {
    useInnerText: false,
  });
  await expect(page.getByText("👩🏽‍🌾 <b>").first()).toBeVisible();
  await expect(page.locator("main b, main script")).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list and the jobs are readable, and links and the search work", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(lostRequest);
    await page.setViewportSize({ width: 360, height: 740 });
    // Its own job: another test's may disappear before it is opened.
    const first = jobRow(onSite);
    await using _held = await givenJob(first);
    await page.goto("/");
    await page
      .getByRole("region", { name: "Vagas Em Destaque" })
      .getByRole("link", { name: "Ver todas" })
      .click();
    const titles = page.locator("article h2");
    await expect(titles).toHaveCount(20);
    const shown = await titles.allTextContents();
    await page.getByRole("link", { name: "Carregar mais" }).click();
    await expect(page).toHaveURL(/\/vagas\?depois=/);
    await expect(titles.first()).not.toHaveText(shown[0]!);
    await page.getByRole("link", { name: "Voltar ao começo da lista" }).click();
    await page.getByRole("button", { name: "Abrir menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "Sobre" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sobre");
    await page.goto("/vagas");
    await page
      .getByRole("article", { name: first.title, exact: true })
      .getByRole("link", { name: "Ver detalhes" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.title);
    await expect(page.getByText(first.description.slice(0, 60))).toBeVisible();
    await expect(page.getByRole("link", { name: "Compartilhar" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/\?text=Vaga%20de%20.*%2Fvagas%2F/,
    );
    await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
    await page.goto("/vaga-legal");
    await expect(page.getByRole("heading", { name: "O que não pode pedir" })).toBeVisible();
    expect(await page.content()).toContain("A conferência precisa de JavaScript.");
    await page.goBack();
    // Playwright's browser omits what it shows in the place of scripts.
    expect(await page.content()).toContain(
      "Para enviar seu currículo pelo site, ative o JavaScript.",
    );
    await page.getByRole("link", { name: "Voltar para vagas" }).click();
    await page.getByPlaceholder("Buscar vagas...").fill("mecânico");
    await page.getByRole("button", { name: "Buscar", exact: true }).click();
    await expect(page).toHaveURL(/\/vagas\?busca=mec/);
    await expect(page.locator("article h2")).toHaveText([
      "Mecânico(a) de automóveis",
      "Mecânico(a) de máquinas agrícolas",
    ]);
    await page.getByRole("button", { name: "Filtros" }).click();
    await page.getByLabel("Localização").selectOption(town.places[0]);
    await page.getByLabel("Mostrar vagas preenchidas").check();
    await page.getByLabel("Salário a partir de").selectOption("R$ 2.000 por mês");
    await page.getByLabel("Com salário").check();
    await page.getByLabel("Ordem").selectOption("Maior salário");
    await page.getByRole("button", { name: "Ver vagas" }).click();
    await expect(page).toHaveURL(/busca=mec.*local=[^&]+&.*preenchidas=1/);
    await expect(page).toHaveURL(/minimo=2000&ordem=salario&.*salario=1/);
    await expect(page.getByText("A partir de R$ 2.000")).toBeVisible();
    await expect(page.locator("article h2")).not.toHaveCount(0);
    await page.goto("/enviar-curriculo");
    expect(await page.content()).toMatch(
      new RegExp(`<noscript>.*https://wa\\.me/${town.contact.whatsapp}`, "s"),
    );
  });
});
