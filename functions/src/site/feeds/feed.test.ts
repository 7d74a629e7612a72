import { expect, test } from "vitest";
import { negotiablePay } from "../../domain/pay/pay.ts";
import { homeDescription } from "../../domain/site/pageTitle.ts";
import { feedXml } from "./feed.ts";
import { buildListedJob, hostileTexts, siteUrl } from "../siteTesting.ts";

const any = { category: "", location: "" };

/** An element's texts as an XML parser returns them. */
function texts(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, "g"))].map(
    ([, text = ""]) => text.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(code)),
  );
}

test("a feed describes a job as a list does", () => {
  const xml = feedXml([buildListedJob()], any, siteUrl);
  expect(texts(xml, "title")).toEqual(["Vagas Canabrava", "Vendedor de balcão - Mercado Araguaia"]);
  expect(texts(xml, "link")).toEqual([
    "https://vagas.example/vagas",
    "https://vagas.example/vagas/a1",
  ]);
  expect(xml).toContain('<guid isPermaLink="true">https://vagas.example/vagas/a1</guid>');
  expect(texts(xml, "pubDate")).toEqual(["Fri, 20 Nov 2026 12:00:00 GMT"]);
  expect(texts(xml, "lastBuildDate")).toEqual(["Sat, 21 Nov 2026 12:00:00 GMT"]);
  expect(texts(xml, "language")).toEqual(["pt-br"]);
  expect(texts(xml, "category")).toEqual(["Comércio"]);
  expect(texts(xml, "description")[1]).toBe(
    "<p>R$ 1.900,00 · Confresa · Candidaturas até 20/12/2026</p><p>Atendimento no balcão. Reposição. Horário comercial.</p>",
  );
  expect(xml).toContain(
    '<atom:link href="https://vagas.example/feed.xml" rel="self" type="application/rss+xml"/>',
  );
});

test("a feed says the day and the people of a day's work", () => {
  const xml = feedXml([buildListedJob({ dayWork: true, openings: 4 })], any, siteUrl);
  expect(texts(xml, "description")[1]).toMatch(
    /^<p>R\$ 1\.900,00 · Diária · dom\., 20\/12 · 4 pessoas · Confresa<\/p>/,
  );
});

test("a feed says the whole pay, and the openings if there are several", () => {
  const pay = { ...negotiablePay, extras: ["comissão" as const] };
  const xml = feedXml([buildListedJob({ pay, openings: 3 })], any, siteUrl);
  expect(texts(xml, "description")[1]).toMatch(
    /^<p>A combinar \+ comissão · 3 vagas · Confresa · /,
  );
});

test("typed text stays text in a feed's HTML, too", () => {
  const xml = feedXml(
    [buildListedJob({ salary: "<b>R$ 1</b>", description: `"A" & <i>B</i>` })],
    any,
    siteUrl,
  );
  const [, html = ""] = texts(xml, "description");
  expect(html.match(/<[^>]*>/g)).toEqual(["<p>", "</p>", "<p>", "</p>"]);
  expect(html).toContain("<p>&#60;b&#62;R$ 1");
  expect(html).toContain("<p>&#34;A&#34; &#38; &#60;i&#62;B&#60;/i&#62;</p>");
});

test("a feed of a sector and a place names both, and itself", () => {
  const xml = feedXml([], { category: "Saúde", location: "Vila Rica" }, siteUrl);
  expect(texts(xml, "title")).toEqual(["Vagas Canabrava · Saúde · Vila Rica"]);
  expect(texts(xml, "link")).toEqual([
    "https://vagas.example/vagas?categoria=Sa%C3%BAde&local=Vila%20Rica",
  ]);
  expect(xml).toContain(
    'href="https://vagas.example/feed.xml?categoria=Sa%C3%BAde&#38;local=Vila%20Rica" rel="self"',
  );
  expect(texts(xml, "lastBuildDate")).toEqual([]);
});

test("a feed is RSS, with the date of the last change", () => {
  const older = new Date("2026-11-19T12:00:00Z");
  const [head = "", ...items] = feedXml(
    [buildListedJob(), buildListedJob({ id: "b2", updatedAt: older })],
    any,
    siteUrl,
  ).split("\n<item>\n");
  expect(head).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Vagas Canabrava</title>
<link>https://vagas.example/vagas</link>
<description>${homeDescription}</description>
<language>pt-br</language>
<lastBuildDate>Sat, 21 Nov 2026 12:00:00 GMT</lastBuildDate>
<atom:link href="https://vagas.example/feed.xml" rel="self" type="application/rss+xml"/>`);
  expect(items[0]).toMatch(
    /^<title>[^\n]*\n<link>[^\n]*\n<guid[^\n]*\n<pubDate>[^\n]*\n<category>[^\n]*\n<description>[^\n]*\n<\/item>$/,
  );
  expect(items[1]).toMatch(/<\/description>\n<\/item>\n<\/channel>\n<\/rss>\n$/);
});

test("a feed without a job has no date", () => {
  expect(feedXml([], any, siteUrl).split("\n")).toHaveLength(11);
});

test("feeds do not contain the number to write to", () => {
  expect(feedXml([buildListedJob()], any, siteUrl)).not.toContain("66999990001");
});

const tag = /<[a-z:/?][^>]*>/g;

test.each(Object.entries(hostileTexts))("%s stays text in a feed", (_what, text) => {
  const xml = feedXml(
    [
      buildListedJob({
        title: text,
        company: text,
        description: text,
        salary: text,
        location: text,
      }),
    ],
    { category: "", location: text },
    siteUrl,
  );
  expect(xml.match(tag)).toHaveLength(feedXml([buildListedJob()], any, siteUrl).match(tag)!.length);
  expect(xml.isWellFormed()).toBe(true);
});
