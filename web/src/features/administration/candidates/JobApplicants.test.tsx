import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { expect, test, vi } from "vitest";
import { jobFacts } from "./JobApplicants.tsx";

vi.mock("../../../data/admin/adminCandidates.ts", () => ({ listApplicants: vi.fn() }));
vi.mock("./ApplicantsTable.tsx", () => ({ ApplicantsTable: () => null }));

const on = { approved: true, approvalStatus: "approved" } as const;

test.each([
  ["on the site", { ...on, listed: true }, "publicada em 20/11/2026"],
  ["off the site", on, "vaga de 20/11/2026"],
])("the heading of a job %s names its date", (_which, standing, words) => {
  const job = buildJob({
    ...standing,
    company: "Padaria",
    companyId: null,
    postedAt: new Date("2026-11-20T12:00:00-04:00"),
  });
  const line = jobFacts({ id: "vaga", applications: 2, ...job });
  expect(line.replaceAll("\u00A0", " ")).toBe(`Padaria · ${words} · sem conta de empresa`);
});
