import { expect, test } from "vitest";
import { withoutControls } from "./withoutControls.ts";

test("control characters are removed; tabs, line ends and all printable text stay", () => {
  expect(withoutControls("a\u0000b\u0001c\u000bd\u007fe\u0085f\tg\r\nh – ção 😀\u200f")).toBe(
    "abcde\u0085f\tg\r\nh – ção 😀\u200f",
  );
});
