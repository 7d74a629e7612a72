import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../testing/livePart.ts";
import { endPage, useLeaveQuestion } from "./useLeaveQuestion.ts";

type Address = { pathname: string; search: string };
type Step = { currentLocation: Address; nextLocation: Address; historyAction: "POP" | "PUSH" };

const { router } = vi.hoisted(() => ({
  router: {
    blocks: null as ((step: Step) => boolean) | null,
    closing: null as ((event: { preventDefault: () => void }) => void) | null,
    proceed: vi.fn(),
    reset: vi.fn(),
  },
}));
vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("react-router-dom", () => ({
  useBlocker: (blocks: (step: Step) => boolean) => {
    router.blocks = blocks;
    return { proceed: router.proceed, reset: router.reset };
  },
  useBeforeUnload: (closing: (event: { preventDefault: () => void }) => void) => {
    router.closing = closing;
  },
}));

type Question = ReturnType<typeof useLeaveQuestion>;

let isActive = true;

function Probe({ onHeld }: { onHeld: (held: Question) => void }) {
  onHeld(useLeaveQuestion(isActive));
  return null;
}

function look(): Question {
  let held!: Question;
  rendered(() => renderToStaticMarkup(<Probe onHeld={(present) => (held = present)} />));
  return held;
}

function step(historyAction: "POP" | "PUSH"): void {
  const currentLocation = { pathname: "/admin/jobs/new", search: "" };
  const nextLocation = { pathname: "/admin/jobs", search: "" };
  router.blocks!({ currentLocation, nextLocation, historyAction });
}

/** Whether closing the tab is asked about. */
function asksOnClosing(): boolean {
  const preventDefault = vi.fn();
  router.closing!({ preventDefault });
  return preventDefault.mock.calls.length > 0;
}

beforeEach(() => {
  freshPage();
  router.proceed.mockReset();
  isActive = true;
  look();
  router.reset.mockReset();
});

test("a page that is to be reloaded asks first, and is then closed without another question", () => {
  const reload = vi.fn();
  endPage(reload);
  expect(look().leaving).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  look().leave();
  expect(reload).toHaveBeenCalledOnce();
  expect(asksOnClosing()).toBe(false);
});

test("the back button closes the question about a reload, and a link's question is about the link", () => {
  const reload = vi.fn();
  endPage(reload);
  expect(look().leaving).toBe(true);
  step("POP");
  expect(look().leaving).toBe(false);
  expect(asksOnClosing()).toBe(true);
  step("PUSH");
  look().leave();
  expect(reload).not.toHaveBeenCalled();
  expect(router.proceed).toHaveBeenCalledOnce();
});

test("after a logout that failed, the page asks as before", async () => {
  endPage(() => Promise.resolve());
  look().leave();
  await vi.waitFor(() => expect(asksOnClosing()).toBe(true));
  step("PUSH");
  look().leave();
  expect(router.proceed).toHaveBeenCalledOnce();
});

test("a question whose reason has gone does not come back with the next reason", () => {
  const reload = vi.fn();
  endPage(reload);
  step("PUSH");
  expect(look().leaving).toBe(true);
  isActive = false;
  expect(look().leaving).toBe(false);
  expect(router.reset).toHaveBeenCalled();
  isActive = true;
  look();
  expect(look().leaving).toBe(false);
  expect(asksOnClosing()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
