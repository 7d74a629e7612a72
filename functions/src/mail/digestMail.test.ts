import { expect, test } from 'vitest';
import { digestId, digestMail } from './digestMail.ts';

const now = new Date('2026-11-22T02:00:00Z');
const digest = (jobs: number, resumes: number, imported: number) => digestMail({ jobs, resumes, imported }, 'admin@site.example', 'https://site.example', now)?.message;

test('nothing is said when nothing waits', () => {
  expect(digest(0, 0, 0)).toBeUndefined();
});

test('what waits is counted by kind', () => {
  expect(digest(2, 1, 0)?.subject).toBe('Para aprovar: 2 vagas de empresas, 1 currículo');
  expect(digest(0, 0, 1)?.text).toContain('Ver as vagas importadas: https://site.example/admin/job-approval');
  expect(digest(0, 0, 1)?.html).toContain('Um item espera por você');
});

test("a day is the town's", () => {
  expect(digestId(now)).toBe('digest-2026-11-21');
});
