import { type FirstPage, firstPageJson } from "@vagas/functions/domain/site/firstPage";
import type { Job } from "@vagas/functions/domain/job/job";
import { afterEach, expect, test, vi } from "vitest";
import { endingOf } from "./jobEnding.ts";

const now = new Date("2026-11-22T12:00:00.000Z");
const yesterday = new Date("2026-11-21T12:00:00.000Z");
const over = { page: "over" as const, now, id: "caixa", type: "</script>", was: null, similar: [] };

const fetch = vi.fn<(address: string) => Promise<Response>>();

function answer(status: number, first: FirstPage | null) {
  fetch.mockResolvedValue(new Response(first ? firstPageJson(first) : "", { status }));
  vi.stubGlobal("fetch", fetch);
}

afterEach(() => vi.unstubAllGlobals());

test.each<[string, FirstPage, unknown]>([
  ["a job past its deadline", { ...over, endedAt: yesterday }, { why: "expired", at: yesterday }],
  [
    "a job under review",
    { page: "hidden", now, id: "caixa", type: "x", why: "review", similar: [] },
    { why: "review" },
  ],
  [
    "a job that was taken off",
    { page: "hidden", now, id: "caixa", type: "x", why: "off", similar: [] },
    { why: "off" },
  ],
  ["a job that was deleted", { ...over, endedAt: null }, { why: "withdrawn" }],
  ["an unknown job", { page: "missing", now }, null],
  ["an open job, from a cache", { page: "home", now } as FirstPage, { why: "unknown" }],
])("the page of %s says so", async (_what, first, ending) => {
  answer(200, first);
  expect(await endingOf("caixa", null)).toEqual(ending);
  expect(fetch).toHaveBeenCalledWith("/dados/vagas/caixa");
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
