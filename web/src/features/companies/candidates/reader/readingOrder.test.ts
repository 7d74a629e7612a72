import { expect, test } from "vitest";
import { continuedOrder, knownStages, neighbours, nextUnanswered } from "./readingOrder.ts";

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
  const stages = new Map([
    ["a", "vista"],
    ["b", "nova"],
    ["c", "emConversa"],
    ["d", "nova"],
  ] as const);
  expect(nextUnanswered(order, "b", stages)).toBe("d");
  expect(nextUnanswered(order, "d", stages)).toBe("a");
  expect(nextUnanswered(order, "b", new Map([...stages].slice(1, 3)))).toBeNull();
  expect(nextUnanswered(order, "d", new Map([["a", null]]))).toBeNull();
});

test("who was read and left the list is known as read, and the listed as the list has them", () => {
  const read = new Map([
    ["a", "vista"],
    ["b", "vista"],
  ] as const);
  expect(knownStages(read, [{ id: "b", stage: "contratada" }])).toEqual(
    new Map([
      ["a", "vista"],
      ["b", "contratada"],
    ]),
  );
});
