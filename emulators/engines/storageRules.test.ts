import { join } from "node:path";
import { expect, test } from "vitest";
import { findStorageRulesEngine } from "./storageRules.ts";
import { emptyMachine, javaSaying } from "./standIns.ts";

test("the official jar evaluates Storage rules where Java 21 has it in reach", async () => {
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
  ["the jar is out of reach", "21", false],
])("our own runtime evaluates them where %s", async (_why, version, isReachable) => {
  const machine = emptyMachine();
  if (version !== null) machine.put(join(machine.path, "java"), javaSaying(version));
  expect(await findStorageRulesEngine(machine.env, async () => isReachable)).toMatchObject({
    kind: "own",
  });
});
