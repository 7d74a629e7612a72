import { expect, test } from "vitest";
import { writeFailure, written } from "./writeOutcome.ts";

test.each([
  ["permission-denied", "forbidden"],
  ["not-found", "forbidden"],
  ["unauthenticated", "forbidden"],
  ["unavailable", "offline"],
  ["unknown", "offline"],
  ["resource-exhausted", "failed"],
])("%s is %s", (code, outcome) => expect(writeFailure({ code })).toBe(outcome));

test("an error without a code is a failure", () => {
  expect(writeFailure(new Error("x"))).toBe("failed");
  expect(writeFailure(null)).toBe("failed");
});

test("a successful write is done", async () => {
  expect(await written(async () => 7)).toBe("done");
  expect(await written(() => Promise.reject({ code: "unavailable" }))).toBe("offline");
});
