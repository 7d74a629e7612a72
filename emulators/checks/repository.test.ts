import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";

// What git must not contain: secrets, people's addresses, loose versions of dependencies.

const files = spawnSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .stdout.split("\n")
  .filter(Boolean);
const isText = (path: string) => !/\.(jpe?g|png|webp|ico|woff2?|ttf|pdf|docx?|br)$/.test(path);
const texts = files
  .filter(isText)
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

function hits(pattern: RegExp): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([hit]) => `${path}: ${hit}`),
  );
}

test("the tests below read the files of the repository", () => {
  expect(texts.length).toBeGreaterThan(500);
});

test.each([
  ["a private key", /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/g],
  ["a Google API key", /\bAIza[\w-]{35}\b/g],
  ["a Google OAuth token", /\bya29\.[\w-]{20,}/g],
  ["a GitHub token", /\bgh[pousr]_\w{36}\b/g],
  ["an AWS key", /\bAKIA[0-9A-Z]{16}\b/g],
  ["a service account's file", /"type":\s*"service_account"/g],
  [
    "a mail server with its password",
    /smtps?:\/\/[^\s:@/"'`]+:(?!password\b|senha\b)[^\s@"'`]+@(?!host\b|[\w.-]*\.(?:example|invalid|test)\b|localhost|127\.0\.0\.1)/g,
  ],
] as const)("git holds no %s", (_what, pattern) => {
  expect(hits(pattern)).toEqual([]);
});

test("files with local secrets are not in git", () => {
  expect(
    files.filter((path) =>
      /\.secret\.local$|(^|\/)\.env(\.(?!demo-)[\w-]+)?$|serviceAccount/.test(path),
    ),
  ).toEqual([]);
});

/** Addresses nobody can have (RFC 2606). */
const nobodys = /(\.|@)(example|invalid|test|local)$|@([\w-]+\.)*example\.(com|org|net)(\.br)?$/i;

test("only tests and the town's file contain e-mail addresses that may be real", () => {
  const addresses = hits(/[\w.+-]+@[\w-]+(?:\.[a-z]{2,})+(?:\.[a-z]{2})?\b/gi).filter(
    (hit) => !nobodys.test(hit),
  );
  expect(
    addresses.filter(
      (hit) =>
        !/^tests\/|\.test\.tsx?:|package-lock\.json:|^functions\/src\/domain\/town\.ts:/.test(hit),
    ),
  ).toEqual([]);
});

test("every dependency is pinned to one version", () => {
  const manifests = files
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .map((path) => ({
      path,
      manifest: JSON.parse(readFileSync(join(root, path), "utf8")) as Record<
        string,
        Record<string, string>
      >,
    }));
  const loose = manifests.flatMap(({ path, manifest }) =>
    ["dependencies", "devDependencies", "overrides"].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {})
        .filter(
          ([name, version]) =>
            !name.startsWith("@vagas/") && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
        )
        .map(([name, version]) => `${path}: ${name} ${version}`),
    ),
  );
  expect(manifests.length).toBe(5);
  expect(loose).toEqual([]);
});

test("lock files name no registry", () => {
  expect(hits(/"resolved": "https?:[^"]*"/g)).toEqual([]);
});

test("each push looks for known weaknesses of what is deployed, by both lock files", () => {
  const workflow = readFileSync(join(root, ".github", "workflows", "test.yml"), "utf8");
  expect(workflow).toMatch(/^on:\n {2}push:/m);
  for (const command of ["npm audit", "npm --prefix functions audit"])
    expect(workflow).toContain(`${command} --omit=dev --audit-level=high`);
});

type Locked = {
  version: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: true;
  link?: true;
  dev?: true;
};

/** The installed packages of a lock file, by name and version. */
function lockedIn(path: string): Map<string, Locked> {
  const { packages } = JSON.parse(readFileSync(join(root, path), "utf8")) as {
    packages: Record<string, Locked>;
  };
  return new Map(
    Object.entries(packages)
      .filter(([place, { link }]) => place.includes("node_modules/") && !link)
      .map(([place, locked]) => [
        `${place.split("node_modules/").at(-1)} ${locked.version}`,
        locked,
      ]),
  );
}

test("the lock file of a deploy has the dependencies of its manifest", () => {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(root, "functions", path), "utf8")) as Record<string, unknown>;
  const { dependencies, devDependencies } = read("package.json");
  expect(read("package-lock.json")).toMatchObject({
    packages: { "": { dependencies, devDependencies } },
  });
});

// A deploy installs by functions/package-lock.json, the tests by the tree's lock file.
test("what is deployed is what was tested, byte for byte", () => {
  const tested = lockedIn("package-lock.json");
  const deployed = [...lockedIn("functions/package-lock.json")].filter(([, { dev }]) => !dev);
  expect(deployed.length).toBeGreaterThan(200);
  expect(
    deployed
      .filter(([name, { integrity }]) => tested.get(name)?.integrity !== integrity)
      .map(([name]) => name),
  ).toEqual([]);
});

test("docs/security.md names the licence of each package whose manifest has none", () => {
  const unnamed = [...lockedIn("package-lock.json")]
    .filter(([, { license }]) => license === undefined)
    .map(([name]) => name.split(" ")[0]!);
  const noted = readFileSync(join(root, "docs", "security.md"), "utf8");
  expect(unnamed.filter((name) => !noted.includes(`\`${name}\` (MIT)`))).toEqual([]);
});

test("each package with an install script is decided on, and one may run", () => {
  const { allowScripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    allowScripts: Record<string, boolean>;
  };
  const scripted = [...lockedIn("package-lock.json"), ...lockedIn("functions/package-lock.json")]
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([name]) => name.slice(0, name.lastIndexOf(" ")));
  expect(scripted.filter((name) => !(name in allowScripts))).toEqual([]);
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(["node"]);
});

test("workflows name actions by a digest, which nobody can move to other code", () => {
  const used = hits(/^\s*- uses: .*$/gm).filter((hit) => hit.startsWith(".github/"));
  expect(used.length).toBeGreaterThan(7);
  expect(
    used.filter((hit) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(hit)),
  ).toEqual([]);
});
