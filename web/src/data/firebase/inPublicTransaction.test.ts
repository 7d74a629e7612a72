import { afterEach, expect, test, vi } from "vitest";
import { inPublicTransaction } from "./inPublicTransaction.ts";
import { written } from "./writeOutcome.ts";

vi.mock("./publicDatabase.ts", () => ({ publicDatabase: () => "database" }));

const commit = vi.hoisted(() => vi.fn());
vi.mock("firebase/firestore/lite", () => ({
  runTransaction: async (
    _database: unknown,
    attempt: () => Promise<unknown>,
    { maxAttempts = 5 } = {},
  ) => {
    for (let tries = 1; ; tries += 1) {
      const result = await attempt();
      try {
        await commit();
        return result;
      } catch (error) {
        if (tries === maxAttempts) throw error;
      }
    }
  },
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  commit.mockReset();
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

test("a request that does not reach the server is sent three times", async () => {
  commit.mockRejectedValue({ code: "unknown" });
  expect(await written(() => inPublicTransaction(async () => "saved"))).toBe("offline");
  expect(commit).toHaveBeenCalledTimes(3);
});

test("a device that knows it has no network sends nothing, and says so at once", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const attempt = vi.fn(async () => "saved");
  await expect(inPublicTransaction(attempt)).rejects.toMatchObject({ code: "unavailable" });
  expect(await written(() => inPublicTransaction(attempt))).toBe("offline");
  expect(attempt).not.toHaveBeenCalled();
});
