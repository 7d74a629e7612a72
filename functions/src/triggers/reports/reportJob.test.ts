import { expect, test } from "vitest";
import { providerOf } from "./providerOf.ts";
import { senderOf } from "./reportJob.ts";

test.each([
  ["179.84.10.7", "179.84"],
  ["179.84.200.1", "179.84"],
  ["179.85.10.7", "179.85"],
  ["2804:18:10:1", "2804:18"],
  ["2804:18:ffff:2", "2804:18"],
  ["2804:14d:10:1", "2804:14d"],
  ["", ""],
])("the provider's part of '%s' is '%s'", (address, provider) => {
  expect(providerOf(address)).toBe(provider);
});

test("a visitor is known by the address before Hosting's, a direct call by its own", () => {
  expect(senderOf("ana", "179.84.10.7, 203.0.113.9")).toEqual({
    uid: "ana",
    address: "179.84.10.7",
    provider: "179.84",
  });
  expect(senderOf("ana", "203.0.113.9").address).toBe("203.0.113.9");
  expect(senderOf("ana", undefined).address).toBe("");
});
