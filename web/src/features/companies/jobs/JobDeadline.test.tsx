import { endOfDay } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { JobDeadline } from "./JobDeadline.tsx";

vi.mock("./useJobChanges.ts", () => ({ useJobChanges: () => ({}) }));

const now = new Date("2026-11-21T12:00:00-04:00");

function shown(fields: Partial<Job>): string {
  const standing = { approved: true, approvalStatus: "approved", listed: true } as const;
  const job = {
    id: "vaga",
    ...buildJob({ ...standing, expiresAt: endOfDay("2026-12-22"), ...fields }),
  };
  return renderToStaticMarkup(<JobDeadline job={job} active now={now} />);
}

test("a company reads until when people apply, unless the job is filled", () => {
  expect(shown({})).toContain("22/12/2026");
  expect(shown({ filled: true })).toBe("");
});

test("the day of work that is filled stays, with the buttons that repeat it", () => {
  const html = shown({ filled: true, dayWork: true });
  expect(html).toContain("Diária: ter., 22/12");
  expect(html).toContain("Repetir amanhã");
});
