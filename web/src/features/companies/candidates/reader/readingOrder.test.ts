import { expect, test } from "vitest";
import { continuedOrder, neighbours, nextUnanswered } from "./readingOrder.ts";

test("who was answered and left the list keeps the place, and who came since follows", () => {
  expect(continuedOrder(["a", "b", "c"], ["new", "a", "c", "d"])).toEqual([
    "a",
    "b",
    "c",
    "new",
    "d",
  ]);
});

test("people have neighbours, except at the ends", () => {
  const order = ["a", "b", "c"];
  expect(neighbours(order, "b")).toEqual({ previous: "a", next: "c" });
  expect(neighbours(order, "a")).toEqual({ previous: null, next: "b" });
  expect(neighbours(order, "c")).toEqual({ previous: "b", next: null });
  expect(neighbours(order, "elsewhere")).toEqual({ previous: null, next: "a" });
});

test("the next one without an answer comes after the present one, then from the beginning", () => {
  const order = ["a", "b", "c", "d"];
  const people = [
    { id: "a", stage: "vista" },
    { id: "b", stage: "nova" },
    { id: "c", stage: "emConversa" },
    { id: "d", stage: "nova" },
  ] as const;
  expect(nextUnanswered(order, "b", people)).toBe("d");
  expect(nextUnanswered(order, "d", people)).toBe("a");
  expect(nextUnanswered(order, "b", people.slice(1, 3))).toBeNull();
});
