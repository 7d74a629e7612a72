import type { Job } from "@vagas/functions/domain/job/job";
import type { JobApproval } from "@vagas/functions/domain/job/jobApproval";
import { buildApproval, buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { DecidedJobs } from "./DecidedJobs.tsx";

/** The present job, and its approval as the list has read it. */
const known = vi.hoisted(() => ({ job: null as Job | null, approvals: [] as JobApproval[] }));

vi.mock("../../../data/admin/adminApprovals.ts", () => ({
  useJobUnderReview: () => ({ state: "ready", value: known.job }),
}));
vi.mock("../../../data/admin/waitingCount.ts", () => ({ recountWaiting: vi.fn() }));
vi.mock("../../../ui/list/usePages.ts", () => ({
  usePages: () => ({ state: "ready", items: known.approvals, hasMore: false }),
}));

function shown(revision: number): string {
  known.job = { id: "vaga", ...buildJob({ title: "Padeiro", revision, approved: true }) };
  known.approvals = [buildApproval("vaga", { companyId: "padaria", status: "approved" })];
  return renderToStaticMarkup(<DecidedJobs />);
}

test("a decision can be reversed while its job has the text that was decided on", () => {
  expect(shown(1)).toContain("Tirar do ar: Padeiro");
  expect(shown(1)).not.toContain("A vaga já mudou depois");
});

test("a job with another text since says so, and offers no action that could only fail", () => {
  expect(shown(2)).toContain("A vaga já mudou depois");
  expect(shown(2)).not.toContain("Tirar do ar: Padeiro");
});
