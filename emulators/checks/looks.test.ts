import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";

// A look that several places share has a name: a component of `ui`, or a variant of the theme. A copy of its `sx` would
// keep the old look when the named one changes.

/** The three rendered pages have rooms of their own, where three copies are the most. */
const rendered = /^web\/src\/(features\/(home|jobs)|jobViews|app\/public)\//;
const most = { elsewhere: 2, rendered: 3 };

type Use = { path: string; look: string };

function components(): { path: string; text: string }[] {
  return execFileSync("git", ["ls-files", "web/src/*.tsx"], { cwd: root })
    .toString()
    .split("\n")
    .filter((path) => path !== "" && !path.endsWith(".test.tsx"))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Every `sx={{ … }}` of a text and every `sx: { … }`, in one line without its braces and last comma. */
function looksIn(text: string): string[] {
  return [...text.matchAll(/\bsx(=\{|: )(?=\{)/g)].map(({ index, 0: { length } }) => {
    const start = index + length;
    let depth = 0;
    let end = start;
    do {
      if (text[end] === "{") depth += 1;
      if (text[end] === "}") depth -= 1;
      end += 1;
    } while (depth > 0);
    return text
      .slice(start + 1, end - 1)
      .replace(/\s+/g, " ")
      .replace(/,? *$/, "")
      .trim();
  });
}

/** The looks that more than `atMost` places spell out, each with its places. */
function copied(uses: readonly Use[], atMost: number): string[] {
  const places = Map.groupBy(uses, ({ look }) => look);
  return [...places]
    .filter(([, found]) => found.length > atMost)
    .map(([look, found]) => `${look}: ${found.map(({ path }) => path).join(", ")}`);
}

test("a look that more than two places share has a name", () => {
  const files = components();
  expect(files.length).toBeGreaterThan(200);
  const uses = files.flatMap(({ path, text }) => looksIn(text).map((look) => ({ path, look })));
  expect(uses.length).toBeGreaterThan(100);
  const [inRendered, elsewhere] = [true, false].map((wanted) =>
    uses.filter(({ path }) => rendered.test(path) === wanted),
  );
  expect(copied(elsewhere!, most.elsewhere)).toEqual([]);
  expect(copied(inRendered!, most.rendered)).toEqual([]);
});

/** Elements that have a component: texts, lists, forms. */
const boxed = /<Box\s+component="(p|h[1-6]|form|ul|ol|dl)"/;
/** They are such a component. */
const own = ["web/src/ui/form/FormStack.tsx"];

test("a text, a list or a form is no Box", () => {
  expect(
    components()
      .filter(({ path, text }) => !rendered.test(path) && !own.includes(path) && boxed.test(text))
      .map(({ path }) => path),
  ).toEqual([]);
});

test.each([
  ["<Box sx={{ mt: 1, p: { xs: 1, md: 2 } }} />", ["mt: 1, p: { xs: 1, md: 2 }"]],
  ["<Box\n  sx={{\n    mt: 1,\n    gap: 2,\n  }}\n/>", ["mt: 1, gap: 2"]],
  ["<Menu slotProps={{ paper: { sx: { width: 280 } } }} />", ["width: 280"]],
  ["<Box sx={look} />", []],
])("the looks of '%s' are %j", (text, expected) => {
  expect(looksIn(text)).toEqual(expected);
});

test("a look is copied if more places than allowed spell it out", () => {
  const uses = ["a", "b", "c"].map((path) => ({ path, look: "mt: 1" }));
  expect(copied(uses, 3)).toEqual([]);
  expect(copied(uses, 2)).toEqual(["mt: 1: a, b, c"]);
});
