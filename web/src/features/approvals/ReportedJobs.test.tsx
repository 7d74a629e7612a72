import type { Job } from "@vagas/functions/domain/job/job";
import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { buildSummary } from "@vagas/functions/domain/testing/buildReports";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { ReportedJobs } from "./ReportedJobs.tsx";

/** The present job, and its reports. */
const known = vi.hoisted(() => ({
  job: null as Job | null,
  summary: null as ReportSummary | null,
}));

vi.mock("../../data/admin/adminApprovals.ts", () => ({
  useJobUnderReview: (id: string | null) => ({ state: "ready", value: id && known.job }),
}));
vi.mock("../../data/admin/jobReports.ts", () => ({
  useOpenReports: () => ({ state: "ready", value: [known.summary] }),
  useJobReports: () => ({ state: "ready", value: known.summary }),
}));
vi.mock("../../data/admin/waitingCount.ts", () => ({ recountWaiting: vi.fn() }));

const settled = { decision: "remove", revision: 1, at: new Date(), reasonToCompany: "" } as const;
const removed = { state: "removed", settled, open: 0 } as const;

test.each([
  ["that reports took off", { held: true }, 1, true],
  ["that was taken off", removed, 1, true],
  ["that was taken off and has another text since", removed, 2, false],
  ["that stays on the site", {}, 1, false],
])("a reported job %s is marked as off the site, or not", (_which, fields, revision, marked) => {
  known.job = { id: "vaga", ...buildJob({ revision, listed: !marked }) };
  known.summary = buildSummary(fields);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ReportedJobs count={1} />
    </MemoryRouter>,
  );
  expect(html.includes("Em conferência")).toBe(marked);
});
