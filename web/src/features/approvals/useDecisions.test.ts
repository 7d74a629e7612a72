import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ApprovalCard } from "./ApprovalCard.tsx";
import { importedDecisionText } from "./decisionText.ts";
import type { Decide } from "./decide.ts";
import { type Decisions, useDecisions } from "./useDecisions.ts";

/** Every title of a card; `at`: what else has the focus. */
const page = vi.hoisted(() => ({ focus: vi.fn(), at: null as object | null }));

vi.mock("react", async (original) => {
  const living = livingReact(await original<{ useRef: (first: unknown) => object }>());
  const useRef = (first: unknown) => living.useRef(first ?? { focus: page.focus });
  return { ...living, useRef };
});
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../data/admin/waitingCount.ts", () => ({ recountWaiting: vi.fn() }));
vi.mock("../../ui/message/notifications.ts", () => ({ notify: vi.fn() }));

/** The keys of a list that does not update itself. */
let listed: string[];
const [refresh, renew] = [vi.fn(), vi.fn()];

const seen = vi.fn<(decisions: Decisions) => void>();
const decisions = () => seen.mock.lastCall![0];

function List() {
  const has = (key: string) => listed.includes(key);
  const made = useDecisions(importedDecisionText, { refresh, renew, has });
  seen(made);
  const waiting = listed.filter((key) => !made.taken.has(key));
  return waiting.map((key) => {
    const card = { title: key, facts: "", returned: made.returnedAs(key), children: null };
    return createElement(ApprovalCard, { key, ...card });
  });
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
  page.at = null;
  vi.stubGlobal("document", {
    get activeElement() {
      return page.at;
    },
  });
  listed = ["a", "b"];
  show();
});
afterEach(() => vi.unstubAllGlobals());

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

test("an item that returns has the focus, and does not take it again when its list is read again", async () => {
  await decided("a");
  await takenBack("a");
  expect(page.focus).toHaveBeenCalledOnce();
  listed = [];
  show();
  listed = ["b", "a"];
  show();
  expect(page.focus).toHaveBeenCalledOnce();
});

test("an item that returns while somebody types in a field leaves the focus there, also later", async () => {
  page.at = { tagName: "INPUT", type: "search" };
  await decided("a");
  await takenBack("a");
  page.at = null;
  listed = ["b", "a"];
  show();
  expect(page.focus).not.toHaveBeenCalled();
});

test("an item that is read again under another key is known by what stays of its key", async () => {
  const idOf = (key: string) => key.split(":")[0]!;
  await decided("a:1");
  await takenBack("a:1");
  expect(decisions().returnedAs("a:2", idOf)).not.toBeNull();
  expect(decisions().returnedAs("b:2", idOf)).toBeNull();
  expect(decisions().returnedAs("a:2")).toBeNull();
});
