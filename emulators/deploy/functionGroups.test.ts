import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import { functionGroups } from "./functionGroups.ts";

const text = (path: string) => readFileSync(join(root, path), "utf8");

test("the groups name every function once, ten at most", () => {
  const exported = [...text("functions/src/index.ts").matchAll(/export \{ (\w+) \}/g)].map(
    ([, name]) => name!,
  );
  expect(exported.length).toBeGreaterThan(30);
  expect(Object.values(functionGroups).flat().sort()).toEqual(exported.sort());
  for (const [name, functions] of Object.entries(functionGroups))
    expect({ name, fits: functions.length <= 10 }).toEqual({ name, fits: true });
});

test("functions with event triggers come before scheduled and callable ones", () => {
  const names = Object.values(functionGroups).flat();
  const events = names.filter((name) => name.startsWith("on"));
  expect(names.slice(0, events.length)).toEqual(events);
  expect(names[0]).toBe("onMailCreated");
  expect(names.at(-1)).toBe("site");
});

test.each(["docs/deploy.md", ".github/workflows/deploy.yml"])(
  "%s deploys the rules, waits for the indexes, then deploys the functions by groups, then the pages, and asks the functions",
  (path) => {
    const steps = [
      ...text(path).matchAll(
        /^.*(--only firestore,storage|deploy:wait|deploy:functions|--only hosting|deploy:answers)\b.*$/gm,
      ),
    ]
      .map(([, step]) => step!)
      .filter((step, i, all) => all.indexOf(step) === i);
    expect(steps).toEqual([
      "--only firestore,storage",
      "deploy:wait",
      "deploy:functions",
      "--only hosting",
      "deploy:answers",
    ]);
    expect(text(path)).not.toMatch(/--only functions\b/);
  },
);
