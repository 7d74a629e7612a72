import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import type { Job } from "@vagas/functions/domain/job/job";
import { noFilters } from "@vagas/functions/domain/job/jobFilters";
import { beforeEach, expect, test, vi } from "vitest";
import { readListedJob, readListedJobs, rememberJobs, seenJob } from "./listedJobs.ts";
import { readSeenPage } from "./seenPages.ts";

const reads = vi.hoisted(() => ({ getListedJob: vi.fn(), queryListedJobs: vi.fn() }));
vi.mock("./loadPublicReads.ts", () => ({ loadPublicReads: async () => reads }));
vi.mock("./keepSeenPage.ts", () => ({ keepSeenPage: vi.fn() }));
vi.mock("./seenPages.ts", () => ({ readSeenPage: vi.fn(), forgetSeenPage: async () => undefined }));

const now = new Date("2026-11-21T12:00:00-04:00");
const job = { id: "vaga", title: "Caixa" } as Job;
const cursor = { postedAt: "2026-11-21T12:00:00.000000Z", id: "vaga" };

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
    jobs: [job],
    next: cursor,
  } as FirstPage);
  reads.queryListedJobs.mockRejectedValue(new Error("no line"));
  expect(await readListedJobs(noFilters, null, now)).toEqual({ jobs: [job], next: cursor });
  await expect(readListedJobs(noFilters, cursor, now)).rejects.toThrow("no line");
  await expect(readListedJobs(noFilters, null, now, 4)).rejects.toThrow("no line");
});
