import fc from "fast-check";
import { expect, test } from "vitest";
import { recount } from "../testing/recount.ts";
import { otherPlaces } from "./countedKeys.ts";
import { emptyStats } from "./emptyStats.ts";
import { type Stats, statsSchema } from "./stats.ts";
import { addShare, hireShare, statsShare, type StatsShare } from "./statsShare.ts";

const open: StatsShare = { type: "Comércio", location: "Confresa", listed: true, filled: false };
const count = (...shares: StatsShare[]) => recount(shares);

test("an open job counts everywhere except among the filled", () => {
  expect(count(open)).toEqual({
    ...emptyStats,
    totalJobs: 1,
    openPositions: 1,
    recentlyFilled: 0,
    types: { Comércio: 1 },
    locations: { Confresa: 1 },
    locationActive: { Confresa: 1 },
    categoryTotal: { Comércio: 1 },
    categoryActive: { Comércio: 1 },
  });
});

test("a filled job is on the lists, no longer open", () => {
  expect(count({ ...open, filled: true })).toEqual({
    ...emptyStats,
    totalJobs: 1,
    openPositions: 0,
    recentlyFilled: 1,
    types: { Comércio: 1 },
    locations: { Confresa: 1 },
    categoryTotal: { Comércio: 1 },
    categoryActive: {},
  });
});

test.each([[false], [true]])(
  "a job off the lists counts in its category's total only (filled: %s)",
  (filled) => {
    expect(count({ ...open, listed: false, filled })).toEqual({
      ...emptyStats,
      categoryTotal: { Comércio: 1 },
    });
  },
);

test("a recount adds the given jobs' shares, whatever other fields they have", () => {
  const jobs = [
    { ...open, title: "Caixa" },
    { ...open, title: "Padeiro", location: "Vila Rica", filled: true },
  ];
  expect(recount(jobs)).toEqual({
    ...emptyStats,
    totalJobs: 2,
    openPositions: 1,
    recentlyFilled: 1,
    types: { Comércio: 2 },
    locations: { Confresa: 1, "Vila Rica": 1 },
    locationActive: { Confresa: 1 },
    categoryTotal: { Comércio: 2 },
    categoryActive: { Comércio: 1 },
  });
  expect(recount([])).toEqual(emptyStats);
});

test("the share of a job is what the counts need of it", () => {
  const job = { ...open, type: "Comércio", title: "Caixa" } as const;
  expect(statsShare(job)).toEqual(open);
});

test.each([
  ["a place that is not on the town's list", { location: "Vila que ninguém aprovou" }],
  ["the place of a job that is not listed", { listed: false }],
])("%s is counted as another place", (_what, fields) => {
  expect(statsShare({ ...open, type: "Comércio", ...fields }).location).toBe(otherPlaces);
});

test("counting does not change its arguments", () => {
  const before = count(open);
  const copy = structuredClone(before);
  addShare(before, open, -1);
  expect(before).toEqual(copy);
});

/** Names of built-in object properties are ordinary keys. */
const name = fc.oneof(
  fc.constantFrom("Confresa", "Vila Rica", "Luciara", "constructor", "toString", "__proto__"),
  fc.string({ maxLength: 8 }),
);
const share = fc.record({ type: name, location: name, listed: fc.boolean(), filled: fc.boolean() });

/** Without keys that count 0. */
function withoutZeros(stats: Stats) {
  const counted = (record: Record<string, number>) =>
    Object.entries(record)
      .filter(([, times]) => times !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  const { types, locations, locationActive, categoryTotal, categoryActive, ...numbers } = stats;
  return {
    ...numbers,
    types: counted(types),
    locations: counted(locations),
    locationActive: counted(locationActive),
    categoryTotal: counted(categoryTotal),
    categoryActive: counted(categoryActive),
  };
}

test("adding and removing shares in any order equals a recount of the rest", () => {
  const steps = fc.array(share, { maxLength: 30 }).chain((shares) =>
    fc.record({
      shares: fc.constant(shares),
      removed: fc.subarray(shares.map((_share, i) => i)),
      order: fc.shuffledSubarray(
        shares.map((_share, i) => i),
        { minLength: shares.length },
      ),
    }),
  );
  fc.assert(
    fc.property(steps, ({ shares, removed, order }) => {
      let stats = emptyStats;
      for (const i of order) stats = addShare(stats, shares.at(i)!, 1);
      for (const i of removed) stats = addShare(stats, shares.at(i)!, -1);
      const left = shares.filter((_share, i) => !removed.includes(i));
      expect(withoutZeros(stats)).toEqual(withoutZeros(count(...left)));
    }),
  );
});

test("removing a share before adding another has the same result", () => {
  fc.assert(
    fc.property(share, share, (before, after) => {
      const counted = count(before);
      const outFirst = addShare(addShare(counted, before, -1), after, 1);
      const inFirst = addShare(addShare(counted, after, 1), before, -1);
      expect(withoutZeros(outFirst)).toEqual(withoutZeros(inFirst));
    }),
  );
});

test("the counts fit their schema", () => {
  fc.assert(
    fc.property(fc.array(share, { maxLength: 10 }), (shares) => {
      expect(statsSchema.safeParse(count(...shares)).success).toBe(true);
    }),
  );
});

test.each([
  ["peloSite", 2, { hires: 2, hiresTold: 2 }],
  ["deOutroJeito", 3, { hires: 0, hiresTold: 3 }],
  ["aindaProcurando", 0, { hires: 0, hiresTold: 0 }],
  ["desisti", 0, { hires: 0, hiresTold: 0 }],
] as const)("a company that answers '%s' with %i people counts", (answer, people, share) => {
  expect(hireShare({ answer, people })).toEqual(share);
});

test("no answer counts nobody, and a job's share leaves hires as they are", () => {
  expect(hireShare(null)).toEqual({ hires: 0, hiresTold: 0 });
  const told = { ...emptyStats, hires: 4, hiresTold: 7 };
  expect(addShare(told, open, 1)).toMatchObject({ hires: 4, hiresTold: 7 });
});
