import { addDays } from '@vagas/functions/domain/dates';
import { limits } from '@vagas/functions/domain/limits';
import { searchTerms } from '@vagas/functions/domain/searchTerms';
import { expect, fillWithJobs, openAs, test } from '../support/companies.ts';
import { countReads } from '../support/countReads.ts';

/** More than any page; each makes the functions work, twice, and the tests after this one wait for them. */
const many = 200;

test('the panel of a company with 200 jobs reads a page of them, and a page more where more is asked for', async ({ page, newCompany }) => {
  const company = await newCompany();
  const now = Date.now();
  // Off the site, in each state; a minute apart.
  const titles = Array.from({ length: many }, (_, index) => `Ajudante ${String(index + 1).padStart(3, '0')}`);
  await fillWithJobs(company, titles, (title, index) => ({
    title, searchTerms: searchTerms(title), postedAt: new Date(now - index * 60_000), expiresAt: addDays(new Date(now), -1),
    approved: index % 5 === 0, approvalStatus: index % 5 === 0 ? 'approved' : 'pending', filled: index % 10 === 0,
  }));

  const { reads, restart } = await countReads(page);
  test.setTimeout(150_000);
  await openAs(page, company, '/empresa/dashboard');
  const cards = page.getByRole('list', { name: 'Minhas Vagas' }).getByRole('listitem');
  const counters = page.getByLabel('Resumo das vagas').locator('dd');
  // The functions are at work on the jobs meanwhile.
  await expect(cards).toHaveCount(limits.pageSize, { timeout: 40_000 });
  await expect(counters).toHaveText(['160', '0', '20'], { timeout: 20_000 });
  // Each change of theirs that the page shows is a read.
  await expect(async () => {
    const before = await reads();
    await page.waitForTimeout(1500);
    expect(await reads()).toEqual(before);
  }).toPass({ timeout: 60_000 });

  await page.reload();
  await expect(cards).toHaveCount(limits.pageSize);
  await expect(counters).toHaveText(['160', '0', '20']);
  await expect(cards.first()).toContainText('Ajudante 001');
  expect(await reads()).toEqual({ jobs: limits.pageSize, others: 1, counts: 3 });

  await restart();
  await page.getByRole('button', { name: 'Carregar mais' }).dblclick();
  await expect(cards).toHaveCount(2 * limits.pageSize);
  await expect(cards.last()).toContainText('Ajudante 040');
  expect(await reads()).toEqual({ jobs: limits.pageSize, others: 0, counts: 3 });

  await restart();
  await page.getByLabel('Buscar nas minhas vagas').fill('ajudante 033');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(cards).toHaveCount(1);
  expect((await reads()).jobs).toBe(2 * limits.pageSize);
});
