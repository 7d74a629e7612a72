import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobPosting } from './jobPosting.ts';
import { breadcrumbs, dataBlock } from './structuredData.ts';
import { buildJob, hostilePieces, hostileTexts, siteUrl } from '../testing.ts';

const block = /^<script type="application\/ld\+json">([^<]*)<\/script>$/;

/** What a parser makes of the block, which ends at the first '<' of its text. */
function parsed(html: string): unknown {
  return JSON.parse(block.exec(html)?.[1] ?? '');
}

test.each(Object.entries(hostileTexts))('%s comes back from a data block as it went in', (_what, text) => {
  const posting = jobPosting(buildJob({ title: text, company: text, description: text, requirements: text, location: text }), true, siteUrl)!;
  const html = dataBlock(posting);
  expect(parsed(html)).toEqual(posting);
  expect(html).not.toMatch(/[\u2028\u2029]/);
});

test('any text comes back from a data block as it went in', () => {
  const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
  const text = fc.array(fc.oneof(fc.constantFrom(...hostilePieces), anyUnit), { maxLength: 20 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (title) => {
      expect(parsed(dataBlock({ title }))).toEqual({ title });
    }),
  );
});

test('the way to a job goes over the list', () => {
  expect(breadcrumbs(buildJob(), siteUrl)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Início', item: 'https://vagas.example/' },
      { position: 2, name: 'Vagas Disponíveis', item: 'https://vagas.example/vagas' },
      { position: 3, name: 'Vendedor de balcão', item: 'https://vagas.example/vagas/a1' },
    ],
  });
});
