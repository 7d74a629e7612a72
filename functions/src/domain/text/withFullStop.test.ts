import { expect, test } from "vitest";
import { withFullStop } from "./withFullStop.ts";

test.each([
  ["Padaria Aurora", "Padaria Aurora."],
  ["Padaria Aurora Ltda.", "Padaria Aurora Ltda."],
  ["Banco Rural S.A.", "Banco Rural S.A."],
  ["S.A. Leite", "S.A. Leite."],
])("%j ends a sentence as %j", (words, sentence) => {
  expect(withFullStop(words)).toBe(sentence);
});
