import { expect, test } from "vitest";
import { z } from "zod";
import { handle } from "../../functions/src/triggers/handle.ts";
import { siteUrl } from "./environment.ts";

test("work is done at a desk of the present", async () => {
  const before = Date.now();
  await handle("onThing", "x", async (desk) => {
    expect(desk.siteUrl).toBe(siteUrl);
    expect(desk.now.getTime()).toBeGreaterThanOrEqual(before);
    expect(desk.store.jobs.path).toBe("jobs");
  });
});

const unfit = z.object({ name: z.string() }).safeParse({ name: 7 }).error!;

test.each([
  ["a document that does not fit", unfit],
  ["a request that is malformed", Object.assign(new Error("refused"), { code: 3 })],
])("%s is given up", async (_what, error) => {
  await expect(handle("onThing", "x", () => Promise.reject(error))).resolves.toBeUndefined();
});

test.each([
  ["a database that is away", Object.assign(new Error("unavailable"), { code: 14 })],
  ["an error without a code", new Error("broken")],
  ["an error with issues of another kind", Object.assign(new Error("broken"), { issues: "many" })],
])("%s brings the event back", async (_what, error) => {
  await expect(handle("onThing", "x", () => Promise.reject(error))).rejects.toBe(error);
});

test("what is thrown and is no error brings the event back", async () => {
  await expect(handle("onThing", "x", () => Promise.reject({ code: 3 }))).rejects.toEqual({
    code: 3,
  });
});
