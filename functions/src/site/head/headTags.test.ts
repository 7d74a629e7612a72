import { expect, test } from "vitest";
import type { Job } from "../../domain/job/job.ts";
import { negotiablePay } from "../../domain/pay/pay.ts";
import { filtersOf, noFilters } from "../../domain/jobList/jobFilters.ts";
import { withoutControls } from "../../domain/text/withoutControls.ts";
import { headTags } from "./headTags.ts";
import { picturePath } from "../pictures/pictureAddress.ts";
import type { SitePage } from "../sitePage.ts";
import { buildListedJob, hostileTexts, siteUrl } from "../siteTesting.ts";

const job = buildListedJob();
const open: SitePage = { kind: "job", job, open: true };
const list: SitePage = { kind: "list", filters: noFilters };

/** Every tag by its name, property or rel, with its text decoded as a browser would. */
function tagsOf(page: SitePage): Record<string, string> {
  const lines = headTags(page, siteUrl).split("\n");
  const tags = lines.flatMap((line) => {
    const [, name, text = ""] =
      /^<(?:meta (?:name|property)|link rel)="([^"]+)" (?:content|href)="([^"<>]*)">$/.exec(line) ??
      /^<(title)>([^<>]*)<\/title>$/.exec(line) ??
      /^<link rel="(alternate)" type="application\/rss\+xml" title="Vagas Canabrava" href="([^"<>]*)">$/.exec(
        line,
      ) ??
      [];
    return name === undefined
      ? []
      : [[name, text.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(code))]];
  });
  expect(
    tags.length +
      lines.filter((line) => line.startsWith('<script type="application/ld+json">')).length,
  ).toBe(lines.length);
  return Object.fromEntries(tags);
}

