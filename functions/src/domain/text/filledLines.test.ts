import { expect, test } from "vitest";
import { filledLines } from "./filledLines.ts";

test.each([
  ["", []],
  ["  \n\n ", []],
  ["CNH B", ["CNH B"]],
  [" CNH B \r\n\r\nEnsino médio\n", ["CNH B", "Ensino médio"]],
])("the lines of %j are %j", (text, lines) => {
  expect(filledLines(text)).toEqual(lines);
});
