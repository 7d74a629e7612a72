import type { Job } from "@vagas/functions/domain/job/job";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CompanyJobs } from "./CompanyJobs.tsx";
import { shownStatus } from "./shownStatus.ts";

/** The company's jobs as the list has read them. */
const read = vi.hoisted(() => ({ jobs: [] as Job[] }));

vi.mock("../../../data/admin/adminJobs.ts", () => ({ listJobsOfCompany: vi.fn() }));
vi.mock("../../../ui/list/usePages.ts", () => ({
  usePages: () => ({ state: "ready", items: read.jobs, hasMore: false }),
}));
vi.mock("./useJobActions.ts", () => ({ useJobActions: () => ({ isGone: () => false }) }));
vi.mock("./JobsTable.tsx", () => ({
  JobsTable: ({ jobs, now }: { jobs: Job[]; now: Date }) =>
    jobs.map((job) => `${shownStatus(job, now)} ${job.listed ? "linked" : "unlinked"}`).join(),
}));

test.each([
  ["an active company is on the site", true, "active linked"],
  ["a company that was just deactivated is not", false, "off unlinked"],
])("the listed job of %s", (_whose, active, shown) => {
  read.jobs = [
    {
      id: "vaga",
      ...buildJob({
        companyId: "padaria",
        approved: true,
        approvalStatus: "approved",
        listed: true,
      }),
    },
  ];
  const company = { id: "padaria", ...buildCompany({ active }) };
  expect(renderToStaticMarkup(<CompanyJobs company={company} history={() => null} />)).toBe(shown);
});
