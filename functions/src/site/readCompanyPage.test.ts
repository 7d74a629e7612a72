import { expect, test } from "vitest";
import { addDays } from "../domain/dates.ts";
import type { Job } from "../domain/job/job.ts";
import { limits } from "../domain/limits.ts";
import { pageOfRows } from "./readCompanyPage.ts";
import { buildListedJob } from "./siteTesting.ts";

const now = new Date("2026-11-21T16:00:00Z");
const rows = (count: number, fields: Partial<Job> = {}) =>
  Array.from({ length: count }, (_none, i) => buildListedJob({ id: `vaga-${i}`, ...fields }));
const expired = rows(1, { id: "encerrada", expiresAt: addDays(now, -1) });

test("a company's page shows as many jobs as a list's, and tells whether there are more", () => {
  for (const [count, more] of [
    [limits.pageSize, false],
    [limits.pageSize + 1, true],
  ] as const) {
    const page = pageOfRows(rows(count), now);
    expect(page.jobs).toHaveLength(limits.pageSize);
    expect(page.more).toBe(more);
  }
});

test("an expired job that is still listed is not shown, and hides no way to the others", () => {
  const page = pageOfRows([...expired, ...rows(limits.pageSize)], now);
  expect(page.jobs).toEqual(rows(limits.pageSize));
  expect(page.more).toBe(true);
});
