import { expect, test } from "vitest";
import { checkProcessors } from "./processorsCheck.ts";

type Endpoint = Parameters<typeof checkProcessors>[0]["endpoints"][string];

const background: Endpoint = {
  platform: "gcfv2",
  cpu: "gcf_gen1",
  availableMemoryMb: 512,
  maxInstances: 10,
  concurrency: 1,
};
const served: Endpoint = { platform: "gcfv2", cpu: 1, maxInstances: 10, concurrency: 80 };

/** The findings for a group of that many such functions. */
function check(endpoint: Endpoint, count: number) {
  const ids = Array.from({ length: count }, (_, i) => `f${i}`);
  return checkProcessors(
    { endpoints: Object.fromEntries(ids.map((id) => [id, endpoint])) },
    { all: ids },
  );
}

test("a group takes its functions' processors, by memory where none is set", () => {
  expect(check(background, 10)).toEqual({
    state: "ok",
    what: "functions: processors a deploy starts, of 10: all 3.3",
  });
  expect(check({ ...background, availableMemoryMb: null }, 10).what).toContain("all 1.7");
  expect(check(served, 10)).toMatchObject({ state: "ok" });
});

test.each([
  ["more than ten whole processors concurrently", served, 11],
  ["as many by the 2nd generation's default", { ...served, cpu: null }, 11],
  ["a function with more instances than a region allows", { ...served, maxInstances: 21 }, 1],
  ["a function without a maximum", { ...served, maxInstances: null }, 1],
  ["a function with concurrency on less than a processor", { ...background, concurrency: 80 }, 1],
] as const)("%s is wrong", (_what, endpoint, count) => {
  expect(check(endpoint, count).state).toBe("wrong");
});
