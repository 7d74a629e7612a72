import { addDays } from "@vagas/functions/domain/dates";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { expect, test, vi } from "vitest";
import { deleteJobUnlessUndone } from "./jobDeletions.ts";
import { useJobActions } from "./useJobActions.ts";

vi.mock("react", () => ({
  useState: (first: () => unknown) => [first()],
  useSyncExternalStore: (_follow: unknown, get: () => unknown) => get(),
}));
vi.mock("../../../data/admin/adminJobs.ts", () => ({ setJobFilled: vi.fn() }));
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
