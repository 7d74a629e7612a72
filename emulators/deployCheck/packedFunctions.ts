import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../folders.ts";
import { type Finding, ok, wrong } from "./deployFinding.ts";

type Pack = (
  projectDir: string,
  sourceDir: string,
  config: { ignore?: string[] },
  more: string[],
  runtimeConfig: undefined,
  options: { exportType: "tar.gz" },
) => Promise<{ pathToSource: string }>;

/** The description of a folder's functions by firebase-functions; the wire format of functions.yaml. */
export type Manifest = {
  endpoints: Record<
    string,
    {
      platform: string;
      region?: string[];
      httpsTrigger?: object;
      callableTrigger?: object;
      cpu?: number | "gcf_gen1" | null;
      availableMemoryMb?: number | null;
      maxInstances?: number | null;
      minInstances?: unknown;
      concurrency?: number | null;
    }
  >;
  params?: { name: string; type: string; default?: unknown }[];
};

/** Packs functions/ with firebase-tools' own code, as for an upload, and unpacks it in `folder`. */
export async function unpackUpload(config: { ignore?: string[] }, folder: string): Promise<void> {
  const { prepareFunctionsUpload } = createRequire(import.meta.url)(
    "firebase-tools/lib/deploy/functions/prepareFunctionsUpload",
  ) as { prepareFunctionsUpload: Pack };
  const { pathToSource } = await prepareFunctionsUpload(
    root,
    join(root, "functions"),
    structuredClone(config),
    [],
    undefined,
    { exportType: "tar.gz" },
  );
  mkdirSync(folder, { recursive: true });
  run("tar", ["-xzf", pathToSource, "-C", folder], folder);
}

/**
 * Installs the unpacked copy by its lock file, and loads it, as a build in the cloud does. Throws the output of npm
 * or Node on failure.
 */
export function loadFunctions(folder: string): Manifest {
  run("npm", ["ci", "--omit=dev", "--no-audit", "--no-fund"], folder);
  const manifest = join(folder, "manifest.json");
  const loader = join(
    folder,
    "node_modules",
    "firebase-functions",
    "lib",
    "bin",
    "firebase-functions.js",
  );
  run(process.execPath, [loader, folder], folder, {
    FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
    GCLOUD_PROJECT: "demo-vagas",
    FIREBASE_CONFIG: '{"projectId":"demo-vagas","storageBucket":"demo-vagas.appspot.com"}',
  });
  return JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
}

/** Renders an empty list and draws the board's picture, which needs the site's build and the native renderer. */
const renderingScript = `
  const { theRendering } = await import('./lib/site/rendering.js');
  const { answerHomePicture } = await import('./lib/site/pictures/picture.js');
  const { renderPage } = await theRendering();
  const { html } = await renderPage('/vagas', { now: new Date(), page: 'list', key: '', jobs: [], next: null });
  const { body } = await answerHomePicture();
  console.log(JSON.stringify({ page: html.length, picture: body.length }));
`;

/** Lets the unpacked copy render a page and draw a picture. */
export function checkRendering(folder: string): Finding {
  const { page, picture } = JSON.parse(
    run(process.execPath, ["--input-type=module", "--eval", renderingScript], folder),
  ) as { page: number; picture: number };
  if (page < 1_000 || picture < 1_000)
    return wrong(
      `functions: the packed copy renders ${page} characters and draws ${picture} bytes`,
    );
  return ok(
    `functions: the packed copy renders a page alone, and draws a picture of ${Math.round(picture / 1000)} kB`,
  );
}

/** Whether the loaded functions are those of index.ts. */
export function checkFunctionList({ endpoints }: Manifest, index: string): Finding {
  const listed = [...index.matchAll(/export \{ (\w+) \}/g)].map(([, name]) => name!);
  const loaded = Object.keys(endpoints);
  const different = [
    ...listed.filter((name) => !loaded.includes(name)),
    ...loaded.filter((name) => !listed.includes(name)),
  ];
  if (different.length > 0)
    return wrong(
      `functions: ${different.join(", ")} are in index.ts or in the packed copy, not in both`,
    );
  return ok(`functions: the packed copy loads alone, ${loaded.length} functions`);
}

/** Whether the upload contains no sources, tests or local secrets. */
export function checkUploadedFiles(paths: readonly string[]): Finding {
  const stray = paths.filter((path) =>
    /(^|\/)(src|node_modules|\.git)\/|\.secret\.local$|\.test\.|tsconfig/.test(path),
  );
  return stray.length > 0
    ? wrong(`functions: the upload carries ${stray.join(", ")}`)
    : ok(`functions: the upload is ${paths.length} files, none of them stray`);
}

function run(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (status !== 0)
    throw new Error(
      `${command} ${args.join(" ")} failed:\n${stdout}${stderr}${error?.message ?? ""}`,
    );
  return stdout;
}
