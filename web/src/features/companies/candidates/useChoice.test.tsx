import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../../ui/testing/livePart.ts";
import { type Choice, useChoice } from "./useChoice.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const people = ["ana", "bia", "rui"].map((id) => ({ id, ...buildCandidate(id) }));

type List = Parameters<typeof useChoice>[0];

function Part({ list, onHeld }: { list: List; onHeld: (choice: Choice) => void }) {
  onHeld(useChoice(list));
  return null;
}

/** What the page holds after it is rendered. */
function shown(list: List = { state: "ready", items: people }): Choice {
  const held: Choice[] = [];
  rendered(() => renderToStaticMarkup(<Part list={list} onHeld={(choice) => held.push(choice)} />));
  return held[0]!;
}

const marked = () => shown().people.map(({ id }) => id);

beforeEach(freshPage);

test("people who leave the list are not marked when they are back", () => {
  shown().mark(["ana", "bia"]);
  const fewer = shown({ state: "ready", items: people.slice(1) });
  expect(fewer.people.map(({ id }) => id)).toEqual(["bia"]);
  expect(marked()).toEqual(["bia"]);
  expect(shown().isMarked("ana")).toBe(false);
});

test.each(["loading", "failed"] as const)("a list that is %s unmarks nobody", (state) => {
  shown().mark(["ana", "bia"]);
  expect(shown({ state, items: [] }).people).toEqual([]);
  expect(marked()).toEqual(["ana", "bia"]);
});

test("people who are marked while others are moved stay marked when the move ends", () => {
  const before = shown();
  before.mark(["ana"]);
  const atTheMove = shown();
  shown().mark(["bia"]);
  shown().mark(["rui"]);
  atTheMove.unmark(["ana"]);
  expect(marked()).toEqual(["bia", "rui"]);
});

test("marks of one rendering add up", () => {
  const choice = shown();
  choice.mark(["ana"]);
  choice.mark(["rui"]);
  expect(marked()).toEqual(["ana", "rui"]);
});
