import { expect, test } from "vitest";
import { z } from "zod";
import { handle } from "../../functions/src/triggers/handle.ts";
import { siteUrl } from "./environment.ts";

test("work runs at a context with the present time", async () => {
  const before = Date.now();
  await handle("onJobWritten", "x", async (context) => {
    expect(context.siteUrl).toBe(siteUrl);
    expect(context.now.getTime()).toBeGreaterThanOrEqual(before);
    expect(context.store.jobs.path).toBe("jobs");
  });
});

const unfit = z.object({ name: z.string() }).safeParse({ name: 7 }).error!;

test.each([
  ["a document that fits no schema", unfit],
  ["a malformed request", Object.assign(new Error("refused"), { code: 3 })],
])("%s is dropped", async (_what, error) => {
  await expect(handle("onJobWritten", "x", () => Promise.reject(error))).resolves.toBeUndefined();
});

test.each([
  ["an unavailable database", Object.assign(new Error("unavailable"), { code: 14 })],
  ["an error without a code", new Error("broken")],
  ["an error with issues of another kind", Object.assign(new Error("broken"), { issues: "many" })],
])("%s is retried", async (_what, error) => {
  await expect(handle("onJobWritten", "x", () => Promise.reject(error))).rejects.toBe(error);
});

test("a thrown value that is no error is retried", async () => {
  await expect(handle("onJobWritten", "x", () => Promise.reject({ code: 3 }))).rejects.toEqual({
    code: 3,
  });
});
