import { expect, test } from "vitest";
import { endsInWord } from "./wordBeingWritten.ts";

test.each([
  ["boa aparênci", true],
  ["boa aparência", true],
  ["até 30", true],
  ["boa aparencia\u0302", true],
  ["boa aparência.", false],
  ["boa aparência ", false],
  ["boa aparência\n", false],
  ["", false],
])("behind %j a word is being written: %s", (text, isWriting) => {
  expect(endsInWord(text, text.length)).toBe(isWriting);
});

test("what follows the caret makes no difference", () => {
  expect(endsInWord("boa aparência", 4)).toBe(false);
  expect(endsInWord("boa aparência", 5)).toBe(true);
});
