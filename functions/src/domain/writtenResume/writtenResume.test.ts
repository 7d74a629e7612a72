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

/** The answers with other ones, as a client may store them. */
const storedWith = (answers: object) => JSON.stringify({ ...resume, ...answers });
const { words, listed, skills, pastJobs, max } = limits.writtenResume;
const [job] = resume.jobs;

test.each([
  ["a job with a field that is never asked", { jobs: [{ ...job, pay: "1" }] }],
  ["a word beyond its bound", { place: "x".repeat(words + 1) }],
  ["one work too many", { wanted: Array<string>(listed + 1).fill("shop") }],
  ["one skill too many", { skills: Array<string>(skills + 1).fill("tractor") }],
  ["one own skill too many", { skillWords: Array<string>(listed + 1).fill("x") }],
  ["one licence too many", { licences: ["A", "B", "C", "D", "E", "A"] }],
  ["a long id of a work", { wanted: ["x".repeat(31)] }],
  ["a long id of a skill", { skills: ["x".repeat(31)] }],
  ["a licence that there is not", { licences: ["F"] }],
])("%s is no answer", (_what, answers) => {
  expect(readWrittenResume(storedWith(answers))).toBeNull();
});

test.each([
  ["2019", true],
  ["1999-12", true],
  ["2019-01", true],
  ["", true],
  ["1899", false],
  ["2100", false],
  ["2019-00", false],
  ["2019-13", false],
  ["2019-1", false],
  ["2019-03-01", false],
  [" 2019", false],
  ["now", false],
])("a job that began '%s' is an answer: %s", (from, isAnswer) => {
  expect(readWrittenResume(storedWith({ jobs: [{ ...job, from }] })) !== null).toBe(isAnswer);
});

test("each list and text may be as long as its bound, words lose the blanks around them", () => {
  const full = {
    wanted: Array<string>(listed).fill("x".repeat(30)),
    skills: Array<string>(skills).fill("x".repeat(30)),
    skillWords: Array<string>(listed).fill("x".repeat(words)),
    jobs: Array(pastJobs).fill(job),
    licences: ["A", "B", "C", "D", "E"],
    place: ` ${"x".repeat(words)} `,
  };
  expect(readWrittenResume(storedWith(full))).toMatchObject({ ...full, place: "x".repeat(words) });
});

test("a text as long as the bound is read", () => {
  const stored = storedWrittenResume(resume);
  const longest = " ".repeat(max - stored.length) + stored;
  expect(readWrittenResume(longest)).toEqual(resume);
  expect(readWrittenResume(` ${longest}`)).toBeNull();
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
