import { type FirstPage, firstPageJson } from "@vagas/functions/domain/site/firstPage";
import type { Job } from "@vagas/functions/domain/job/job";
import { afterEach, expect, test, vi } from "vitest";
import { endingOf } from "./jobEnding.ts";

const now = new Date("2026-11-22T12:00:00.000Z");
const yesterday = new Date("2026-11-21T12:00:00.000Z");
const over = { page: "over" as const, now, id: "caixa", type: "</script>", was: null, similar: [] };

/** In the form that pageDocument.ts writes. */
function answer(status: number, first: FirstPage | null) {
  const data = first
    ? `<script type="application/json" id="first-page">${firstPageJson(first)}</script>`
    : "";
  vi.stubGlobal(
    "fetch",
    async () => new Response(`<html><style>p{}</style>${data}</html>`, { status }),
  );
}

afterEach(() => vi.unstubAllGlobals());

test.each<[string, number, FirstPage | null, unknown]>([
  [
    "a job past its deadline",
    410,
    { ...over, endedAt: yesterday },
    { why: "expired", at: yesterday },
  ],
  [
    "a job under review",
    404,
    { page: "hidden", now, id: "caixa", type: "x", why: "review", similar: [] },
    { why: "review" },
  ],
  [
    "a job that was taken off",
    404,
    { page: "hidden", now, id: "caixa", type: "x", why: "off", similar: [] },
    { why: "off" },
  ],
  ["a job that was deleted", 410, { ...over, endedAt: null }, { why: "withdrawn" }],
  ["an unknown job", 404, { page: "missing", now }, null],
  ["a page without its data", 200, null, { why: "unknown" }],
])("the page of %s says so", async (_what, status, first, ending) => {
  answer(status, first);
  expect(await endingOf("caixa", null)).toEqual(ending);
});

test("a page that fails to load says nothing about the job", async () => {
  answer(503, null);
  await expect(endingOf("caixa", null)).rejects.toThrow();
});

test.each([
  ["filled", { filled: true, expiresAt: yesterday }, { why: "filled" }],
  ["off the site", { filled: false, paused: true, expiresAt: yesterday }, { why: "off" }],
  ["past its deadline", { filled: false, expiresAt: yesterday }, { why: "expired", at: yesterday }],
])("a public job that is %s says so itself", async (_what, fields, ending) => {
  expect(await endingOf("caixa", fields as Job)).toEqual(ending);
});
