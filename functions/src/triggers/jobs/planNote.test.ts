import { expect, test } from "vitest";
import { addDays, addMinutes, endOfDay } from "../../domain/dates.ts";
import type { Job } from "../../domain/job/job.ts";
import type { PublishedJob } from "../../domain/job/publishedJob.ts";
import { buildJob, onSite } from "../../domain/testing/buildJob.ts";
import { asksForNote, planDeletedNote, planNote, postedSince } from "./planNote.ts";

// Friday; the work is on Saturday.
const now = new Date("2026-11-27T15:00:00Z");
const earlier = addDays(now, -1);
const saturday = "2026-11-28";
const noted: PublishedJob = { type: "Agricultura", at: earlier, firstAt: earlier, day: saturday };

const job = (fields: Partial<Job> = {}): Job => ({
  id: "colheita",
  ...buildJob({ ...onSite, type: "Agricultura", expiresAt: endOfDay(saturday) }),
  ...fields,
});
const dayWork = (day: string, fields: Partial<Job> = {}) =>
  job({ dayWork: true, expiresAt: endOfDay(day), ...fields });

/** What is noted of a job that was off the site, or on it, before. */
function noteOf(after: Job, published: PublishedJob | null, wasListed = true) {
  const change = { before: { ...after, listed: wasListed }, after, now };
  const writes = planNote(change, published);
  if (writes.length > 0) expect(asksForNote(change)).toBe(true);
  return writes.map((write) =>
    "update" in write ? write.update : "merge" in write && write.merge,
  );
}

test("work of a day is noted with its day from its first listing", () => {
  expect(noteOf(dayWork(saturday), null, false)).toEqual([
    { type: "Agricultura", at: now, firstAt: now, day: saturday },
  ]);
});

test.each([
  ["off the site", false, { type: "Agricultura", at: now, firstAt: now, day: "2026-11-29" }],
  ["on the site", true, { firstAt: now, day: "2026-11-29" }],
])("a later day of a job that was %s is a first time again", (_where, wasListed, note) => {
  expect(noteOf(dayWork("2026-11-29"), noted, wasListed)).toEqual([note]);
});

test.each([
  ["the same day", saturday],
  ["an earlier day", "2026-11-27"],
])("work of %s is no first time, on the site or back on it", (_which, day) => {
  expect(noteOf(dayWork(day), noted)).toEqual([]);
  expect(noteOf(dayWork(day), noted, false)).toEqual([{ type: "Agricultura", at: now }]);
});

test("a day that comes back after an earlier one is no first time", () => {
  expect(noteOf(dayWork("2026-11-29"), { ...noted, day: "2026-11-30" })).toEqual([]);
});

test("a note from before days were noted gets its day, and no new first time", () => {
  const { day: _day, ...old } = noted;
  expect(noteOf(dayWork(saturday), old)).toEqual([{ day: saturday }]);
});

test("a later deadline of a lasting job is no first time", () => {
  const { day: _day, ...old } = noted;
  expect(noteOf(job({ expiresAt: endOfDay("2026-12-20") }), old)).toEqual([]);
});

test.each<[string, Partial<Job>, boolean]>([
  ["is held", { held: true }, true],
  ["belongs to a company that was deactivated", {}, true],
  ["was taken off by its company", { paused: true }, false],
  ["was refused after all", { approved: false }, false],
  ["has reached its deadline", { expiresAt: now }, false],
])("whether it is noted that a job that %s left the site: %s", (_which, fields, isNoted) => {
  const after = job({ ...fields, listed: false });
  const change = { before: { ...after, listed: true }, after, now };
  expect(asksForNote(change)).toBe(isNoted || !after.approved);
  expect(planNote(change, noted)).toEqual(
    isNoted ? [{ in: "publishedJobs", id: "colheita", update: { unlistedAt: now } }] : [],
  );
  expect(planNote(change, null)).toEqual([]);
  expect(planNote({ ...change, before: after }, noted)).toEqual([]);
});

const decidedAt = (minutes: number, fields: Partial<Job> = {}) => ({
  before: job({ listed: true }),
  after: job({ listed: false, approved: false, ...fields }),
  now: addMinutes(now, minutes),
});
const first: PublishedJob = { type: "Agricultura", at: now, firstAt: now };

test.each<[string, number, Partial<Job>, boolean]>([
  ["an approval that is undone after a minute", 1, { approvalStatus: "pending" }, true],
  ["a refusal after a minute", 1, { approvalStatus: "rejected" }, true],
  [
    "an approval that is undone when people may know of it",
    31,
    { approvalStatus: "pending" },
    false,
  ],
])("whether the end of a listing by %s is noted", (_what, minutes, fields, isNoted) => {
  const change = decidedAt(minutes, fields);
  expect(asksForNote(change)).toBe(true);
  expect(planNote(change, first)).toEqual(
    isNoted ? [{ in: "publishedJobs", id: "colheita", update: { unlistedAt: change.now } }] : [],
  );
  expect(planNote(change, { type: "Agricultura", at: now })).toEqual([]);
});

test.each<[string, number, PublishedJob | null, boolean]>([
  ["a minute after its first listing", 1, first, true],
  ["when people may know of it", 31, first, false],
  ["that was listed before first times were noted", 1, { type: "Agricultura", at: now }, false],
  ["that was never public", 1, null, false],
])("whether the end of a job by its deletion %s is noted", (_when, minutes, published, isNoted) => {
  const end = addMinutes(now, minutes);
  expect(planDeletedNote("colheita", published, end)).toEqual(
    isNoted ? [{ in: "publishedJobs", id: "colheita", update: { unlistedAt: end } }] : [],
  );
});

test.each<[string, Partial<PublishedJob>, boolean]>([
  ["was undone after a minute", { unlistedAt: addMinutes(earlier, 1) }, true],
  ["ended when people could know of it", { unlistedAt: addMinutes(earlier, 31) }, false],
  [
    "was undone, and followed by another",
    { unlistedAt: addMinutes(earlier, 1), at: addMinutes(earlier, 2) },
    false,
  ],
  ["has no first time", { firstAt: undefined, unlistedAt: addMinutes(earlier, 1) }, false],
  ["goes on", {}, false],
])("whether a listing after one that %s is a first time", (_which, fields, isFirst) => {
  const published: PublishedJob = { type: "Agricultura", at: earlier, firstAt: earlier, ...fields };
  expect(noteOf(job(), published, false)).toEqual([
    { type: "Agricultura", at: now, ...(isFirst ? { firstAt: now } : {}) },
  ]);
  const before = job({ listed: false, postedAt: sent });
  expect(postedSince({ before, after: { ...before, listed: true }, now }, published)).toEqual(
    isFirst ? now : sent,
  );
});

const sent = addDays(now, -4);

test.each([
  ["listed for the first time is posted now", false, true, null, now],
  ["listed again keeps its date", false, true, noted, sent],
  ["that stays listed keeps its date", true, true, null, sent],
  ["that leaves the site keeps its date", true, false, noted, sent],
  ["off the site keeps the day it was sent", false, false, null, sent],
])("a job %s", (_which, wasListed, listed, published, postedAt) => {
  const before = job({ listed: wasListed, postedAt: sent });
  const change = { before, after: { ...before, listed }, now };
  expect(postedSince(change, published)).toEqual(postedAt);
});
