import { expect, test } from "vitest";
import { jobChanges } from "./noteJobChange.ts";

type Fields = {
  companyId: string | null;
  revision: number;
  filled: boolean;
  paused?: boolean;
  approvalStatus: string;
};

const open: Fields = {
  companyId: "padaria",
  revision: 1,
  filled: false,
  approvalStatus: "approved",
};
const own: Fields = { ...open, companyId: null };

function snapshot(fields: Fields | null) {
  return { exists: fields !== null, get: (field: string) => fields?.[field as keyof Fields] };
}

test.each([
  ["a new job of a company", null, { ...open, approvalStatus: "pending" }, []],
  ["a new job of the administrator", null, own, [["created", "admin"]]],
  ["what functions write", { ...open, approvalStatus: "pending" }, open, []],
  [
    "an edit that goes back for approval",
    open,
    { ...open, revision: 2, approvalStatus: "pending" },
    [["edited", "company"]],
  ],
  ["an edit that stays approved", open, { ...open, revision: 2 }, [["edited", "admin"]]],
  [
    "an edit of what waits",
    { ...open, approvalStatus: "pending" },
    { ...open, revision: 2, approvalStatus: "pending" },
    [["edited", "unknown"]],
  ],
  ["an edit of the administrator's job", own, { ...own, revision: 2 }, [["edited", "admin"]]],
  ["a job filled", open, { ...open, filled: true }, [["filled", "unknown"]]],
  ["the administrator's job reopened", { ...own, filled: true }, own, [["reopened", "admin"]]],
  [
    "edited and filled at once",
    own,
    { ...own, revision: 2, filled: true },
    [
      ["edited", "admin"],
      ["filled", "admin"],
    ],
  ],
  ["a job taken off the site", open, { ...open, paused: true }, [["paused", "unknown"]]],
  [
    "a job put back",
    { ...open, paused: true },
    { ...open, paused: false },
    [["resumed", "unknown"]],
  ],
  ["a job that says it was never taken off", open, { ...open, paused: false }, []],
  ["the administrator's job taken off", own, { ...own, paused: true }, [["paused", "admin"]]],
  ["a job deleted", open, null, [["deleted", "who did it"]]],
])("%s", (_what, before, after, expected) => {
  expect(
    jobChanges(snapshot(before), snapshot(after), "who did it").map(({ action, actor }) => [
      action,
      actor,
    ]),
  ).toEqual(expected);
});
