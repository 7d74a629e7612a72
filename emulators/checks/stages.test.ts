import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import { browserParts } from "./stages.ts";

const folder = join(root, "tests", "e2e");
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".spec.ts"))
  .map((name) => `${folder}/${name}`);

test("every end-to-end test is in one part, and no part is empty", () => {
  const parts = files.map((file) =>
    Object.entries(browserParts).flatMap(([part, pattern]) =>
      new RegExp(pattern).test(file) ? [part] : [],
    ),
  );
  expect(parts.filter((of) => of.length !== 1)).toEqual([]);
  expect(new Set(parts.flat())).toEqual(new Set(Object.keys(browserParts)));
});
