import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyTree, root, runIn } from "./copyTree.ts";

// Follows docs/adding-a-field.md on a copy of the tree.

const guide = readFileSync(join(root, "docs", "adding-a-field.md"), "utf8");
const steps = guide.split(/^## (?=\d\. )/m).slice(1);
const changes = steps.map((step) => /^```diff\n([\s\S]*?)^```$/m.exec(step)?.[1] ?? null);
const changedFiles = [...guide.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path);
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

/** Type-checks a project of the copy; a second time it checks the files that changed since, and those that import them. */
function typeCheck(project: string): { status: number | null; output: string } {
  const kept = join(copy, `${project.replaceAll("/", "-")}.tsbuildinfo`);
  const again = ["--incremental", "--assumeChangesOnlyAffectDirectDependencies"];
  return run("tsc", ["-p", project, "--singleThreaded", ...again, "--tsBuildInfoFile", kept]);
}

/** Applies the change of a step, which the guide counts from 1. */
function follow(step: number): void {
  expect(
    run("git", ["apply", "-p1", "--unidiff-zero", "--verbose", "-"], changes[step - 1]!),
  ).toMatchObject({ status: 0 });
}

beforeAll(() => {
  copy = copyTree("vagas-field-");
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the guide has five steps, and touches at most five files", () => {
  expect(steps).toHaveLength(5);
  const touched = new Set([...changedFiles, "firestore.rules", "docs/glossary.md"]);
  expect(touched.size).toBeLessThanOrEqual(5);
});

test(
  "once the field is in the table, the compiler names what is left to do, as the guide says",
  () => {
    follow(1);
    const [, path, message] = /^```\n(\S+): (.+)\n```$/m.exec(steps[0]!)!;
    const { status, output } = typeCheck("web");
    expect(status).not.toBe(0);
    expect(output.match(/error TS/g)).toHaveLength(1);
    expect(output.startsWith(path!)).toBe(true);
    expect(output).toContain(message);
    follow(2);
  },
  patience,
);

test("the rules differ from the table until they are generated again", () => {
  const rules = ["vitest", ["run", "--project", "unit", "emulators/rules"]] as const;
  expect(run(rules[0], [...rules[1]]).status).not.toBe(0);
  expect(run("node", ["emulators/rules/main.ts"])).toMatchObject({ status: 0 });
  expect(run(rules[0], [...rules[1]])).toMatchObject({ status: 0 });
});

test.each([
  "functions/tsconfig.check.json",
  "functions/tsconfig.domain.json",
  "web",
  "emulators",
  "tests",
])(
  "%s type-checks",
  (project) => {
    if (project.endsWith("check.json")) follow(4);
    expect(typeCheck(project)).toEqual({ status: 0, output: "" });
  },
  patience,
);

test(
  "the tests of jobs, companies and applications hold, and a job's shift is read, edited, shown and imported, and so is a row without one",
  () => {
    cpSync(
      join(root, "tests/emulators/shiftOfAJob.txt"),
      join(copy, "web/src/shiftOfAJob.test.tsx"),
    );
    const { status, output } = run("vitest", [
      "run",
      "--project",
      "unit",
      "--project",
      "unit-apart",
      "functions/src/domain/fields",
      "functions/src/domain/job",
      "functions/src/domain/company",
      "functions/src/domain/application",
      "functions/src/store",
      "shiftOfAJob",
      "approvals/import",
      "emulators/seed",
    ]);
    expect(status, output).toBe(0);
    expect(output).toContain("shiftOfAJob");
  },
  patience,
);

test(
  "the rules take the new field, and a job without it",
  () => {
    const { status, output } = run("node", [
      "emulators/start.ts",
      "--no-seed",
      "--only",
      "auth,firestore",
      "--run",
      "vitest run --project rules tests/rules/jobs.create tests/rules/jobs.update --reporter=verbose -t shift",
    ]);
    expect({ status, output }).toMatchObject({ status: 0 });
    expect(output).toContain('with shift "Noite" is accepted');
    expect(output).toContain("with shift missing is accepted");
    expect(output).toContain('with shift "Astronauta" is refused');
  },
  patience,
);
