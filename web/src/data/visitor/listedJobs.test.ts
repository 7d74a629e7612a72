import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import type { Job } from "@vagas/functions/domain/job/job";
import { noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { beforeEach, expect, test, vi } from "vitest";
import { readListedJob, readListedJobs, rememberJobs, seenJob } from "./listedJobs.ts";
import { keepSeenPage } from "./keepSeenPage.ts";
import { readSeenPage } from "./seenPages.ts";

const reads = vi.hoisted(() => ({ getListedJob: vi.fn(), queryListedJobs: vi.fn() }));
vi.mock("./loadPublicReads.ts", () => ({ loadPublicReads: async () => reads }));
vi.mock("./keepSeenPage.ts", () => ({ keepSeenPage: vi.fn() }));
vi.mock("./seenPages.ts", () => ({ readSeenPage: vi.fn(), forgetSeenPage: async () => undefined }));

const now = new Date("2026-11-21T12:00:00-04:00");
const monday = new Date("2026-11-16T12:00:00-04:00");
const job = { id: "vaga", title: "Caixa" } as Job;
const cursor = { at: "2026-11-21T12:00:00.000000Z", id: "vaga" };

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(readSeenPage).mockResolvedValue(null);
});

test("offline, a job that was seen is shown until it is known to be gone", async () => {
  rememberJobs([job]);
  reads.getListedJob.mockRejectedValueOnce(new Error("no line"));
  expect(await readListedJob("vaga")).toBe(job);
  reads.getListedJob.mockResolvedValueOnce(null);
  expect(await readListedJob("vaga")).toBeNull();
  expect(seenJob("vaga")).toBeNull();
  reads.getListedJob.mockRejectedValueOnce(new Error("no line"));
  await expect(readListedJob("vaga")).rejects.toThrow("no line");
});

test("offline, a list is shown as it was seen, without further pages", async () => {
  vi.mocked(readSeenPage).mockResolvedValue({
    page: "list",
    now: monday,
    jobs: [job],
    next: cursor,
    total: 60,
  } as FirstPage);
  reads.queryListedJobs.mockRejectedValue(new Error("no line"));
  expect(await readListedJobs(noFilters, null, now)).toEqual({
    jobs: [job],
    next: cursor,
    total: 60,
    seenAt: monday,
  });
  await expect(readListedJobs(noFilters, cursor, now)).rejects.toThrow("no line");
  await expect(readListedJobs(noFilters, null, now, 4)).rejects.toThrow("no line");
});

const filters = { ...noFilters, location: "Vila Rica" };
const page = { jobs: [job], next: cursor };
const answered = (total: number | null) => vi.fn(async () => Response.json({ total }));

test("a list that continues comes with its length", async () => {
  const fetched = answered(60);
  vi.stubGlobal("fetch", fetched);
  reads.queryListedJobs.mockResolvedValue(page);
  expect(await readListedJobs(filters, null, now)).toEqual({ ...page, total: 60 });
  expect(fetched.mock.calls).toEqual([["/vagas/total.json?local=Vila%20Rica"]]);
  expect(keepSeenPage).toHaveBeenCalledWith(expect.objectContaining({ total: 60 }));
});

test("a list that is read whole does not wait for its length", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  reads.queryListedJobs.mockResolvedValue({ jobs: [job], next: null });
  expect(await readListedJobs(filters, null, now)).toMatchObject({ total: null });
});

test.each<[string, typeof noFilters, typeof cursor | null, number | undefined]>([
  ["a search", { ...noFilters, search: "caixa" }, null, undefined],
  ["a further page", noFilters, cursor, undefined],
  ["the first jobs", noFilters, null, 4],
])("nothing is counted for %s", async (_what, under, after, size) => {
  const fetched = answered(60);
  vi.stubGlobal("fetch", fetched);
  reads.queryListedJobs.mockResolvedValue(page);
  expect(await readListedJobs(under, after, now, size)).toMatchObject({ total: null });
  expect(fetched).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ["fails", async () => Promise.reject(new Error("no line"))],
  ["is refused", async () => new Response("", { status: 503 })],
  ["is no JSON", async () => new Response("<html>")],
  ["does not come", async () => new Promise<Response>(() => undefined)],
])("a list whose count %s comes without its length, 0.7 s later at most", async (_how, fetched) => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  reads.queryListedJobs.mockResolvedValue(page);
  const read = readListedJobs(filters, null, now);
  await vi.advanceTimersByTimeAsync(700);
  expect(await read).toMatchObject({ jobs: [job], total: null });
  vi.useRealTimers();
});
