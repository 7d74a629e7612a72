import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { cutLine, openOnCutLine } from "../../data/visitor/testing/cutLine.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { prepareReport, useReport } from "./useReport.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../data/visitor/lazyImport.ts", async (original) => cutLine(await original()));

const sendReport = vi.hoisted(() => vi.fn());
vi.mock("../../data/visitor/reportCall.ts", () => ({ sendReport }));

function Report() {
  const { stage, report } = useReport("caixa");
  return (
    <button onClick={() => report("money", "")}>
      {stage.at === "form" ? `form ${stage.trouble}` : stage.at}
    </button>
  );
}

const html = () => rendered(() => renderToStaticMarkup(<Report />));

test("a report whose code does not come reloads the page at the second attempt, and is sent after it", async () => {
  sendReport.mockResolvedValue("received");
  const { reloads, mend } = openOnCutLine(vi);
  freshPage();
  html();
  prepareReport();
  press("form null");
  await vi.waitFor(() => expect(html()).toContain("form failed"));
  expect(reloads()).toBe(0);
  press("form failed");
  await vi.waitFor(() => expect(reloads()).toBe(1));

  mend();
  freshPage();
  html();
  press("form null");
  await vi.waitFor(() => expect(html()).toContain("sent"));
  expect(sendReport.mock.calls).toEqual([[{ jobId: "caixa", reason: "money", words: "" }]]);
  vi.unstubAllGlobals();
});
