import { expect, test } from 'vitest';
import { type FirstPage, firstPageJson, parseFirstPage } from './firstPage.ts';

const now = new Date('2026-11-21T12:00:00.123Z');
const hostile = '</script><!-- "\'\u2028\u2029\u202e😀\ud800';

const page = {
  now, page: 'list', key: hostile, next: { postedAt: '2026-11-20T12:00:00.123456789Z', id: 'a' },
  jobs: [{ id: 'a', title: hostile, postedAt: now, expiresAt: now, updatedAt: now }],
} as unknown as FirstPage;

test('what went into a page comes out of it, dates as dates, a cursor to the nanosecond', () => {
  const { next, jobs, ...rest } = parseFirstPage(firstPageJson(page)) as Extract<FirstPage, { page: 'list' }>;
  expect(rest).toEqual({ now, page: 'list', key: hostile });
  expect(jobs).toEqual([{ id: 'a', title: hostile, postedAt: now, expiresAt: now, updatedAt: now }]);
  expect(next).toEqual({ postedAt: '2026-11-20T12:00:00.123456789Z', id: 'a' });
});

test('nothing in it can end a script element or a line', () => {
  expect(firstPageJson(page)).not.toMatch(/[<\u2028\u2029]/);
});
