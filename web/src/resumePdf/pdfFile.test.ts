import { afterEach, expect, test, vi } from "vitest";
import { resumePdf } from "./resumePdf.ts";
import { readWithPdfium } from "./testing/readWithPdfium.ts";
import { readWithPdfJs } from "./testing/readWithPdfJs.ts";
import { maria, tractorDriver } from "./testing/resumes.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a browser that cannot compress makes the same file, only longer", async () => {
  const madeOn = new Date("2026-11-23T12:00:00Z");
  const compressed = await resumePdf(tractorDriver, maria, madeOn);
  vi.stubGlobal("CompressionStream", undefined);
  const plain = await resumePdf(tractorDriver, maria, madeOn);
  vi.unstubAllGlobals();
  for (const read of [readWithPdfium, readWithPdfJs])
    expect((await read(plain)).text).toBe((await read(compressed)).text);
  expect(plain.length).toBeGreaterThan(compressed.length);
  expect(plain.length).toBeLessThan(20_000);
});
