import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { pageModules, readBuildManifest, scriptsOf } from "./buildManifest.ts";

/** The files that open the public pages offline; others are cached at first use. */
const modules = [
  "shell.html",
  ...Object.values(pageModules),
  "src/app/public/unseenRoute.tsx",
  "src/app/siteWorker.ts",
  "src/data/visitor/publicReads.ts",
  "src/data/visitor/seenPages.ts",
  "src/ui/message/NotificationSnackbar.tsx",
];

/** Builds the service worker beside the site, in one file, with the names of its cached files. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    // After the page has its digests, because the worker's version covers what is really served.
    writeBundle: { order: "post", sequential: true, handler: ({ dir = "" }) => buildWorker(dir) },
  };
}

async function buildWorker(site: string): Promise<void> {
  const files = filesOf(site);
  const digest = createHash("sha256");
  for (const path of files) digest.update(path).update(readFileSync(join(site, path)));
  await build({
    configFile: false,
    root: join(import.meta.dirname, ".."),
    publicDir: false,
    logLevel: "warn",
    define: {
      CODE_FILES: JSON.stringify(files),
      CODE_VERSION: JSON.stringify(digest.digest("hex").slice(0, 12)),
    },
    build: {
      target: "es2022",
      outDir: site,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: "worker/sw.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

function filesOf(site: string): string[] {
  const manifest = readBuildManifest(site);
  const built = new Set(modules.flatMap((name) => [...scriptsOf(manifest, name)]));
  for (const css of manifest["shell.html"]?.css ?? []) built.add(css);
  return ["/shell.html", "/first.js", "/favicon.svg", ...[...built].map((file) => `/${file}`)];
}
