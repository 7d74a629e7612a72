import type { ReactNode, RefObject } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../../ui/testing/livePart.ts";
import { MoveNote } from "./MoveNote.tsx";
import type { MoveResult } from "./useMoves.ts";

const focus = vi.fn();

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../ui/useNow.ts", () => ({ useNow: () => new Date(0) }));
// The server has no elements.
vi.mock("../../../ui/layout/Fill.tsx", () => ({
  Fill: ({ ref, children }: { ref: RefObject<unknown>; children: ReactNode }) => {
    ref.current = { focus };
    return <div>{children}</div>;
  },
}));

const result: MoveResult = {
  to: "vista",
  done: [{ id: "ana", name: "Ana Lima", from: "nova", wasClosed: false }],
  failed: [],
  reason: null,
  at: new Date(0),
  undone: false,
  back: [],
  isLate: false,
};
const moves = { result, busy: false, move: vi.fn(), undo: vi.fn(), forget: vi.fn() };

beforeEach(() => {
  freshPage();
  focus.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const body = {};
test.each([
  ["gets the focus that went with the button", body, 1],
  ["gets the focus that is nowhere", null, 1],
  ["leaves the focus to the note that is being typed", {}, 0],
])("the result of a move %s", (_what, activeElement, times) => {
  vi.stubGlobal("document", { body, activeElement });
  const html = rendered(() =>
    renderToStaticMarkup(<MoveNote moves={moves} result={result} besides={false} />),
  );
  expect(html).toContain("Ana em");
  expect(focus).toHaveBeenCalledTimes(times);
});
