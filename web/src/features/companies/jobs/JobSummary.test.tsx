import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { JobSummary } from "./JobSummary.tsx";

vi.mock("./JobDeadline.tsx", () => ({ JobDeadline: () => null }));
vi.mock("./JobStatus.tsx", () => ({ JobRemarks: () => null, JobStatusChip: () => null }));

const now = new Date("2026-11-21T12:00:00-04:00");
const approved = { approved: true, approvalStatus: "approved" } as const;

test.each([
  ["on the site", { ...approved, listed: true }, "publicada em 20/11/2026"],
  ["off the site", approved, "vaga de 20/11/2026"],
  ["that waits", {}, "enviada em 20/11/2026"],
])("a company's job %s says what its date is", (_which, standing, words) => {
  const job = {
    id: "vaga",
    ...buildJob({ ...standing, type: "Vendas", postedAt: new Date("2026-11-20T12:00:00-04:00") }),
  };
  const html = renderToStaticMarkup(
    <JobSummary job={job} edit={null} active now={now} newCandidates={0} />,
  );
  expect(html).toContain(`Vendas · ${words}<`);
});

test.each([
  ["open", true, false],
  ["filled", false, true],
])("the row of a job that is %s says until when people apply: %s", (_which, said, filled) => {
  const job = { id: "vaga", ...buildJob({ ...approved, filled }) };
  const html = renderToStaticMarkup(
    <JobSummary job={job} edit={null} active now={now} newCandidates={0} />,
  );
  expect(html.includes(">até<")).toBe(said);
});
