import type { Job } from "@vagas/functions/domain/job/job";
import type { JobApproval } from "@vagas/functions/domain/job/jobApproval";
import { buildApproval, buildJob } from "@vagas/functions/domain/testing/buildJob";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
// Before our other code, whose React it replaces.
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { DecidedJobs } from "./DecidedJobs.tsx";

/** The present job, and its approval as the list has read it. */
const known = vi.hoisted(() => ({ job: null as Job | null, approvals: [] as JobApproval[] }));

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/admin/adminApprovals.ts", () => ({
  useJobUnderReview: () => ({ state: "ready", value: known.job }),
}));
vi.mock("../../../data/admin/waitingCount.ts", () => ({ recountWaiting: vi.fn() }));
vi.mock("../../../ui/list/usePages.ts", () => ({
  usePages: () => ({ state: "ready", items: known.approvals, hasMore: false }),
}));

vi.mock("../review/ReviewDialog.tsx", () => ({
  ReviewDialog: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("../review/SubmittedJob.tsx", () => ({
  SubmittedJob: ({ advertiser }: { advertiser: ReactNode }) => advertiser,
}));
vi.mock("../review/Advertiser.tsx", () => ({
  Advertiser: ({ companyId }: { companyId: string | null }) => `Account: ${companyId}`,
}));

function shown(revision: number): string {
  known.job = { id: "vaga", ...buildJob({ title: "Padeiro", revision, approved: true }) };
  known.approvals = [buildApproval("vaga", { companyId: "padaria", status: "approved" })];
  return rendered(() => renderToStaticMarkup(<DecidedJobs />));
}

test("a decision can be reversed while its job has the text that was decided on", () => {
  expect(shown(1)).toContain("Tirar do ar: Padeiro");
  expect(shown(1)).not.toContain("A vaga já mudou depois");
});

test("a job with another text since says so, and offers no action that could only fail", () => {
  expect(shown(2)).toContain("A vaga já mudou depois");
  expect(shown(2)).not.toContain("Tirar do ar: Padeiro");
});

test("before a decision is reversed, the account of the job's company is shown", () => {
  freshPage();
  expect(shown(1)).not.toContain("Account");
  press("Tirar do ar", { detail: 0, currentTarget: { closest: () => null } });
  expect(shown(1)).toContain("Account: padaria");
});
