import { expect, test } from "vitest";
import { hireReplySchema } from "./hire.ts";
import { hireAnswers, hireAnswerText, hireReply, isHired } from "./hireAnswers.ts";

test.each([
  ["1", 1],
  ["50", 50],
  [" 3 ", 3],
  ["0", null],
  ["51", null],
  ["1,5", null],
  ["dois", null],
  ["", null],
])("'%s' people", (typed, people) => {
  for (const answer of hireAnswers.filter(isHired))
    expect(hireReply(answer, typed)).toEqual(people === null ? null : { answer, people });
});

test("somebody was hired by the site or otherwise, and in no other way", () => {
  expect(hireAnswers.filter(isHired)).toEqual(["peloSite", "deOutroJeito"]);
});

test("nobody is counted who was not hired, whatever was typed", () => {
  for (const answer of hireAnswers.filter((other) => !isHired(other)))
    expect(hireReply(answer, "7")).toEqual({ answer, people: 0 });
});

test("a reply counts people exactly if somebody was hired", () => {
  for (const answer of hireAnswers) {
    expect(hireReplySchema.safeParse({ answer, people: 1 }).success).toBe(isHired(answer));
    expect(hireReplySchema.safeParse({ answer, people: 0 }).success).toBe(!isHired(answer));
  }
  for (const people of [-1, 51, 1.5, "1"])
    expect(hireReplySchema.safeParse({ answer: "peloSite", people }).success).toBe(false);
});

test("the answers are labelled in the specification's words", () => {
  expect(hireAnswers.map((answer) => hireAnswerText[answer]).join(" · ")).toBe(
    "Pelo site · De outro jeito · Ainda procurando · Desisti",
  );
});
