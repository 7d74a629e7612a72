import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";

// A row may come from an older version of the code. Its noun's read function fills in missing fields; a cast would hide
// them.

const nouns = "Job|PendingJob|RejectedJob|JobEdit|JobApproval|Company|Candidate";
const casts = [/\.data\([^()]*\)!?\s+as\s/, new RegExp(`\\bas (${nouns})\\b(?! from)`)];

function sourceFiles(): string[] {
  return execFileSync("git", ["ls-files", "web/src", "functions/src"], { cwd: root })
    .toString()
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
}

function hasCast(text: string): boolean {
  return casts.some((cast) => cast.test(text));
}

test("no document's data is cast to a noun", () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => hasCast(readFileSync(join(root, path), "utf8")))).toEqual([]);
});

test.each([
  ["const job = snapshot.data() as Job;", true],
  ['const { name } = found.data({ serverTimestamps: "none" }) as Omit<\n  Candidate, "id">', true],
  ["return fields as Company;", true],
  ["const job = readJob(id, plainFields(snapshot.data()));", false],
])("'%s' is a cast: %s", (text, expected) => {
  expect(hasCast(text)).toBe(expected);
});
