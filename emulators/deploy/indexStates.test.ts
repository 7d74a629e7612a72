import { expect, test } from "vitest";
import { awaitIndexes, indexStates, type DeclaredIndex, type StoredIndex } from "./indexStates.ts";

const byDate: DeclaredIndex = {
  collectionGroup: "jobs",
  queryScope: "COLLECTION",
  fields: [
    { fieldPath: "listed", order: "ASCENDING" },
    { fieldPath: "postedAt", order: "DESCENDING" },
  ],
};
const byTerms: DeclaredIndex = {
  collectionGroup: "resumes",
  queryScope: "COLLECTION",
  fields: [
    { fieldPath: "searchTerms", arrayConfig: "CONTAINS" },
    { fieldPath: "createdAt", order: "DESCENDING" },
  ],
};

/** In the API's form: the collection is in the name, the document's name is the last field. */
function stored(
  { collectionGroup, queryScope, fields }: DeclaredIndex,
  state: string,
): StoredIndex {
  return {
    name: `projects/p/databases/(default)/collectionGroups/${collectionGroup}/indexes/CICAgOj`,
    queryScope,
    state,
    fields: [...fields, { fieldPath: "__name__", order: "DESCENDING" }],
  };
}

const dateText = "jobs (COLLECTION): listed ASCENDING, postedAt DESCENDING";
const termsText = "resumes (COLLECTION): searchTerms CONTAINS, createdAt DESCENDING";

test.each([
  [
    "both built",
    [stored(byDate, "READY"), stored(byTerms, "READY")],
    [[dateText, termsText], [], []],
  ],
  [
    "one under construction",
    [stored(byDate, "READY"), stored(byTerms, "CREATING")],
    [[dateText], [termsText], []],
  ],
  ["one not yet known", [stored(byDate, "READY")], [[dateText], [termsText], []]],
  [
    "one of the same fields in another direction",
    [stored(byDate, "READY"), stored({ ...byTerms, fields: byTerms.fields.toReversed() }, "READY")],
    [[dateText], [termsText], []],
  ],
  [
    "one of the same fields of another collection",
    [stored(byDate, "READY"), stored({ ...byTerms, collectionGroup: "jobs" }, "READY")],
    [[dateText], [termsText], []],
  ],
  [
    "one that failed",
    [stored(byDate, "NEEDS_REPAIR"), stored(byTerms, "READY")],
    [[termsText], [], [dateText]],
  ],
  [
    "an unknown state",
    [stored(byDate, "PAUSED"), stored(byTerms, "READY")],
    [[termsText], [], [dateText]],
  ],
] as const)("of two declared indexes, %s", (_what, found, [ready, building, broken]) => {
  expect(indexStates([byDate, byTerms], found)).toEqual({ ready, building, broken });
});

/** Waits with these answers; the last one repeats. */
async function awaitWith(...answers: StoredIndex[][]) {
  let waits = 0;
  const told: string[] = [];
  const isReady = await awaitIndexes([byDate], {
    read: async () => (answers.length > 1 ? answers.shift()! : answers[0]!),
    wait: async () => void waits++,
    tell: (line) => told.push(line),
  });
  return { isReady, waits, last: told.at(-1) };
}

test("it waits until the last index is built", async () => {
  const building = [stored(byDate, "CREATING")];
  expect(await awaitWith([], building, building, [stored(byDate, "READY")])).toEqual({
    isReady: true,
    waits: 3,
    last: "All 1 indexes are ready.",
  });
});

test("it ends at once with a failed index, and after 45 minutes with an unfinished one", async () => {
  expect(await awaitWith([stored(byDate, "NEEDS_REPAIR")])).toMatchObject({
    isReady: false,
    waits: 0,
    last: expect.stringContaining(dateText),
  });
  expect(await awaitWith([])).toMatchObject({
    isReady: false,
    waits: 270,
    last: expect.stringContaining(dateText),
  });
});
