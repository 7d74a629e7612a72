import { expect, test } from "vitest";
import { resumeVersion } from "../../domain/application/resume.ts";
import { buildCandidate, buildResume } from "../../domain/testing/buildCandidate.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { planVersion } from "./planVersion.ts";

const now = new Date("2026-11-21T12:00:00Z");
const candidate = { id: "caixa_ana", ...buildCandidate("caixa_ana") };
const resume = { id: "caixa_ana", ...buildResume(candidate) };
const approved = { ...resume, status: "approved", fileDigest: "old" } as const;

test.each([
  ["the first look at a file", resume, "new"],
  ["another file before the decision", { ...resume, fileDigest: "old" }, "new"],
  ["a file that disappeared after the decision", approved, null],
])("%s is noted, and no decision is opened", (_what, record, digest) => {
  expect(planVersion(candidate, record, digest, now)).toEqual([
    {
      in: "resumes",
      id: "caixa_ana",
      update: { fileDigest: digest, version: resumeVersion(candidate, digest) },
    },
  ]);
});

test("another file after the decision opens it again, and takes the person from the talent pool", () => {
  const writes = planVersion(candidate, approved, "new", now);
  expect(namedWrites(writes)).toEqual(["update resumes/caixa_ana", "delete talentPool/caixa_ana"]);
  expect(writes[0]).toMatchObject({
    update: { fileDigest: "new", status: "pending", notes: "", createdAt: now, updatedAt: now },
  });
});

test.each([
  ["without a record", undefined],
  ["whose record is about another file", { ...resume, resumePath: "resumes/caixa_ana/2-b.pdf" }],
  ["whose record is about an earlier application", { ...resume, appliedAt: now }],
  ["whose file is the noted one", { ...resume, fileDigest: "new" }],
])("an application %s changes nothing", (_what, record) => {
  expect(planVersion(candidate, record, "new", now)).toEqual([]);
});
