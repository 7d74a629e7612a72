import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";

const paths = spawnSync("git", ["ls-files", "*.md"], { cwd: root, encoding: "utf8" })
  .stdout.split("\n")
  .filter(Boolean);
const documents = paths.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

test("every file and picture that a document links to exists", () => {
  const links = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target]) => ({ path, target: target! })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(
    links.filter(({ path, target }) => !existsSync(join(root, dirname(path), target))),
  ).toEqual([]);
});

test("every heading that a document links to exists", () => {
  const links = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)].map(([, target, heading]) => ({
      path: target === "" ? path : join(dirname(path), target!),
      heading: heading!,
    })),
  );
  expect(links.length).toBeGreaterThan(5);
  const headingsOf = (path: string) =>
    [...documents.find((document) => document.path === path)!.text.matchAll(/^#+ (.+)$/gm)].map(
      ([, words]) =>
        words!
          .toLowerCase()
          .replace(/[^\p{L}\p{N} -]/gu, "")
          .replaceAll(" ", "-"),
    );
  expect(links.filter(({ path, heading }) => !headingsOf(path).includes(heading))).toEqual([]);
});

test("every source file that a document names exists", () => {
  const sources = spawnSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).stdout.split(
    "\n",
  );
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w./-]+\.(?:tsx?|css|mjs))`/g)].map(([, name]) => ({
      path,
      name: name!,
    })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(
    named.filter(({ name }) => !sources.some((source) => `/${source}`.endsWith(`/${name}`))),
  ).toEqual([]);
});

test("every npm script that a document names exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const named = documents.flatMap(({ text }) =>
    [...text.matchAll(/npm run ([\w:-]*\w)/g)].map(([, name]) => name!),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test("every menu, button and field that the administrator's guide names is in the interface", () => {
  const sources = spawnSync("git", ["ls-files", "web/src/*.ts", "web/src/*.tsx"], {
    cwd: root,
    encoding: "utf8",
  })
    .stdout.split("\n")
    .filter(Boolean);
  const site = sources
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join("\n")
    .replace(/\s+/g, " ");
  const guide = documents.find(({ path }) => path === "docs/guia-do-administrador.md")!.text;
  // The rest is about the consoles of Firebase and Google Cloud.
  const onTheSite = guide
    .slice(0, guide.indexOf("## Quando o e-mail não sai"))
    .replace(/\s+/g, " ");
  const named = [...onTheSite.matchAll(/\*\*([^*]+)\*\*/g)]
    .flatMap(([, text]) => text!.split(" → "))
    .map((text) => text.replace(/ ….*|[.:]$/g, ""));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((text) => !site.includes(text) && !text.startsWith("/"))).toEqual([]);
});

test("a decision record has 25 lines at most", () => {
  const records = documents.filter(({ path }) => path.startsWith("docs/decisions/"));
  expect(records.length).toBeGreaterThan(10);
  expect(
    records.filter(({ text }) => text.trimEnd().split("\n").length > 25).map(({ path }) => path),
  ).toEqual([]);
});
