import { expect, test } from "vitest";
import { emptyStats } from "../../domain/administration/emptyStats.ts";
import { recount } from "../../domain/testing/recount.ts";
import { difference } from "./reconcileCounts.ts";

const share = { type: "Comércio", location: "outros", listed: true, filled: false };

test("correct counts lack nothing, whatever keys count nothing", () => {
  const right = recount([share]);
  expect(difference(right, right)).toBeNull();
  expect(difference({ ...right, types: { ...right.types, Saúde: 0 } }, right)).toBeNull();
});

test("what counts lack is a difference, which may be negative", () => {
  const right = recount([share, share]);
  const stored = { ...right, totalJobs: 5, types: { Comércio: 1 }, locations: {} };
  expect(difference(right, stored)).toEqual({
    totalJobs: -3,
    types: { Comércio: 1 },
    locations: { outros: 2 },
  });
  expect(difference(emptyStats, emptyStats)).toBeNull();
});

test("counts of before the open jobs per place lack those", () => {
  const right = recount([share, { ...share, filled: true }]);
  expect(difference(right, { ...right, locationActive: {} })).toEqual({
    locationActive: { outros: 1 },
  });
});
