import { beforeEach, expect, test } from "vitest";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { dropEmptyCounts } from "../../functions/src/store/dropEmptyCounts.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";

// Anybody may read the public counts, and the home page contains them.

const words = "Compre já em golpe.example";

async function counts(): Promise<Record<string, Record<string, number>>> {
  return (await documentsOf("stats/public"))["stats/public"] as Record<
    string,
    Record<string, number>
  >;
}

beforeEach(() => board({ "companies/padaria": aCompany() }));

test.each([
  ["waits", {}],
  ["was refused", { approvalStatus: "rejected" as const }],
  ["is listed", approved],
])(
  "no typed word is in the counts while its job %s, or after its deletion",
  async (_how, fields) => {
    await given({ "jobs/padeiro": aJob({ ...fields, location: words }) });
    await reconcileJob(contextAt(), "padeiro");
    const isListed = "approved" in fields;
    expect(Object.keys((await counts())["locations"] ?? {})).toEqual(isListed ? ["outros"] : []);
    await db.doc("jobs/padeiro").delete();
    await reconcileJob(contextAt(), "padeiro");
    expect(JSON.stringify(await documentsOf("stats/"))).not.toContain(words);
  },
);

test("a hundred edits of a place leave one key", async () => {
  for (let i = 0; i < 100; i++) {
    await given({ "jobs/padeiro": aJob({ ...approved, location: `Lugar ${i}` }) });
    await reconcileJob(contextAt(), "padeiro");
  }
  expect((await counts())["locations"]).toEqual({ outros: 1 });
});

test("keys that count nothing are removed, and the others stay", async () => {
  await given({
    "stats/public": {
      totalJobs: 1,
      openPositions: 1,
      recentlyFilled: 0,
      types: { Comércio: 1, Saúde: 0 },
      locations: { Confresa: 1, [words]: 0, "a.b `c` ~d": 0 },
      locationActive: { Confresa: 1, "Vila Rica": 0 },
      categoryTotal: { Comércio: 1 },
      categoryActive: { Comércio: 1, Saúde: 0 },
    },
  });
  await dropEmptyCounts(contextAt().store);
  const left = await counts();
  expect(left).toEqual({
    totalJobs: 1,
    openPositions: 1,
    recentlyFilled: 0,
    types: { Comércio: 1 },
    locations: { Confresa: 1 },
    locationActive: { Confresa: 1 },
    categoryTotal: { Comércio: 1 },
    categoryActive: { Comércio: 1 },
  });
  await dropEmptyCounts(contextAt().store);
  expect(await counts()).toEqual(left);
});

test("a board without counts has none to remove", async () => {
  await dropEmptyCounts(contextAt().store);
  expect(await documentsOf("stats/")).toEqual({});
});
