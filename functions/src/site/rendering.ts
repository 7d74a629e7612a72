import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FirstPage } from "../domain/site/firstPage.ts";
import type { ReadingPage } from "../domain/site/readingPages.ts";

/** A page's HTML; `stylesFor` gives the rules of a sheet and of the page's components that a document uses. */
export type RenderedPage = {
  html: string;
  stylesFor: (document: string, sheet: string) => string;
};

/** The site's build for this function, written by web/build/renderedParts.ts. */
export type Rendering = {
  /** The page at an address (web/src/render.tsx). */
  renderPage: (address: string, first: FirstPage) => Promise<RenderedPage>;
  /** The document with which the browser's code starts. */
  shell: string;
  /** The same for a rendered page, with comments as placeholders; `script` is in it, `styles` is its own sheet. */
  frame: string;
  styles: string;
  script: string;
  /** Files that a page's code needs besides the shell's. */
  preloads: Record<
    "home" | "list" | "job" | "company" | "apply" | "report" | "week" | "unknown" | ReadingPage,
    string[]
  >;
  /** The headers of every page, from firebase.json. */
  headers: Record<string, string>;
};

let opened: Promise<Rendering> | null = null;

/**
 * The build beside this file, or the one SITE_RENDERED names: that of the emulators, for other ports. Throws without
 * one.
 */
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
    // Loaded with the first page: if that fails, the shell still works.
    renderPage: async (address, first) =>
      ((await import(bundle)) as Pick<Rendering, "renderPage">).renderPage(address, first),
  };
}
