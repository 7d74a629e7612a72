import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshSession } from "../session/session.ts";
import { inTransaction, writeAsAdmin } from "./adminWrite.ts";

vi.mock("../session/session.ts", () => ({ refreshSession: vi.fn(), signOut: vi.fn() }));
vi.mock("../firebase/liveDatabase.ts", () => ({ liveDatabase: () => "database" }));

/** The SDK's request that writes. */
const commit = vi.hoisted(() => vi.fn());
vi.mock("firebase/firestore", () => ({
  runTransaction: async (_database: unknown, attempt: (transaction: object) => unknown) => {
    const result = await attempt({ delete: () => undefined });
    await commit();
    return result;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  commit.mockReset();
  vi.mocked(refreshSession).mockResolvedValue({
    uid: "a",
    email: "a@example.com",
    displayName: null,
    emailVerified: true,
    anonymous: false,
    admin: true,
  });
});
afterEach(() => vi.useRealTimers());

test("an administrator's write without an answer for a minute is told as offline", async () => {
  commit.mockReturnValue(new Promise(() => undefined));
  const told = vi.fn();
  void writeAsAdmin(() => undefined).then(told);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toHaveBeenCalledExactlyOnceWith("offline");
});

test("an administrator's write that was answered is done", async () => {
  expect(await writeAsAdmin(() => undefined)).toBe("done");
  expect(commit).toHaveBeenCalledOnce();
});

test("what an administrator's transaction reads after the limit has passed makes it write nothing", async () => {
  const read = Promise.withResolvers<void>();
  const failed = vi.fn();
  inTransaction(() => read.promise).catch(failed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: "deadline-exceeded" }),
  );
  read.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(commit).not.toHaveBeenCalled();
});
