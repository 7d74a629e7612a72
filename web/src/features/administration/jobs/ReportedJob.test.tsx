import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { buildSummary } from "@vagas/functions/domain/testing/buildReports";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useJobReports } from "../../../data/admin/jobReports.ts";
import { ReturnNotice } from "./ReportedJob.tsx";

vi.mock("../../../data/admin/adminApprovals.ts", () => ({ useJobUnderReview: vi.fn() }));
vi.mock("../../../data/admin/jobReports.ts", () => ({ useJobReports: vi.fn() }));

const settled = { decision: "remove", revision: 2, at: new Date(), reasonToCompany: "" } as const;
const removed = { state: "removed", settled } as const;

test.each([
  ["was taken off", removed, 2, true],
  ["has another text since it was taken off", removed, 3, false],
  ["waits for a decision on its reports", { ...removed, state: "open", held: true }, 2, false],
  ["was kept", { state: "kept", settled: { ...settled, decision: "keep" } }, 2, false],
] as const)(
  "saving a text of a job that %s is said to put it back on the site, or not",
  (_which, fields, revision, said) => {
    const value = buildSummary(fields);
    vi.mocked(useJobReports).mockReturnValue({ state: "ready", value, retry: () => undefined });
    const job = { id: "vaga", ...buildJob({ revision }) };
    const html = renderToStaticMarkup(<ReturnNotice job={job} />);
    expect(html.includes("elas não a mantêm")).toBe(said);
  },
);
