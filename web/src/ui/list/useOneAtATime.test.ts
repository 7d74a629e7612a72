import { expect, test, vi } from "vitest";
import { oneAtATime } from "./useOneAtATime.ts";

test("a second press on a row is ignored during its first write, while another row's write runs", async () => {
  const run = oneAtATime();
  const first = Promise.withResolvers<void>();
  const write = vi.fn(() => first.promise);
  const pressed = run("a", write);
  await run("a", write);
  await run("b", async () => undefined);
  expect(write).toHaveBeenCalledOnce();
  first.resolve();
  await pressed;
  await run("a", write);
  expect(write).toHaveBeenCalledTimes(2);
});

test("a row whose write failed can be written again", async () => {
  const run = oneAtATime();
  await expect(run("a", () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  const again = vi.fn(async () => undefined);
  await run("a", again);
  expect(again).toHaveBeenCalledOnce();
});
