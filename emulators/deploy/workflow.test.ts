import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";

const text = (path: string) => readFileSync(join(root, path), "utf8");
const folder = ".github/workflows";
const workflows = new Map(
  readdirSync(join(root, folder)).map((name) => [name, text(join(folder, name))]),
);

test("one workflow may sign in at Google, for tags only, in a protected environment", () => {
  const signing = [...workflows].filter(([, workflow]) => workflow.includes("id-token: write"));
  expect(signing.map(([name]) => name)).toEqual(["deploy.yml"]);
  const [, deploy] = signing[0]!;
  expect(/^on:\n((?: .*\n)+)/m.exec(deploy)![1]).toBe('  push:\n    tags: ["v*"]\n');
  expect(deploy).toContain("    environment: production\n");
  expect(deploy).not.toMatch(/credentials_json|secrets\./);
});

test("the workflow and the guide write every parameter of the functions that is no secret", () => {
  const options = text("functions/src/functionOptions.ts");
  const named = /(?: = defineString\("|process\.env\[")((?!FUNCTIONS_EMULATOR|DEMO_)\w+)"/g;
  const names = [...options.matchAll(named)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(5);
  const deploy = workflows.get("deploy.yml")!;
  const step = deploy.slice(deploy.indexOf("Write the functions' parameters"));
  for (const name of names) {
    expect(step).toMatch(new RegExp(`^ +${name}="?\\$${name}"?$`, "m"));
    expect(text("docs/deploy.md")).toMatch(new RegExp(`${name}=`));
  }
});

test("Google accepts GitHub's token for tags of this repository only, by its number", () => {
  const guide = text("docs/deploy.md");
  expect(/--attribute-condition="([^"]*)"/.exec(guide)![1]).toBe(
    "assertion.repository_id == '$REPOSITORY' && assertion.ref.startsWith('refs/tags/v')",
  );
  expect(guide).toContain("$POOL/attribute.repository_id/$REPOSITORY");
  expect(guide).not.toMatch(
    /roles?\/(owner|editor)|(ROLE in|role=).*\b(owner|editor|firebase\.admin)\b/,
  );
});

test("the workflow's head names every variable it reads, and the guide prints those of the sign-in", () => {
  const deploy = workflows.get("deploy.yml")!;
  const read = new Set([...deploy.matchAll(/\bvars\.(\w+)/g)].map(([, name]) => name!));
  const head = deploy.slice(0, deploy.indexOf("name: deploy"));
  expect(read.size).toBeGreaterThan(7);
  expect([...read].filter((name) => !head.includes(name))).toEqual([]);
  for (const name of ["WORKLOAD_IDENTITY_PROVIDER", "DEPLOY_ACCOUNT"])
    expect(text("docs/deploy.md")).toContain(`echo "${name}=`);
});
