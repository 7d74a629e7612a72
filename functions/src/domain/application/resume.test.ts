import { expect, test } from "vitest";
import { isAbout, resumeVersion } from "./resume.ts";

const at = new Date("2026-11-21T12:00:00Z");
const application = { resumePath: "resumes/banco_a/1-a.pdf", createdAt: at };

test.each([
  ["its application", { resumePath: "resumes/banco_a/1-a.pdf", appliedAt: new Date(at) }, true],
  ["another file", { resumePath: "resumes/banco_a/2-b.pdf", appliedAt: at }, false],
  [
    "an earlier application with a file of the same name",
    { resumePath: "resumes/banco_a/1-a.pdf", appliedAt: new Date(at.getTime() - 1) },
    false,
  ],
  ["nothing", undefined, false],
])("a record of %s is about the application: %s", (_what, record, isSo) => {
  expect(isAbout(record, application)).toBe(isSo);
});

test("another application, another file, other bytes and a missing file are other versions", () => {
  const versions = [
    resumeVersion(application, "abc=="),
    resumeVersion(application, "abd=="),
    resumeVersion(application, null),
    resumeVersion({ ...application, resumePath: "resumes/banco_a/2-b.pdf" }, "abc=="),
    resumeVersion({ ...application, createdAt: new Date(at.getTime() + 1) }, "abc=="),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  expect(resumeVersion({ ...application }, "abc==")).toBe(versions[0]);
});
