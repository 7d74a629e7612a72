import fc from "fast-check";
import { expect, test } from "vitest";
import { homeDescription } from "../../domain/site/pageTitle.ts";
import { jobPosting } from "./jobPosting.ts";
import { breadcrumbs, dataBlock, organization, website } from "./structuredData.ts";
import { buildListedJob, hostilePieces, hostileTexts, siteUrl } from "../siteTesting.ts";

const block = /^<script type="application\/ld\+json">([^<]*)<\/script>$/;

/** How a parser reads the block, which ends at the first '<' of its text. */
function parsed(html: string): unknown {
  return JSON.parse(block.exec(html)?.[1] ?? "");
}

test.each(Object.entries(hostileTexts))("%s survives a data block unchanged", (_what, text) => {
  const posting = jobPosting(
    buildListedJob({
      title: text,
      company: text,
      description: text,
      requirements: text,
      location: text,
    }),
    true,
    siteUrl,
  )!;
  const html = dataBlock(posting);
  expect(parsed(html)).toEqual(posting);
  expect(html).not.toMatch(/[\u2028\u2029]/);
});

test("any text survives a data block unchanged", () => {
  const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
  const text = fc
    .array(fc.oneof(fc.constantFrom(...hostilePieces), anyUnit), { maxLength: 20 })
    .map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, (title) => {
      expect(parsed(dataBlock({ title }))).toEqual({ title });
    }),
  );
});

test("the breadcrumb of a job passes the list", () => {
  const step = (position: number, name: string, item: string) => ({
    "@type": "ListItem",
    position,
    name,
    item,
  });
  expect(breadcrumbs(buildListedJob(), siteUrl)).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      step(1, "Início", "https://vagas.example/"),
      step(2, "Vagas Disponíveis", "https://vagas.example/vagas"),
      step(3, "Vendedor de balcão", "https://vagas.example/vagas/a1"),
    ],
  });
});

test("the home page says who runs the board, where, and what it is", () => {
  expect(organization(siteUrl)).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": "https://vagas.example/#organization",
    name: "Vagas Canabrava",
    url: "https://vagas.example/",
    logo: "https://vagas.example/favicon.svg",
    sameAs: ["https://www.instagram.com/vagascanabrava"],
    areaServed: {
      "@type": "City",
      name: "Canabrava do Norte",
      containedInPlace: { "@type": "State", name: "Mato Grosso" },
    },
  });
  expect(website(siteUrl)).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Vagas Canabrava",
    url: "https://vagas.example/",
    description: homeDescription,
    inLanguage: "pt-BR",
    publisher: { "@id": "https://vagas.example/#organization" },
  });
});
