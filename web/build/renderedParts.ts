import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, type Plugin } from "vite";
import {
  type BuildManifest,
  otherPageModules,
  pageModules,
  readBuildManifest,
  scriptsOf,
} from "./buildManifest.ts";

/**
 * Writes beside the server's bundle what a rendered page needs: the shell, its styles, each page's files, the
 * headers.
 */
export function renderedParts(site: string): Plugin {
  return {
    name: "rendered-parts",
    apply: "build",
    generateBundle() {
      const emit = (fileName: string, value: object) =>
        this.emitFile({ type: "asset", fileName, source: JSON.stringify(value, null, 2) });
      emit("parts.json", { ...shellParts(site), preloads: preloadsOf(readBuildManifest(site)) });
      emit("headers.json", siteHeaders());
    },
  };
}

/**
 * The shell, and the frame of rendered pages. The frame contains the scripts that may not wait, and gets the rules that
 * the page uses, so nothing else delays the first paint; its code and the whole style sheet are in a template until
 * then.
 */
function shellParts(site: string): {
  shell: string;
  frame: string;
  styles: string;
  script: string;
} {
  const shell = readFileSync(join(site, "shell.html"), "utf8");
  const sheets = taken(shell, /\s*<link rel="stylesheet"[^>]*href="([^"]+)">/g);
  const first = taken(sheets.rest, /\s*<script src="(\/first\.js)"[^>]*><\/script>/g);
  const code = taken(
    first.rest,
    /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g,
  );
  const template = `<template id="code"><!--code--><!--/code-->${[...sheets.elements, ...code.elements].join("")}</template>`;
  const read = (file: string) => readFileSync(file, "utf8").trim();
  const early = first.files.map((file) => [file, beforeRest(read(join(site, file)))] as const);
  const start = ["startCode.js", read(join(import.meta.dirname, "startCode.js"))] as const;
  const script = [...early, start].map(([file, code]) => minified(file, code)).join("");
  return {
    shell,
    frame: code.rest
      .replace(/\n\s+/g, "\n")
      // Its data is fetched with its code.
      .replace("<!--data--><!--/data-->", "")
      .replace("<!--head-->", () => `<script>${script}</script>\n<!--head-->`)
      .replace("</body>", () => `${template}\n</body>`),
    styles: sheets.files.map((file) => read(join(site, file))).join("\n"),
    script,
  };
}

/** Removes the matching elements from a page; the pattern's first group is their file. */
function taken(
  page: string,
  pattern: RegExp,
): { elements: string[]; files: string[]; rest: string } {
  const found = [...page.matchAll(pattern)];
  if (found.length === 0) throw new Error(`The shell has nothing like ${pattern.source}`);
  return {
    elements: found.map(([element]) => element.trim()),
    files: found.map(([, file = ""]) => file),
    rest: found.reduce((text, [element]) => text.replace(element, ""), page),
  };
}

/** The part of the shell's first script that rendered pages need. */
function beforeRest(script: string): string {
  const [part = "", rest] = script.split(
    "// The rest is for pages that the server does not render",
  );
  if (rest === undefined) throw new Error("The first script does not say what is for the shell");
  return part;
}

/** Throws if the script has an error. */
function minified(file: string, script: string): string {
  const { code, errors } = minifySync(file, script, { module: false });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}

/** The scripts of each page that the shell does not load. */
function preloadsOf(manifest: BuildManifest): Record<string, string[]> {
  const shell = scriptsOf(manifest, "shell.html");
  return Object.fromEntries(
    Object.entries({ ...pageModules, ...otherPageModules }).map(([page, module]) => [
      page,
      [...scriptsOf(manifest, module)].filter((file) => !shell.has(file)).map((file) => `/${file}`),
    ]),
  );
}

type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/** The headers of every page, from firebase.json; the function itself sets cache times. */
function siteHeaders(): Record<string, string> {
  const { hosting } = JSON.parse(
    readFileSync(join(import.meta.dirname, "..", "..", "firebase.json"), "utf8"),
  ) as { hosting: { headers: HeaderRule[] } };
  const sent = hosting.headers
    .filter(
      ({ source, headers }) =>
        source === "**" || headers.some(({ key }) => key === "Content-Security-Policy"),
    )
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key !== "Cache-Control")
    .map(({ key, value }) => [key, value] as const);
  const all = Object.fromEntries(sent);
  if (!all["Content-Security-Policy"])
    throw new Error("firebase.json has no Content-Security-Policy");
  return all;
}