function types(page: SitePage): string[] {
  return [...headTags(page, siteUrl).matchAll(/ld\+json">(.*)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json)["@type"],
  );
}

test("a job has everything that a shared link shows", () => {
  expect(tagsOf(open)).toEqual({
    title: "Vendedor de balcão - Mercado Araguaia | Vagas Canabrava",
    description: "Atendimento no balcão. Reposição. Horário comercial.",
    robots: "max-image-preview:large",
    canonical: "https://vagas.example/vagas/a1",
    "og:url": "https://vagas.example/vagas/a1",
    "og:type": "website",
    "og:site_name": "Vagas Canabrava",
    "og:locale": "pt_BR",
    "og:title": "Vendedor de balcão - Mercado Araguaia | Vagas Canabrava",
    "og:description": "Atendimento no balcão. Reposição. Horário comercial.",
    "og:image": `https://vagas.example${picturePath(job)}`,
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt":
      "Vendedor de balcão. Mercado Araguaia, Confresa. R$ 1.900,00. Candidaturas até 20/12/2026.",
    "twitter:card": "summary_large_image",
    "twitter:image:alt":
      "Vendedor de balcão. Mercado Araguaia, Confresa. R$ 1.900,00. Candidaturas até 20/12/2026.",
  });
});

test("a description is the first 150 characters", () => {
  const { description } = tagsOf({
    kind: "job",
    job: buildListedJob({ description: "palavra ".repeat(100) }),
    open: true,
  });
  expect(description).toBe(`${"palavra ".repeat(18).trim()}…`);
});

test("a link preview begins with the pay and the openings", () => {
  const pay = { ...negotiablePay, kind: "exact", least: 1_780_00, unit: "mês" } as Job["pay"];
  const tags = tagsOf({ kind: "job", job: buildListedJob({ pay, openings: 3 }), open: true });
  const shared =
    "R$ 1.780,00 por mês · 3 vagas. Atendimento no balcão. Reposição. Horário comercial.";
  expect(tags).toMatchObject({
    description: "Atendimento no balcão. Reposição. Horário comercial.",
    "og:description": shared,
  });
  const silent = tagsOf({ kind: "job", job: buildListedJob({ pay: negotiablePay }), open: true });
  expect(silent["og:description"]).toBe(silent.description);
});

test("a list has one address, and a search is not indexed", () => {
  expect(tagsOf(list)).toMatchObject({
    title: "Vagas Disponíveis | Vagas Canabrava",
    canonical: "https://vagas.example/vagas",
    robots: "max-image-preview:large",
  });
  expect(tagsOf({ kind: "list", filters: { ...noFilters, search: 'caixa "x"' } })).toMatchObject({
    canonical: "https://vagas.example/vagas?busca=caixa%20%22x%22",
    robots: "noindex, follow",
  });
});

test.each([
  ["", "/feed.xml"],
  ["tipo=Vendas&local=Vila Rica&urgentes=1", "/feed.xml?categoria=Vendas&local=Vila%20Rica"],
])("the feed of the list '%s' is %s", (query, path) => {
  expect(tagsOf({ kind: "list", filters: filtersOf(new URLSearchParams(query)) }).alternate).toBe(
    siteUrl + path,
  );
});

test("the home page is indexed", () => {
  expect(tagsOf({ kind: "home" })).toMatchObject({
    canonical: "https://vagas.example/",
    robots: "max-image-preview:large",
    alternate: "https://vagas.example/feed.xml",
    "og:image": "https://vagas.example/imagem.png",
  });
});

test("a filled job keeps its address but is not indexed", () => {
  expect(tagsOf({ kind: "job", job: buildListedJob({ filled: true }), open: false })).toMatchObject(
    {
      canonical: "https://vagas.example/vagas/a1",
      robots: "noindex, follow",
    },
  );
});

test.each<[SitePage, string]>([
  [{ kind: "over" }, "Vaga encerrada"],
  [{ kind: "hidden", why: "review" }, "Esta vaga está sendo revisada"],
  [{ kind: "hidden", why: "off" }, "Esta vaga está fora do ar"],
  [{ kind: "missing" }, "Vaga não encontrada"],
])("the page of a job that is %j has a title, and no canonical address", (page, name) => {
  const tags = tagsOf(page);
  expect(tags).toMatchObject({ title: `${name} | Vagas Canabrava`, robots: "noindex, follow" });
  expect(tags).not.toHaveProperty("canonical");
  expect(tags).not.toHaveProperty("og:url");
});

test("each page has its own data, and only pages of open jobs a job posting", () => {
  expect(types(open)).toEqual(["JobPosting", "BreadcrumbList"]);
  expect(types({ kind: "job", job: buildListedJob({ filled: true }), open: false })).toEqual([
    "BreadcrumbList",
  ]);
  expect(types({ kind: "home" })).toEqual(["Organization", "WebSite"]);
  expect(types(list)).toEqual([]);
  expect(types({ kind: "over" })).toEqual([]);
  expect(types({ kind: "hidden", why: "off" })).toEqual([]);
  expect(types({ kind: "missing" })).toEqual([]);
});

test.each(Object.entries(hostileTexts))("%s stays text in every tag", (_what, text) => {
  const tags = tagsOf({
    kind: "job",
    job: buildListedJob({
      title: text,
      company: text,
      description: text,
      location: text,
      salary: text,
    }),
    open: true,
  });
  const sent = withoutControls(text.toWellFormed());
  expect(tags["og:title"]).toBe(`${sent} - ${sent} | Vagas Canabrava`);
  expect(tags["og:image:alt"]).toContain(sent);
});

test("the head does not contain the number to write to", () => {
  expect(headTags(open, siteUrl)).not.toContain("66999990001");
});

test("a company's page is indexed while it has open jobs, and its name is escaped", () => {
  const company = { kind: "company", id: "c1", name: 'Mercado "Zé" <b>', count: 1 } as const;
  expect(tagsOf(company)).toMatchObject({
    title: 'Vagas de Mercado "Zé" <b> | Vagas Canabrava',
    canonical: "https://vagas.example/empresas/c1",
    robots: "max-image-preview:large",
  });
  expect(tagsOf({ ...company, count: 0 })["robots"]).toBe("noindex, follow");
  expect(tagsOf({ kind: "missingCompany" })).toMatchObject({
    title: "Empresa não encontrada | Vagas Canabrava",
    robots: "noindex, follow",
  });
});

test("the link preview of a day's work begins with its day", () => {
  const dayWork = buildListedJob({ dayWork: true, openings: 4 });
  expect(tagsOf({ kind: "job", job: dayWork, open: true })["og:description"]).toMatch(
    /^Diária · dom\., 20\/12 · 4 pessoas\. Atendimento/,
  );
});
