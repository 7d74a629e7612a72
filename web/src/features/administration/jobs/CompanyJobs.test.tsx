import { addDays } from "@vagas/functions/domain/dates";
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
  ["an active company is on the site", true, true, "active linked"],
  ["a company that was just activated is on the site", true, false, "active linked"],
  ["a company that was just deactivated is not on the site", false, true, "off unlinked"],
])("a job of %s", (_whose, active, listed, shown) => {
  read.jobs = [
    {
      id: "vaga",
      ...buildJob({
        companyId: "padaria",
        approved: true,
        approvalStatus: "approved",
        listed,
      }),
    },
  ];
  const company = { id: "padaria", whatsapp: null, ...buildCompany({ active }) };
  expect(renderToStaticMarkup(<CompanyJobs company={company} history={() => null} />)).toBe(shown);
});

test("a job that was just given a new deadline is on the site, and one past its deadline is not", () => {
  const decided = { companyId: "padaria", approved: true, approvalStatus: "approved" } as const;
  const company = { id: "padaria", whatsapp: null, ...buildCompany() };
  const shown = (expiresAt: Date, listed: boolean) => {
    read.jobs = [{ id: "vaga", ...buildJob({ ...decided, expiresAt, listed }) }];
    return renderToStaticMarkup(<CompanyJobs company={company} history={() => null} />);
  };
  expect(shown(addDays(new Date(), 30), false)).toBe("active linked");
  expect(shown(addDays(new Date(), -1), true)).toBe("expired unlinked");
});
