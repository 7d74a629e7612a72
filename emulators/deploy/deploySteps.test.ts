import { expect, test } from "vitest";
import { deployInSteps, deploySteps, type Step } from "./deploySteps.ts";
import { functionGroups } from "./functionGroups.ts";

/** Deploys with runs that return these exit codes in order, then 0; returns what happened. */
async function deployWith(codes: Record<string, number[]>, from?: string) {
  const ran: string[] = [];
  const waited: number[] = [];
  const told: string[] = [];
  const code = await deployInSteps(deploySteps(from), {
    run: async ({ name }: Step, isBuilt) => {
      ran.push(isBuilt ? name : `${name}, building`);
      return codes[name]?.shift() ?? 0;
    },
    wait: async (ms) => void waited.push(ms),
    tell: (line) => told.push(line),
  });
  return { code, ran, waited, told };
}

const groups = Object.keys(functionGroups);

test("each group is deployed by its functions' names, in order, then the rest, and the site is built once", async () => {
  expect(deploySteps().map(({ only }) => only)).toEqual([
    ...Object.values(functionGroups).map((names) => names.map((id) => `functions:${id}`).join(",")),
    "functions",
  ]);
  const { code, ran, waited } = await deployWith({});
  expect({ code, ran, waited }).toEqual({
    code: 0,
    ran: [`${groups[0]}, building`, ...groups.slice(1), "rest"],
    waited: [],
  });
});

test("an incomplete group is retried after a wait, and its site is built again until it succeeded", async () => {
  const { code, ran, waited } = await deployWith({ accounts: [2, 2], pages: [2] });
  expect(code).toBe(0);
  expect(ran).toEqual([
    "accounts, building",
    "accounts, building",
    "accounts, building",
    ...groups.slice(1),
    "pages",
    "rest",
  ]);
  expect(waited).toEqual([90_000, 90_000, 90_000]);
});

test("after six tries it stops, says how to continue, and continues there", async () => {
  const { code, ran, waited, told } = await deployWith({ jobs: Array<number>(9).fill(2) });
  expect({ code, waits: waited.length }).toEqual({ code: 2, waits: 5 });
  expect(ran.filter((name) => name === "jobs")).toHaveLength(6);
  expect(ran).not.toContain("schedules");
  expect(told.at(-1)).toContain("npm run deploy:functions -- --from jobs");
  expect((await deployWith({}, "jobs")).ran).toEqual([
    "jobs, building",
    ...groups.slice(2),
    "rest",
  ]);
});

test("a failure that needs a person is not retried", async () => {
  const { code, ran, waited } = await deployWith({ accounts: [1] });
  expect({ code, ran, waited }).toEqual({ code: 1, ran: ["accounts, building"], waited: [] });
});
