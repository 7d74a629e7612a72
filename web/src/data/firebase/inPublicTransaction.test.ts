import { afterEach, expect, test, vi } from "vitest";
import { inPublicTransaction } from "./inPublicTransaction.ts";

vi.mock("./publicDatabase.ts", () => ({ publicDatabase: () => "database" }));

const commit = vi.hoisted(() => vi.fn());
vi.mock("firebase/firestore/lite", () => ({
  runTransaction: async (_database: unknown, attempt: () => Promise<unknown>) => {
    const result = await attempt();
    commit();
    return result;
  },
}));

afterEach(() => {
  vi.useRealTimers();
  commit.mockClear();
});

test("a transaction writes, and has its own result", async () => {
  expect(await inPublicTransaction(async () => "saved")).toBe("saved");
  expect(commit).toHaveBeenCalledOnce();
});

test("what a transaction reads after the limit has passed makes it write nothing", async () => {
  vi.useFakeTimers();
  const read = Promise.withResolvers<void>();
  const failed = vi.fn();
  inPublicTransaction(() => read.promise).catch(failed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: "deadline-exceeded" }),
  );
  read.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(commit).not.toHaveBeenCalled();
});
