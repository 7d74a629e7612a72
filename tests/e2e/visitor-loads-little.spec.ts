import { appendFileSync } from 'node:fs';
import { limits } from '@vagas/functions/domain/limits';
import { site } from '../../emulators/folders.ts';
import { openFirst } from '../bench/firstVisit.ts';
import { privateCode, privateIn, scriptsOf } from '../bench/privateCode.ts';
import { budget, type FirstVisit, firstVisitsIn } from '../bench/results.ts';
import { expect, test } from '../support/e2e.ts';

/**
 * Every page a visitor may open first, and the most documents of the database it may read. /publicar-vaga is none: it
 * sends visitors on to the company's login.
 */
const pages = [
  ['/', limits.featuredJobs + 1],
  ['/vagas', limits.pageSize],
  ['/vagas/mercado-araguaia-caixa', 1],
  ['/enviar-curriculo', 0],
  ['/sobre', 0],
  ['/acessibilidade', 0],
  ['/pagina-que-nao-existe', 0],
] as const;

for (const [address, mostDocuments] of pages) {
  test(`a first visit to ${address} loads little, and nothing that visitors do not need`, async ({ page }) => {
    const { scripts, documents } = await openFirst(page, address);
    const bytes = scripts.reduce((sum, { gzipped }) => sum + gzipped, 0);
    keep({ page: address, scripts: scripts.length, bytes, documents });

    expect(scripts.length).toBeGreaterThan(0);
    expect.soft(bytes, scripts.map(({ path, gzipped }) => `${gzipped} ${path}`).join('\n')).toBeLessThanOrEqual(budget.scriptBytes);
    expect.soft(scripts.flatMap(({ path, text }) => privateIn(text).map((what) => `${what} in ${path}`))).toEqual([]);
    expect.soft(documents).toBeLessThanOrEqual(mostDocuments);
  });
}

test('what visitors do not load is there to be loaded', () => {
  const everything = scriptsOf(site);
  expect(privateCode.filter(([, marker]) => !everything.includes(marker))).toEqual([]);
});

/** Leaves a line for the table of `npm run bench`, when that is what runs. */
function keep(visit: FirstVisit): void {
  const file = process.env[firstVisitsIn];
  if (file) appendFileSync(file, `${JSON.stringify(visit)}\n`);
}
