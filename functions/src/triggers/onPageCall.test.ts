import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onPageCall, promptly } from "./onPageCall.ts";

const logged = vi.hoisted(() => vi.fn());
vi.mock("firebase-functions", async (original) => ({
  ...(await original<object>()),
  logger: { error: logged },
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  logged.mockClear();
});

const silence = () => new Promise<never>(() => {});

test("a caller gets 'unavailable' eight seconds after a service became unresponsive, and the log says so", async () => {
  const call = onPageCall({}, silence);
  const answer = call.run({} as never).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(logged).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toMatchObject({ code: "unavailable" });
  expect(logged).toHaveBeenCalledWith(expect.any(String), { reason: "TooLate" });
});

test("an answer or an error in time is passed on", async () => {
  expect(await promptly(Promise.resolve(7))).toBe(7);
  await expect(promptly(Promise.reject(new Error("denied")))).rejects.toThrow("denied");
  expect(logged).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test("every callable function answers in time, or at least begins in time", () => {
  const folder = import.meta.dirname;
  const calls = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .filter((source) => /= on(Page)?Call\(/.test(source));
  expect(calls.length).toBeGreaterThan(10);
  for (const source of calls) expect(source).toMatch(/= onPageCall\(|\bpromptly\(/);
});
