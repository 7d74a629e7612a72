import { afterEach, expect, test, vi } from "vitest";
import { hasFocus } from "./hasFocus.ts";

afterEach(() => vi.unstubAllGlobals());

const body = {};

test.each([
  ["an element", {}, true],
  ["the body", body, false],
  ["nothing", null, false],
])("with the focus on %s, somebody is there: %o, %s", (_where, activeElement, somebody) => {
  vi.stubGlobal("document", { activeElement, body });
  expect(hasFocus()).toBe(somebody);
});
