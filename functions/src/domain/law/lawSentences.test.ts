import { expect, test } from "vitest";
import { checkSentence } from "./testing/checkSentence.ts";
import { harmlessSentences } from "./testing/harmlessSentences.ts";
import { unlawfulSentences } from "./testing/unlawfulSentences.ts";

const told = (line: string) => checkSentence(line).map(({ rule, grade }) => `${rule} ${grade}`);

test.each(
  unlawfulSentences.map((line) => {
    const at = line.indexOf(" ", line.indexOf(" ") + 1);
    return [line.slice(0, at), line.slice(at + 1)] as const;
  }),
)("%s: %s", (wanted, line) => {
  expect(told(line)).toContain(wanted);
});

test.each(harmlessSentences)("nothing of grade A: %s", (line) => {
  expect(told(line).filter((one) => one.endsWith("A"))).toEqual([]);
});
