import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetSeenPage, readSeenJobs, readSeenPage, storeSeenPage } from "./seenPages.ts";

const now = new Date("2026-11-21T12:00:00Z");

function pageOf(id: string): FirstPage {
  return {
    page: "job",
    now,
    job: { id, title: `Vaga ${id}` },
    similar: [],
    companyHasMore: false,
  } as unknown as FirstPage;
}

beforeEach(() => {
  // In insertion order, as in a browser: a page stored again moves to the end.
  const kept = new Map<string, Response>();
  const cache = {
    put: async (address: string, response: Response) =>
      void (kept.delete(address), kept.set(address, response)),
    keys: async () => [...kept.keys()],
    match: async (address: string) => kept.get(address)?.clone(),
    delete: async (address: string) => kept.delete(address),
  };
  vi.stubGlobal("caches", { open: async () => cache, match: cache.match });
});

test("of more than thirty pages the last seen are kept", async () => {
  for (let i = 0; i < 31; i += 1) await storeSeenPage(pageOf(`v${i}`));
  await storeSeenPage(pageOf("v1"));
  await storeSeenPage(pageOf("v31"));
  const jobs = await readSeenJobs();
  expect(jobs).toHaveLength(30);
  expect(jobs.slice(0, 3).map(({ id }) => id)).toEqual(["v31", "v1", "v30"]);
  expect(await readSeenPage("/vagas/v2")).toBeNull();
  expect(await readSeenPage("/vagas/v31")).toMatchObject({ now, job: { title: "Vaga v31" } });
});

test("a page that is no longer public is removed from the device", async () => {
  await storeSeenPage(pageOf("a"));
  await forgetSeenPage("/vagas/a");
  expect(await readSeenPage("/vagas/a")).toBeNull();
});

test("with failing storage nothing was seen, and nothing breaks", async () => {
  const failed = () => Promise.reject(new DOMException("barred", "SecurityError"));
  vi.stubGlobal("caches", { open: failed, match: failed });
  await storeSeenPage(pageOf("a"));
  await forgetSeenPage("/vagas/a");
  expect(await readSeenPage("/vagas/a")).toBeNull();
  expect(await readSeenJobs()).toEqual([]);
});
