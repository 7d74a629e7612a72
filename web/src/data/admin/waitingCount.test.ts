import { expect, test, vi } from "vitest";
import { countPending } from "./adminStats.ts";
import { recountWaiting, useWaiting } from "./waitingCount.ts";

vi.mock("react", () => ({
  useEffect: () => undefined,
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));
vi.mock("./adminStats.ts", () => ({ countPending: vi.fn() }));
vi.mock("./jobEdits.ts", () => ({ countPendingEdits: async () => 0 }));
vi.mock("./jobReports.ts", () => ({ countOpenReports: async () => 0 }));
vi.mock("./pendingJobs.ts", () => ({ countPendingJobs: async () => 0 }));

test("of several concurrent counts the last requested one is shown, whichever comes last", async () => {
  const slow = Promise.withResolvers<number>();
  vi.mocked(countPending).mockReturnValueOnce(slow.promise).mockReturnValueOnce(slow.promise);
  recountWaiting();
  vi.mocked(countPending).mockResolvedValue(3);
  recountWaiting();
  await vi.waitFor(() => expect(useWaiting()).toMatchObject({ jobs: 3, resumes: 3 }));
  slow.resolve(7);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(useWaiting()).toMatchObject({ jobs: 3, resumes: 3 });
});

test("a failed count is reported", async () => {
  vi.mocked(countPending).mockRejectedValue(new Error("no line"));
  recountWaiting();
  await vi.waitFor(() => expect(useWaiting()).toBe("failed"));
});
