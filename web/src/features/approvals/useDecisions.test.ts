import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered } from "../../ui/testing/livePart.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { importedDecisionText } from "./decisionText.ts";
import type { Decide } from "./decide.ts";
import { type Decisions, useDecisions } from "./useDecisions.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("../../data/admin/waitingCount.ts", () => ({ recountWaiting: vi.fn() }));
vi.mock("../../ui/message/notifications.ts", () => ({ notify: vi.fn() }));

/** The keys of a list that does not update itself. */
let listed: string[];
const [refresh, renew] = [vi.fn(), vi.fn()];

const seen = vi.fn<(decisions: Decisions) => void>();
const decisions = () => seen.mock.lastCall![0];

function List() {
  const has = (key: string) => listed.includes(key);
  seen(useDecisions(importedDecisionText, { refresh, renew, has }));
  return null;
}
/** The list as it is now. */
const show = () => rendered(() => renderToStaticMarkup(createElement(List)));

const decision = (key: string): Decide => ({
  key,
  title: key,
  status: "approved",
  height: 100,
  write: async () => "done",
  undo: async () => "done",
});

beforeEach(() => {
  freshPage();
  vi.clearAllMocks();
  listed = ["a", "b"];
  show();
});

async function decided(...keys: string[]) {
  await decisions().decideAll(keys.map(decision));
  show();
}

async function takenBack(key: string) {
  decisions().takeBack(key);
  await vi.waitFor(() => expect((show(), decisions().taken.has(key))).toBe(false));
}

test("what returns to a list that was read again since is read with it", async () => {
  await decided("a");
  await takenBack("a");
  expect(renew).not.toHaveBeenCalled();

  await decided("a");
  listed = ["b"];
  show();
  await takenBack("a");
  expect(renew).toHaveBeenCalledOnce();
});

test("several that return are read with one reading", async () => {
  await decided("a", "b");
  listed = [];
  show();
  expect(await decisions().takeBackAll(["a", "b"])).toEqual([]);
  expect(renew).toHaveBeenCalledOnce();
});
