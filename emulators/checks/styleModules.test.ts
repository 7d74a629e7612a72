import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";

const source = join(root, "web", "src");
const components = globSync("**/*.tsx", { cwd: source }).concat(
  globSync("**/*.ts", { cwd: source }),
);

const classesOf = (sheet: string) =>
  new Set(
    [...sheet.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/\.([a-zA-Z][\w-]*)/g)].map(
      ([, name = ""]) => name,
    ),
  );

/** The classes that a component takes from a sheet; `any`: also some by a computed name. */
function usesIn(code: string): { sheet: string; names: string[]; any: boolean }[] {
  const body = code.replace(/^import [^;]*;/gm, "");
  return [...code.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].map(
    ([, variable = "", sheet = ""]) => ({
      sheet,
      names: [...body.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, "g"))].map(
        ([, name = ""]) => name,
      ),
      any: body.includes(`${variable}[`),
    }),
  );
}

const uses = components.flatMap((file) =>
  usesIn(readFileSync(join(source, file), "utf8")).map(({ sheet, ...use }) => ({
    file,
    sheet: relative(source, join(source, dirname(file), sheet)),
    ...use,
  })),
);
const sheets = new Map(
  globSync("**/*.module.css", { cwd: source }).map((file) => [
    file,
    classesOf(readFileSync(join(source, file), "utf8")),
  ]),
);

test("every class that a component takes is in its sheet", () => {
  const missing = uses.flatMap(({ file, sheet, names }) =>
    names.filter((name) => !sheets.get(sheet)?.has(name)).map((name) => `${name} in ${file}`),
  );
  expect(missing).toEqual([]);
});

test("every class of a sheet is used", () => {
  const unused = [...sheets].flatMap(([sheet, classes]) => {
    const users = uses.filter((use) => use.sheet === sheet);
    if (users.some(({ any }) => any)) return [];
    const used = new Set(users.flatMap(({ names }) => names));
    return [...classes].filter((name) => !used.has(name)).map((name) => `${name} in ${sheet}`);
  });
  expect(unused).toEqual([]);
});
