import { expect, test } from "vitest";
import { firstMessages } from "./firstMessages.ts";

test("each field has its first message only", () => {
  const issues = [
    { path: ["name"], message: "short" },
    { path: ["phone"], message: "none" },
    { path: ["name"], message: "odd" },
  ];
  expect(firstMessages(issues)).toEqual({ name: "short", phone: "none" });
});

test("without errors there is no message", () => {
  expect(firstMessages(undefined)).toEqual({});
});
