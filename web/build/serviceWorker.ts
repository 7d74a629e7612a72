import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, defaultClientConditions, type Plugin, type UserConfig } from "vite";
import { pageModules, readBuildManifest, scriptsOf } from "./buildManifest.ts";

/** The modules that open kept pages offline. */
const screen = [
  "shell.html",
  "src/app/public/unseenRoute.tsx",
  "src/app/siteWorker.ts",
  "src/data/visitor/seenPages.ts",
];

/** The public pages, and what they fetch later; other modules are cached at first use. */
const pages = [
  ...Object.values(pageModules),
  "src/data/visitor/publicReads.ts",
  "src/ui/message/NotificationSnackbar.tsx",
];

async function buildBoth({ dir = "" }: { dir?: string }): Promise<void> {
  await buildWorker(dir);
  await buildSender(dir);
}

/** Builds the service workers beside the site, in one file each. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    // After the page has its digests, because the worker's version covers what is really served.
    writeBundle: { order: "post", sequential: true, handler: buildBoth },
  };
}

/** The worker that opens kept pages, with the names of its cached files. */
async function buildWorker(site: string): Promise<void> {
  const files = filesOf(site);
  const digest = createHash("sha256");
  for (const path of [...files.screen, ...files.pages])
    digest.update(path).update(readFileSync(join(site, path)));
  await bundle(site, ["sw.ts", "sw.js"], {
    define: {
      CODE_FILES: JSON.stringify(files),
      PUSHES: JSON.stringify(Boolean(process.env["VITE_PUSH_KEY"])),
      CODE_VERSION: JSON.stringify(digest.digest("hex").slice(0, 12)),
    },
  });
}

/** The worker that sends applications. Auth has a build of its own for workers, without the `window` of the other. */
async function buildSender(site: string): Promise<void> {
  await bundle(site, ["sendKeptWorker.ts", "send.js"], {
    resolve: { conditions: ["webworker", ...defaultClientConditions] },
  });
}

/** One classic script of everything it needs: every browser with workers runs it. */
async function bundle(
  site: string,
  [source, script]: readonly [string, string],
  options: UserConfig,
): Promise<void> {
  await build({
    ...options,
    configFile: false,
    root: join(import.meta.dirname, ".."),
    publicDir: false,
    logLevel: "warn",
    build: {
      target: "es2022",
      outDir: site,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: `worker/${source}`,
        output: { format: "iife", entryFileNames: script },
      },
    },
  });
}

function filesOf(site: string): { entry: string; screen: string[]; pages: string[] } {
  const manifest = readBuildManifest(site);
  const builtFrom = (modules: string[]) =>
    new Set(modules.flatMap((name) => [...scriptsOf(manifest, name)]));
  const opening = builtFrom(screen);
  for (const css of manifest["shell.html"]?.css ?? []) opening.add(css);
  const others = [...builtFrom(pages)].filter((file) => !opening.has(file));
  const addresses = (built: Iterable<string>) => Array.from(built, (file) => `/${file}`);
  return {
    entry: `/${manifest["shell.html"]!.file}`,
    screen: ["/shell.html", "/first.js", "/favicon.svg", ...addresses(opening)],
    pages: addresses(others),
  };
}
