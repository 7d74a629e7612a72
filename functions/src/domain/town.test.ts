import { expect, test } from "vitest";
import type { town as testTown } from "./town.ts";

// The board's own town: in all other tests another takes its place (vitest.config.ts).
const ownFile = "./town.ts?own";
const { town } = (await import(/* @vite-ignore */ ownFile)) as { town: typeof testTown };
const places: readonly string[] = town.places;
const roads: readonly (readonly number[])[] = town.roadKilometres;

test("the town has ten places at most, which is what a query takes, and none twice", () => {
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThanOrEqual(10);
  expect(new Set(places).size).toBe(places.length);
});

test("the table of roads is empty, or has the whole kilometres from each place to all before it", () => {
  if (roads.length === 0) return;
  expect(roads.map((row) => row.length)).toEqual(places.map((_place, i) => i));
  expect(roads.flat().filter((far) => !Number.isInteger(far) || far <= 0)).toEqual([]);
});

test("no way over a third place is shorter than the way in the table", () => {
  const between = (one: number, other: number) =>
    one === other ? 0 : (roads[Math.max(one, other)]?.[Math.min(one, other)] ?? Infinity);
  const all = roads.map((_row, i) => i);
  const shorter = all.flatMap((from) =>
    all.flatMap((to) =>
      all
        .filter((over) => between(from, over) + between(over, to) < between(from, to))
        .map((over) => `${places[from]} to ${places[to]} over ${places[over]}`),
    ),
  );
  expect(shorter).toEqual([]);
});

test("addresses, numbers and codes have their form, and the time zone exists", () => {
  expect(town.siteUrl).toBe(new URL(town.siteUrl).origin);
  expect(town.siteUrl).toMatch(/^https:/);
  expect(town.contact.whatsapp).toMatch(/^55\d{10,11}$/);
  expect(town.areaCode).toMatch(/^[1-9]\d$/);
  expect(town.state).toMatch(/^[A-Z]{2}$/);
  expect(town.region).toMatch(/^d[aeo]s? /);
  expect(Intl.DateTimeFormat("pt-BR", { timeZone: town.timeZone }).format()).not.toBe("");
});
