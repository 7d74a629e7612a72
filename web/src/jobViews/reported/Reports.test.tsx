import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { buildSummary } from "@vagas/functions/domain/testing/buildReports";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useJobUnderReview } from "../../data/admin/adminApprovals.ts";
import { Reports } from "./Reports.tsx";

vi.mock("../../data/admin/adminApprovals.ts", () => ({ useJobUnderReview: vi.fn() }));

const retry = () => undefined;
const on = "A vaga continua no ar.";
const off = "A vaga não está no ar.";

test.each([
  [true, on, off],
  [false, off, on],
])("whether the job is on the site, %s, is its own word", (listed, said, other) => {
  const value = { id: "vaga", ...buildJob({ listed }) };
  vi.mocked(useJobUnderReview).mockReturnValue({ state: "ready", value, retry });
  const html = renderToStaticMarkup(<Reports summary={buildSummary()} />);
  expect(html).toContain(said);
  expect(html).not.toContain(other);
});

test.each([
  ["the reports took it off", buildSummary({ held: true }), "As denúncias tiraram a vaga do ar."],
  ["the administrator kept it", buildSummary({ state: "kept" }), "Você manteve a vaga"],
])("the job is not asked once %s", (_what, summary, said) => {
  vi.mocked(useJobUnderReview).mockClear().mockReturnValue({ state: "loading", retry });
  expect(renderToStaticMarkup(<Reports summary={summary} />)).toContain(said);
  expect(useJobUnderReview).toHaveBeenCalledWith(null);
});

test("nothing is said of the site before the job is read", () => {
  vi.mocked(useJobUnderReview).mockReturnValue({ state: "loading", retry });
  const html = renderToStaticMarkup(<Reports summary={buildSummary()} />);
  expect(html).not.toContain("no ar");
});

test("a job that was taken off and has another text on the site says so", () => {
  const settled = { decision: "remove", revision: 1, at: new Date(), reasonToCompany: "" } as const;
  const value = { id: "vaga", ...buildJob({ listed: true, revision: 2 }) };
  vi.mocked(useJobUnderReview).mockClear().mockReturnValue({ state: "ready", value, retry });
  const summary = buildSummary({ state: "removed", settled, open: 0 });
  const html = renderToStaticMarkup(<Reports summary={summary} />);
  expect(html).toContain("a vaga voltou com outro texto");
  expect(html).not.toContain("Ela volta quando");
  expect(useJobUnderReview).toHaveBeenCalledWith("vaga");
});
