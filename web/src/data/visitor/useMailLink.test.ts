import { afterEach, expect, test, vi } from "vitest";
import { lazyFollow } from "./useMailLink.ts";

afterEach(() => vi.unstubAllGlobals());

test("a link is followed by the code that was fetched for it", async () => {
  const follow = lazyFollow(async () => async (token: string, answer: "yes" | null) => ({
    state: `${token} ${answer}`,
  }));
  expect(await follow("a.b", null)).toEqual({ state: "a.b null" });
  expect(await follow("a.b", "yes")).toEqual({ state: "a.b yes" });
});

test.each([
  [true, "failed"],
  [false, "offline"],
])("if its code fails to load, with network %s, that is '%s'", async (onLine, state) => {
  vi.stubGlobal("navigator", { onLine });
  const follow = lazyFollow(() => Promise.reject(new Error("no code")));
  expect(await follow("a.b", null)).toEqual({ state });
});
