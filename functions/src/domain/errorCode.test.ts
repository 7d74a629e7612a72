import { expect, test } from "vitest";
import { errorCode } from "./errorCode.ts";

test.each([
  ["a text", Object.assign(new Error("no"), { code: "permission-denied" }), "permission-denied"],
  ["a number", { code: 404 }, "404"],
  ["nothing", new Error("no"), ""],
  ["something else", { code: { inner: 1 } }, ""],
])("an error with the code %s returns it as text", (_what, error, code) => {
  expect(errorCode(error)).toBe(code);
});

test.each([undefined, null, "no", 5])(
  "a thrown value that is no object (%s) has no code",
  (thrown) => {
    expect(errorCode(thrown)).toBe("");
  },
);
