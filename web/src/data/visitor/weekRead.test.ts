import { afterEach, expect, test, vi } from "vitest";
import { readWeek } from "./weekRead.ts";

vi.mock("./servedPage.ts", () => ({ fetched: () => new Promise(() => undefined) }));

afterEach(() => void vi.useRealTimers());

test("a week that does not come fails after a minute", async () => {
  vi.useFakeTimers();
  const failure = readWeek().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failure).toMatchObject({ code: "deadline-exceeded" });
});
