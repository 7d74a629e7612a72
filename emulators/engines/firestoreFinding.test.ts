import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findingText } from "../finding.ts";
import { firestoreFinding } from "./firestoreFinding.ts";
import { emptyMachine, packedEngine, works, type Machine } from "./standIns.ts";

/** The finding on a machine that the prebuilt engine fits. */
function find({ env, home }: Machine, prebuilt = packedEngine(works)) {
  return firestoreFinding({
    env,
    prebuilt,
    reach: async () => false,
    machine: { platform: "linux", arch: "x64", glibc: "2.36" },
    cloneState: join(home, "state"),
  });
}

function damagedEngine(): string {
  const prebuilt = packedEngine(works);
  writeFileSync(join(prebuilt, "engine.br"), "something else");
  return prebuilt;
}

const damage = /^The Firestore engine cannot be unpacked into .*: engine\.br is damaged/;

test("a working prebuilt engine is named without a remark", async () => {
  const finding = await find(emptyMachine());
  expect(finding).toEqual({
    what: expect.stringMatching(/^Firestore: hidane, .*the prebuilt engine of this repository/),
    advice: null,
    notes: [],
  });
});

test("the reason for skipping a damaged prebuilt engine is given, even if another is found", async () => {
  const machine = emptyMachine();
  const binary = machine.put(join(machine.path, "hidane"), works);
  const finding = await find(machine, damagedEngine());
  expect(finding).toMatchObject({
    what: `Firestore: hidane, ${binary}, because it is on PATH`,
    advice: null,
  });
  expect(finding.notes![0]).toMatch(damage);
  expect(findingText(finding).split("\n")).toEqual([
    expect.stringMatching(/^ {2}ok {3}Firestore: hidane/),
    expect.stringMatching(/^ {7}The Firestore engine cannot be unpacked/),
    expect.stringMatching(/^ {7}The Firestore engine cannot be unpacked/),
    "",
  ]);
});

test("the finding says if an engine would be built", async () => {
  const machine = emptyMachine();
  machine.put(join(machine.path, "cargo"), works);
  const finding = await find(machine, damagedEngine());
  expect(finding.what).toMatch(/will be built once/);
  expect(finding.notes![0]).toMatch(damage);
});

test("the finding names the ways to get an engine if there is none", async () => {
  const { what, advice } = await find(emptyMachine(), damagedEngine());
  expect(what).toBe("Firestore: no engine");
  expect(advice!.split("\n")[0]).toMatch(damage);
  expect(advice).toMatch(/Install Java 21/);
});
