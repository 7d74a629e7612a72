import { join } from "node:path";
import { expect, test } from "vitest";
import { installedBrowser } from "./installedBrowser.ts";
import { emptyMachine, works } from "./standIns.ts";

test("the browser named in CHROME_PATH comes before one on PATH", () => {
  const machine = emptyMachine();
  const chromium = machine.put(join(machine.path, "chromium"), works);
  expect(installedBrowser(machine.env)).toBe(chromium);
  const named = machine.put(join(machine.home, "my-chrome"), works);
  expect(installedBrowser({ ...machine.env, CHROME_PATH: named })).toBe(named);
});

test("a CHROME_PATH that leads nowhere is ignored", () => {
  const machine = emptyMachine();
  const chromium = machine.put(join(machine.path, "chromium"), works);
  expect(installedBrowser({ ...machine.env, CHROME_PATH: join(machine.home, "gone") })).toBe(
    chromium,
  );
});
