import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import {
  emptyWrittenResume,
  readWrittenResume,
  storedWrittenResume,
  type WrittenResume,
} from "./writtenResume.ts";

const resume: WrittenResume = {
  ...emptyWrittenResume,
  wanted: ["farmHand"],
  jobs: [{ what: "Tratorista", where: "Fazenda Boa Vista", from: "2019-03", until: "now" }],
  school: "primary",
  skills: ["tractor"],
  licences: ["A", "D"],
  start: "now",
  sleepsAtWork: true,
  wayToWork: "own",
};

test("what is stored is read again", () => {
  expect(readWrittenResume(storedWrittenResume(resume))).toEqual(resume);
  expect(readWrittenResume(storedWrittenResume(emptyWrittenResume))).toEqual(emptyWrittenResume);
});

test.each([
  ["nothing", undefined],
  ["no JSON", "{"],
  ["another version", JSON.stringify({ ...resume, version: 2 })],
  ["a field that is never asked", JSON.stringify({ ...resume, cpf: "1" })],
  [
    "a fourth job",
    JSON.stringify({ ...resume, jobs: Array.from({ length: 4 }, () => resume.jobs[0]) }),
  ],
  ["a list in place of a text", JSON.stringify({ ...resume, place: ["Rua"] })],
  ["a text beyond the bound", " ".repeat(limits.writtenResume.max) + storedWrittenResume(resume)],
])("%s is no written résumé", (_what, stored) => {
  expect(readWrittenResume(stored)).toBeNull();
});

test("the fullest answers fit the bound", () => {
  const word = "ç".repeat(limits.writtenResume.words);
  const job = { what: word, where: word, from: "2019-03", until: "2024-11" };
  const full: WrittenResume = {
    ...resume,
    wanted: Array.from({ length: limits.writtenResume.listed }, (_, i) => `w${i}`.padEnd(30, "x")),
    wantedWords: word,
    jobs: Array.from({ length: limits.writtenResume.pastJobs }, () => job),
    skills: Array.from({ length: limits.writtenResume.skills }, (_, i) => `s${i}`.padEnd(30, "x")),
    skillWords: Array.from({ length: limits.writtenResume.listed }, () => word),
    licences: ["A", "B", "C", "D", "E"],
    place: word,
  };
  expect(storedWrittenResume(full).length).toBeLessThan(limits.writtenResume.max);
});
