import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";

// One word for one thing on every screen (docs/glossary.md).

const sources = spawnSync(
  "git",
  ["ls-files", "web/src/*.ts", "web/src/*.tsx", "functions/src/*.ts"],
  { cwd: root, encoding: "utf8" },
)
  .stdout.split("\n")
  .filter((path) => path !== "" && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** The texts that a file shows: string literals and JSX text, without imports and comments. */
function shown(text: string): string[] {
  const code = text
    .replace(/^(import|export) [^;]*? from "[^"]*";$/gms, "")
    .replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, "");
  return [...code.matchAll(/"[^"\n]*"|`[^`]*`|^[^"`;{}()]*[a-zà-ú][^"`;{}()=]*$/gm)].map(
    ([piece]) => piece,
  );
}

test.each([
  ["E-mail", /\b[Ee]mail (?!=)[a-zà-ú]|[a-zà-ú] email\b(?! =)|"Email"|^\s*Email\b/],
  ["Sair", /\b[Ll]ogout\b|\b[Dd]esconectar\b/],
  ["Situação", /"Status"|\b[Ss]tatus d[aoe]s?\b|\bos status\b/],
])("the interface always says '%s'", (_word, another) => {
  const hits = sources.flatMap(({ path, text }) =>
    shown(text)
      .filter((piece) => another.test(piece))
      .map((piece) => `${path}: ${piece.trim()}`),
  );
  expect(hits).toEqual([]);
});
