import { expect, test } from "vitest";
import { firstMessages } from "./firstMessages.ts";

test("each field has its first message alone", () => {
  const issues = [
    { path: ["name"], message: "short" },
    { path: ["phone"], message: "none" },
    { path: ["name"], message: "odd" },
  ];
  expect(firstMessages(issues)).toEqual({ name: "short", phone: "none" });
});

test("where nothing is wrong there is no message", () => {
  expect(firstMessages(undefined)).toEqual({});
});
