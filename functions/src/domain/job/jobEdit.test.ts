import { expect, test } from "vitest";
import { isApplied } from "./jobEdit.ts";

test.each([
  ["that the job took over", true, { revision: 2, applied: { revision: 2, replaced: null } }],
  [
    "that was rewritten since the job took it over",
    false,
    { revision: 3, applied: { revision: 2, replaced: null } },
  ],
  ["whose approval was taken back", false, { revision: 2, applied: null }],
  ["that was never approved", false, { revision: 1 }],
])("an edit %s is the public text: %s", (_which, isPublic, edit) => {
  expect(isApplied(edit)).toBe(isPublic);
});
