import { expect, test } from "vitest";
import { newCandidatesText } from "./newCandidatesText.ts";

test.each([
  [1, "1 candidatura nova"],
  [49, "49 candidaturas novas"],
  [50, "50 ou mais candidaturas novas"],
])("%i new applications", (count, text) => {
  expect(newCandidatesText(count)).toBe(text);
});
