import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { waiting } from "../../data/application/kept/waitingApplications.ts";
import { sendAndTell } from "./sendAndTell.ts";
import { useWaitingApplications } from "./useWaitingApplications.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("./sendAndTell.ts", () => ({ sendAndTell: vi.fn() }));

function Page() {
  useWaitingApplications();
  return <>open</>;
}

beforeEach(() => {
  freshPage();
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is due and cannot be tried is looked at twice a minute, not all the time", async () => {
  const due = { company: null, title: null, keptAt: 0, nextAt: 0, waitsFor: "line" } as const;
  // As when another tab sends: nothing is tried, and the hint is written again.
  vi.mocked(sendAndTell).mockImplementation(async () => waiting.set({ banco: { ...due } }));
  waiting.set({ banco: due });
  rendered(() => renderToStaticMarkup(<Page />));
  await vi.advanceTimersByTimeAsync(61_000);
  expect(vi.mocked(sendAndTell).mock.calls.length).toBeGreaterThan(1);
  expect(vi.mocked(sendAndTell).mock.calls.length).toBeLessThan(5);
});
