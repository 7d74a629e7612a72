import { expect, test } from "vitest";
import { longestReport } from "../../domain/health/browserErrors.ts";
import type { BrowserReport } from "../../domain/health/browserReport.ts";
import { answerReport } from "./takeErrorReports.ts";

const report = { release: "Ab_-1234", page: "/vagas/:id", message: "x is not defined" };
const body = Buffer.from(JSON.stringify(report));

async function answer(sent: Partial<Parameters<typeof answerReport>[1]>) {
  const taken: BrowserReport[] = [];
  const take = async (one: BrowserReport) => void taken.push(one);
  const given = { method: "POST", fetchSite: undefined, body, ...sent };
  return { status: await answerReport(take, given), taken };
}

test.each(["same-origin", undefined])(
  "a report from a page of this site (%s) is accepted",
  async (fetchSite) => {
    expect(await answer({ fetchSite })).toEqual({ status: 204, taken: [report] });
  },
);

test.each([
  ["a page of another site", { fetchSite: "cross-site" }, 403],
  ["an address that is typed", { fetchSite: "none" }, 403],
  ["a question", { method: "GET" }, 405],
  ["no body", { body: undefined }, 400],
  ["what is no report", { body: Buffer.from("x") }, 400],
  ["bytes that are no text", { body: Buffer.from([0xff, 0xfe, 0]) }, 400],
  ["too much", { body: Buffer.alloc(longestReport + 1, " ") }, 413],
])("%s is refused", async (_what, sent, status) => {
  expect(await answer(sent)).toEqual({ status, taken: [] });
});
