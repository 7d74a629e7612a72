import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyTree, root, runIn } from "./copyTree.ts";

// Follows docs/adding-a-field.md on a copy of the tree.

const guide = readFileSync(join(root, "docs", "adding-a-field.md"), "utf8");
const steps = [...guide.matchAll(/^## \d\. (.+)$[\s\S]*?^```diff\n([\s\S]*?)^```$/gm)].map(
  ([, title = "", diff = ""]) => ({ title, diff }),
);
let copy = "";

/** Milliseconds to start a suite on a busy machine. */
const patience = 180_000;

function run(
  command: string,
  args: string[],
  input?: string,
): { status: number | null; output: string } {
  return runIn(copy, command, args, input);
}

beforeAll(() => {
  copy = copyTree("vagas-field-");
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the guide has six steps", () => {
  expect(steps.map(({ title }) => title)).toHaveLength(6);
});

test("each step applies to the present code", () => {
  for (const { title, diff } of steps)
    expect({
      title,
      ...run("git", ["apply", "-p1", "--unidiff-zero", "--verbose", "-"], diff),
    }).toMatchObject({ title, status: 0 });
});

test.each(["functions/tsconfig.check.json", "web", "tests"])(
  "%s still type-checks",
  (project) => {
    expect(run("tsc", ["-p", project])).toEqual({ status: 0, output: "" });
  },
  patience,
);

test("the domain's tests hold", () => {
  expect(
    run("vitest", ["run", "--project", "unit", "functions/src/domain/company/company.test.ts"]),
  ).toMatchObject({ status: 0 });
});

test(
  "the rules accept the new field, and nothing else in its place",
  () => {
    const { status, output } = run("node", [
      "emulators/start.ts",
      "--no-seed",
      "--only",
      "auth,firestore",
      "--run",
      "vitest run --project rules tests/rules/companies.test.ts --reporter=verbose -t neighbourhood",
    ]);
    expect({ status, output }).toMatchObject({ status: 0 });
    expect(output).toContain("the neighbourhood of a company");
  },
  patience,
);
