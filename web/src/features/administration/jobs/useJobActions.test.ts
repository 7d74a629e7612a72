import { addDays, endOfDay } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setJobFilled } from "../../../data/admin/adminJobs.ts";
import { notificationQueue } from "../../../ui/message/notifications.ts";
import { deleteJobUnlessUndone } from "./jobDeletions.ts";
import { useJobActions } from "./useJobActions.ts";

vi.mock("react", () => ({
  useState: (first: () => unknown) => [first()],
  useSyncExternalStore: (_follow: unknown, get: () => unknown) => get(),
}));
vi.mock("../../../data/admin/adminJobs.ts", () => ({ setJobFilled: vi.fn(async () => "done") }));
vi.mock("./jobDeletions.ts", () => ({ deleteJobUnlessUndone: vi.fn(async () => true) }));

const job = { id: "caixa", ...buildJob({ title: "Caixa" }) };
const isGone = (one: typeof job) => useJobActions().isGone(one);

test("a deleted job that another import brings back with its id is in the lists again", async () => {
  useJobActions().removeJob(job);
  await vi.waitFor(() => expect(deleteJobUnlessUndone).toHaveResolved());
  await Promise.resolve();
  expect(isGone(job)).toBe(true);
  expect(isGone({ ...job, postedAt: addDays(job.postedAt, 1) })).toBe(false);
});

const now = new Date("2026-11-21T12:00:00-04:00");
const [past, later] = [endOfDay("2026-11-20"), endOfDay("2026-12-10")];

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.mocked(setJobFilled).mockClear();
  notificationQueue.set([]);
});
afterEach(() => vi.useRealTimers());

test.each<[what: string, Partial<Job>, Parameters<typeof setJobFilled>[1], told: string]>([
  [
    "a filled job past its deadline is opened again with a new one",
    { filled: true, expiresAt: past },
    { filled: false, expiresAt: endOfDay("2026-12-21") },
    "Vaga reativada até 21/12/2026",
  ],
  [
    "a filled job within its deadline is opened again with that deadline",
    { filled: true, expiresAt: later },
    { filled: false },
    "Vaga reativada",
  ],
  [
    "work of a day that has passed keeps its day",
    { filled: true, expiresAt: past, dayWork: true },
    { filled: false },
    "Vaga reativada",
  ],
  [
    "an open job is marked as filled, and keeps its deadline",
    { filled: false, expiresAt: past },
    { filled: true },
    "Vaga marcada como preenchida",
  ],
])("%s", async (_what, fields, to, told) => {
  const onToggled = vi.fn();
  await useJobActions(onToggled).toggleFilled({ ...job, ...fields });
  expect(setJobFilled).toHaveBeenCalledExactlyOnceWith("caixa", to);
  expect(onToggled).toHaveBeenCalledExactlyOnceWith("caixa", to);
  expect(notificationQueue.get()).toMatchObject([{ title: told, description: "Caixa" }]);
});
