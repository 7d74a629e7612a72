import { expect, test } from "vitest";
import { fileSizeText } from "./fileSizeText.ts";

test.each([
  [0, "0,00 MB"],
  [300, "0,01 MB"],
  [1_310_720, "1,25 MB"],
  [5 * 1024 * 1024, "5,00 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
