import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FirstPage } from "../domain/site/firstPage.ts";
import type { ReadingPage } from "../domain/site/readingPages.ts";

/** What the site's build leaves for this function, written by web/build/renderedParts.ts. */
export type Rendering = {
  /** The page at an address as HTML, and the styles it uses (web/src/render.tsx). */
  renderPage: (
    address: string,
    first: FirstPage,
  ) => Promise<{ html: string; styles: { name: string; css: string }[] }>;
  /** The document that the browser's own code starts from. */
  shell: string;
  /** The same for a rendered page: comments mark the places that are filled in; `styles` and `script` are those it carries itself. */
  frame: string;
  styles: string;
  script: string;
  /** Files that a page's code needs beside the shell's. */
  preloads: Record<"home" | "list" | "job" | "unknown" | ReadingPage, string[]>;
  /** The headers of every page, from firebase.json. */
  headers: Record<string, string>;
};

let opened: Promise<Rendering> | null = null;

/** The build beside this file, or the one SITE_RENDERED names: that of the emulators, which speaks to other ports. Throws where none was made. */
export function theRendering(): Promise<Rendering> {
  opened ??= openRendering(
    process.env["SITE_RENDERED"] || join(import.meta.dirname, "rendered"),
  ).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function openRendering(folder: string): Promise<Rendering> {
  const json = async (name: string) =>
    JSON.parse(await readFile(join(folder, name), "utf8")) as object;
  const [parts, headers] = await Promise.all([json("parts.json"), json("headers.json")]);
  const bundle = pathToFileURL(join(folder, "render.mjs")).href;
  return {
    ...(parts as Pick<Rendering, "shell" | "frame" | "styles" | "script" | "preloads">),
    headers: headers as Rendering["headers"],
    // Loaded with the first page: where that fails, the shell is still there.
    renderPage: async (address, first) =>
      ((await import(bundle)) as Pick<Rendering, "renderPage">).renderPage(address, first),
  };
}
