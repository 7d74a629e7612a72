import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import { deploySteps } from "./deploySteps.ts";

const guide = readFileSync(join(root, "docs", "deploy.md"), "utf8");
const tools = dirname(createRequire(import.meta.url).resolve("firebase-tools/package.json"));
const source = (file: string) =>
  readFileSync(join(tools, "lib", file), "utf8").replace(/\(0, \w+\.\w+\)|clc\.\w+|[()]/g, "");

test.each([
  ["Success! Logged in as <you>", "commands/login.js", '"Success! Logged in as "'],
  ["Now using alias default (<project>)", "commands/use.js", '"Now using alias"'],
  [
    "Created a new secret version projects/",
    "commands/functions-secrets-set.js",
    "Created a new secret version ${",
  ],
  ["released rules firestore.rules to cloud.firestore", "rulesDeploy.js", "released rules ${"],
  [
    "deployed indexes in firestore.indexes.json successfully for (default) database",
    "deploy/firestore/deploy.js",
    "successfully for ${databaseId} database",
  ],
  [
    "Successful create operation.",
    "deploy/functions/release/fabricator.js",
    "Successful ${op} operation.",
  ],
  [
    "and will be deployed as well: site",
    "deploy/hosting/prepare.js",
    "and will be deployed as well: ",
  ],
  [
    "Unable to set the invoker for the IAM policy on the following functions",
    "deploy/functions/release/reporter.js",
    "Unable to set the invoker for the IAM policy on the following functions:",
  ],
  [
    "How many days do you want to keep container images",
    "deploy/functions/prompts.js",
    "How many days do you want to keep container images",
  ],
  [
    "Error generating the service identity",
    "gcp/serviceusage.js",
    "Error generating the service identity for ",
  ],
  ["hosting[<project>]: release complete", "deploy/hosting/release.js", '"release complete"'],
  ["Hosting URL: https://<project>.web.app", "deploy/index.js", '"Hosting URL:"'],
  ["Deploy complete!", "deploy/index.js", '"Deploy complete!"'],
])("firebase-tools says '%s'", (said, file, written) => {
  expect(guide).toContain(said);
  expect(source(file)).toContain(written);
});

test("the guide names the number of deploy steps and alerts", () => {
  const steps = deploySteps();
  expect(guide).toContain(
    `Functions, ${steps[0]!.name}: step 1 of ${steps.length}, and seven more`,
  );
  expect(steps).toHaveLength(8);
  const policies = readdirSync(join(root, "docs", "monitoring")).filter((file) =>
    file.startsWith("policy-"),
  );
  expect(policies).toHaveLength(6);
  expect(guide).toContain("# → six lines");
});

test("the guide ends with three requests and their answers", () => {
  const last = guide.trimEnd().split("\n").slice(-5);
  expect(last.map((line) => line.split(" ")[0])).toEqual(["```", "curl", "curl", "curl", "```"]);
  expect(last[1]).toMatch(/\/vagas .*# 200, .*s-maxage=30, and a content-security-policy$/);
  expect(last[2]).toMatch(/\/assets\/.* # 200, cache-control: max-age=3600$/);
  expect(last[3]).toMatch(/\/assets\/nothing\.js .*# 404, cache-control: no-store/);
});
