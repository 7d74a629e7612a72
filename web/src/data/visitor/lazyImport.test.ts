import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyImport } from "./lazyImport.ts";

const reload = vi.fn();
const line = { onLine: true };

beforeEach(() => {
  vi.stubGlobal("window", { location: { reload } });
  vi.stubGlobal("navigator", line);
});
afterEach(() => {
  reload.mockClear();
  line.onLine = true;
  vi.unstubAllGlobals();
});

test("loaded code is returned, without a reload", async () => {
  const load = lazyImport(async () => "part");
  expect([await load(), await load()]).toEqual(["part", "part"]);
  expect(reload).not.toHaveBeenCalled();
});

test("the first failure is reported; the next try reloads the page, only online", async () => {
  const load = lazyImport(async () => Promise.reject(new Error("the line was cut")));
  await expect(load()).rejects.toThrow("the line was cut");
  expect(reload).not.toHaveBeenCalled();
  line.onLine = false;
  await expect(load()).rejects.toThrow("the line was cut");
  expect(reload).not.toHaveBeenCalled();
  line.onLine = true;
  await expect(load()).rejects.toThrow("the line was cut");
  expect(reload).toHaveBeenCalledOnce();
});

test("code fetched ahead that fails never reloads the page, and is not the first failure", async () => {
  const load = lazyImport(async () => Promise.reject(new Error("the line was cut")));
  await expect(load.ahead()).rejects.toThrow("the line was cut");
  await expect(load.ahead()).rejects.toThrow("the line was cut");
  await expect(load()).rejects.toThrow("the line was cut");
  expect(reload).not.toHaveBeenCalled();
  await expect(load()).rejects.toThrow("the line was cut");
  expect(reload).toHaveBeenCalledOnce();
});
