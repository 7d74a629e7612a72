import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  opensFromList,
  rendered,
  watchedRuntime,
} from "../testing/livePart.ts";
import { SettlingList } from "./SettlingList.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const shows = (...rows: string[]) =>
  rendered(() => renderToStaticMarkup(<SettlingList rows={rows} />));

beforeEach(() => {
  freshPage();
  vi.useFakeTimers({ toFake: ["performance"] });
  shows("baker", "cashier");
});
afterEach(() => vi.useRealTimers());

test("a touch right after the rows have moved opens nothing, and a later one does", () => {
  expect(opensFromList()).toBe(true);
  shows("driver", "baker", "cashier");
  expect(opensFromList()).toBe(false);
  vi.advanceTimersByTime(599);
  expect(opensFromList()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(opensFromList()).toBe(true);
});

test.each([
  ["the same rows", ["baker", "cashier"]],
  ["further rows at the end", ["baker", "cashier", "driver"]],
])("%s move nothing", (_what, rows) => {
  shows(...rows);
  expect(opensFromList()).toBe(true);
});

test("a row that is gone moves those below it", () => {
  shows("cashier");
  expect(opensFromList()).toBe(false);
});

test.each([
  ["a key", { detail: 0 }],
  ["a click for another tab", { ctrlKey: true }],
  ["a click for another tab on a Mac", { metaKey: true }],
  ["a click for another window", { shiftKey: true }],
])("%s opens the row, whatever has moved", (_who, click) => {
  shows("cashier", "baker");
  expect(opensFromList(click)).toBe(true);
});
