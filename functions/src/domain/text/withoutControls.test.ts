import { expect, test } from "vitest";
import { withoutControls } from "./withoutControls.ts";

test("control characters go, tabs, line ends and everything that is written stay", () => {
  expect(withoutControls("a\u0000b\u0001c\u000bd\u007fe\u0085f\tg\r\nh – ção 😀\u200f")).toBe(
    "abcde\u0085f\tg\r\nh – ção 😀\u200f",
  );
});
