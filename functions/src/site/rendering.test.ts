import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FirstPage } from "../domain/site/firstPage.ts";

const parts = {
  shell: "Shell",
  frame: "Frame",
  styles: "a{}",
  script: "s()",
  preloads: { home: [], list: [], job: [] },
};
const first: FirstPage = { page: "missing", now: new Date("2026-11-21T12:00:00Z") };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rendered-"));
  vi.stubEnv("SITE_RENDERED", folder);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  vi.resetModules();
});

function build(): void {
  writeFileSync(join(folder, "parts.json"), JSON.stringify(parts));
  writeFileSync(join(folder, "headers.json"), JSON.stringify({ "X-Header": "x" }));
  writeFileSync(
    join(folder, "render.mjs"),
    "export const renderPage = async (address, first) => ({ html: `${address} ${first.page}`, stylesFor: (document, sheet) => sheet });",
  );
}

test("a build contains its parts, its headers and the renderer", async () => {
  build();
  const { theRendering } = await import("./rendering.ts");
  const rendering = await theRendering();
  expect(rendering).toEqual({
    ...parts,
    headers: { "X-Header": "x" },
    renderPage: expect.any(Function),
  });
  expect(await rendering.renderPage("/vagas/x", first)).toEqual({
    html: "/vagas/x missing",
    stylesFor: expect.any(Function),
  });
});

test("a build is read once; if it is missing, the next request looks again", async () => {
  const { theRendering } = await import("./rendering.ts");
  await expect(theRendering()).rejects.toThrow(/rendered-\w+.(parts|headers)\.json/);
  build();
  const rendering = await theRendering();
  rmSync(join(folder, "parts.json"));
  expect(await theRendering()).toBe(rendering);
});

test("by default the build beside the code is read", async () => {
  vi.stubEnv("SITE_RENDERED", "");
  const { theRendering } = await import("./rendering.ts");
  await expect(theRendering()).rejects.toThrow(/site.rendered.(parts|headers)\.json/);
});
