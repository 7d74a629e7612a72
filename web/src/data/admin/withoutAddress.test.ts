import type { TalentPoolEntry } from "@vagas/functions/domain/talent/talentPoolEntry";
import {
  buildCandidate,
  buildResume,
  buildTalentPoolEntry,
} from "@vagas/functions/domain/testing/buildCandidate";
import { expect, test } from "vitest";
import { withoutAddress } from "./withoutAddress.ts";

function entryOf(fields: Partial<TalentPoolEntry>): TalentPoolEntry {
  const resume = buildResume(buildCandidate("banco_ana", { email: null }));
  return buildTalentPoolEntry("banco_ana", resume, fields);
}

test("a person without an address is reached by the number of the newest entry", () => {
  const older = entryOf({ cardId: "c1", phone: "5566999990000", createdAt: new Date(1000) });
  const newer = entryOf({ cardId: "c1", phone: "5566999991111", createdAt: new Date(2000) });
  for (const entries of [
    [older, newer],
    [newer, older],
  ])
    expect(withoutAddress(entries).get("c1")?.phone).toBe("5566999991111");
});

test("who has an address, or no card yet, is not among them", () => {
  const people = withoutAddress([
    entryOf({ cardId: "c1", email: "ana@correio.example" }),
    entryOf({}),
  ]);
  expect([...people]).toEqual([]);
});
