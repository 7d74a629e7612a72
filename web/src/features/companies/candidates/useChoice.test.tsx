import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../../ui/testing/livePart.ts";
import { type Choice, useChoice } from "./useChoice.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const people = ["ana", "bia", "rui"].map((id) => ({ id, ...buildCandidate(id) }));

function Part({ onHeld }: { onHeld: (choice: Choice) => void }) {
  onHeld(useChoice(people));
  return null;
}

/** What the page holds after it is rendered. */
function shown(): Choice {
  const held: Choice[] = [];
  rendered(() => renderToStaticMarkup(<Part onHeld={(choice) => held.push(choice)} />));
  return held[0]!;
}

const marked = () => shown().people.map(({ id }) => id);

beforeEach(freshPage);

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
