import { expect, test } from "vitest";
import { addDays, addMinutes } from "../../domain/dates.ts";
import { reportReasons } from "../../domain/report/reportReasons.ts";
import { buildReport } from "../../domain/testing/buildReports.ts";
import { planHold } from "./planHold.ts";

const now = new Date("2026-11-21T12:00:00Z");
const old = { postedAt: addDays(now, -30), companyIsVerified: true };

/** A report of each of these persons, over a network of the same name, so many days ago. */
function reports(...senders: [person: string, daysAgo?: number][]) {
  return senders.map(([person, daysAgo = 0]) =>
    buildReport({ person, network: person, at: addDays(now, -daysAgo) }),
  );
}

test("three persons' reports take a job off, two do not", () => {
  expect(planHold(reports(["a"], ["b"]), old)).toBeNull();
  expect(planHold(reports(["a"], ["b"], ["c"]), old)).toBe("hold");
});

test("the three reports are of seven days", () => {
  expect(planHold(reports(["a", 6.99], ["b", 3], ["c"]), old)).toBe("hold");
  expect(planHold(reports(["a", 7], ["b", 3], ["c"]), old)).toBeNull();
  expect(planHold(reports(["a", 20], ["b", 18], ["c", 14]), old)).toBe("hold");
});

test("one network counts as one person, and tells the administrator of several accounts", () => {
  const sameNetwork = reports(["a"], ["b"], ["c"]).map((report) => ({ ...report, network: "x" }));
  expect(planHold(sameNetwork, old)).toBe("tell");
  expect(planHold([...sameNetwork, ...reports(["d"])], old)).toBe("tell");
  expect(planHold([...sameNetwork, ...reports(["d"], ["e"])], old)).toBe("hold");
});

test("networks and persons that were removed count no longer", () => {
  const unlinked = reports(["a"], ["b"], ["c"]).map((report) => ({ ...report, network: null }));
  expect(planHold(unlinked, old)).toBe("tell");
  expect(
    planHold(
      unlinked.map((report) => ({ ...report, person: null })),
      old,
    ),
  ).toBeNull();
});

test.each(reportReasons)("one report for %s against a company that is not verified", (reason) => {
  const isGrave = reason === "money" || reason === "threat";
  const report = buildReport({ reason, at: now });
  expect(planHold([report], { ...old, companyIsVerified: false })).toBe(isGrave ? "hold" : null);
  expect(planHold([report], old)).toBeNull();
});

test("one grave report takes a verified company's job off until the job is 72 hours old", () => {
  const report = buildReport({ reason: "threat", at: now });
  const posted = (minutesAgo: number) => ({ ...old, postedAt: addMinutes(now, -minutesAgo) });
  expect(planHold([report], posted(72 * 60 - 1))).toBe("hold");
  expect(planHold([report], posted(72 * 60))).toBeNull();
});

test("reports of a network that has sent many today only tell the administrator", () => {
  const grave = buildReport({ reason: "money", at: now, counts: false });
  expect(planHold([grave], { ...old, companyIsVerified: false })).toBe("tell");
  const three = reports(["a"], ["b"], ["c"]);
  expect(
    planHold(
      three.map((report, i) => ({ ...report, counts: i > 0 })),
      old,
    ),
  ).toBe("tell");
});

test("no reports do nothing", () => {
  expect(planHold([], { ...old, companyIsVerified: false })).toBeNull();
});
