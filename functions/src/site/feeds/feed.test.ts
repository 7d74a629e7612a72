import { expect, test } from 'vitest';
import { feedXml } from './feed.ts';
import { buildJob, hostileTexts, siteUrl } from '../testing.ts';

const any = { category: '', location: '' };

/** The texts of an element as an XML parser would hand them over. */
function texts(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(code)));
}

test('a feed tells of a job what a list would', () => {
  const xml = feedXml([buildJob()], any, siteUrl);
  expect(texts(xml, 'title')).toEqual(['Vagas Canabrava', 'Vendedor de balcão - Mercado Araguaia']);
  expect(texts(xml, 'link')).toEqual(['https://vagas.example/vagas', 'https://vagas.example/vagas/a1']);
  expect(xml).toContain('<guid isPermaLink="true">https://vagas.example/vagas/a1</guid>');
  expect(texts(xml, 'pubDate')).toEqual(['Fri, 20 Nov 2026 12:00:00 GMT']);
  expect(texts(xml, 'lastBuildDate')).toEqual(['Sat, 21 Nov 2026 12:00:00 GMT']);
  expect(texts(xml, 'language')).toEqual(['pt-br']);
  expect(texts(xml, 'category')).toEqual(['Comércio']);
  expect(texts(xml, 'description')[1]).toBe('<p>R$ 1.900,00 · Confresa · Candidaturas até 20/12/2026</p><p>Atendimento no balcão. Reposição. Horário comercial.</p>');
  expect(xml).toContain('<atom:link href="https://vagas.example/feed.xml" rel="self" type="application/rss+xml"/>');
});

test('a feed of a sector and a place names both, and itself', () => {
  const xml = feedXml([], { category: 'Saúde', location: 'Vila Rica' }, siteUrl);
  expect(texts(xml, 'title')).toEqual(['Vagas Canabrava · Saúde · Vila Rica']);
  expect(texts(xml, 'link')).toEqual(['https://vagas.example/vagas?categoria=Sa%C3%BAde&local=Vila%20Rica']);
  expect(xml).toContain('href="https://vagas.example/feed.xml?categoria=Sa%C3%BAde&#38;local=Vila%20Rica" rel="self"');
  expect(texts(xml, 'lastBuildDate')).toEqual([]);
});

test('the number to write to stays out of feeds', () => {
  expect(feedXml([buildJob()], any, siteUrl)).not.toContain('66999990001');
});

const tag = /<[a-z:/?][^>]*>/g;

test.each(Object.entries(hostileTexts))('%s stays text in a feed', (_what, text) => {
  const xml = feedXml([buildJob({ title: text, company: text, description: text, salary: text, location: text })], { category: '', location: text }, siteUrl);
  expect(xml.match(tag)).toHaveLength(feedXml([buildJob()], any, siteUrl).match(tag)!.length);
  expect(xml.isWellFormed()).toBe(true);
});
