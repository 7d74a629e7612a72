import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import { findStorageRulesEngine } from "./storageRulesEngine.ts";
import { emptyMachine, javaSaying } from "./standIns.ts";

test("the official jar evaluates Storage rules if Java 21 and the jar are available", async () => {
  const machine = emptyMachine();
  const java = machine.put(join(machine.path, "java"), javaSaying("21"));
  expect(await findStorageRulesEngine(machine.env, async () => true)).toEqual({
    kind: "official",
    java,
  });
});

test.each([
  ["there is no Java", null, true],
  ["Java is too old", "17", true],
  ["the jar is not available", "21", false],
])("our own runtime evaluates them where %s", async (_why, version, isReachable) => {
  const machine = emptyMachine();
  if (version !== null) machine.put(join(machine.path, "java"), javaSaying(version));
  expect(await findStorageRulesEngine(machine.env, async () => isReachable)).toMatchObject({
    kind: "own",
  });
});

test("VAGAS_STORAGE_RULES_ENGINE chooses one: ours beside a Java, the official one or none", async () => {
  const machine = emptyMachine();
  machine.put(join(machine.path, "java"), javaSaying("21"));
  const naming = (name: string) => ({ ...machine.env, VAGAS_STORAGE_RULES_ENGINE: name });
  expect(await findStorageRulesEngine(naming("own"), async () => true)).toMatchObject({
    kind: "own",
  });
  expect(await findStorageRulesEngine(naming("official"), async () => true)).toMatchObject({
    kind: "official",
  });
  await expect(findStorageRulesEngine(naming("official"), async () => false)).rejects.toThrow(
    "need Java 21",
  );
  await expect(findStorageRulesEngine(naming("java"), async () => true)).rejects.toThrow(
    "it takes official or own",
  );
});

test("each push runs the rules tests on the engines used here and on Google's own", () => {
  const workflow = readFileSync(join(root, ".github", "workflows", "test.yml"), "utf8");
  const [, ours, googles] = workflow.split(/^ {2}(?:test|google):$/m);
  expect(ours).toContain("VAGAS_FIRESTORE_ENGINE: hidane");
  expect(ours).toContain("VAGAS_STORAGE_RULES_ENGINE: own");
  expect(ours).toContain("- run: npm test\n");
  expect(googles).toContain("VAGAS_FIRESTORE_ENGINE: official");
  expect(googles).toContain("VAGAS_STORAGE_RULES_ENGINE: official");
  expect(googles).toMatch(/actions\/setup-java@[\s\S]*java-version: 21/);
  expect(googles).toContain("- run: npm run test:rules\n");
  expect(googles).toContain("- run: npm run test:work\n");
});
