import { afterEach, expect, test, vi } from "vitest";
import { prepareBackground } from "./backgroundSync.ts";

vi.mock("../../firebase/projectSettings.ts", () => ({ appCheckKey: null }));

afterEach(() => vi.unstubAllGlobals());

/** A browser with Background Sync, whose worker is registered; `update` is its look for a newer one. */
function browserWith(update: () => Promise<void>, active: object | null = {}) {
  const registration = { active, update: vi.fn(update) };
  vi.stubGlobal("SyncManager", class {});
  vi.stubGlobal("navigator", { serviceWorker: { register: async () => registration } });
  return registration;
}

test("the worker that sends is updated when a form is filled in, not after it has sent", async () => {
  const registration = browserWith(() => Promise.resolve());
  expect(await prepareBackground()).toBe(registration);
  expect(registration.update).toHaveBeenCalledTimes(1);
});

test("a worker that is being installed is not fetched twice", async () => {
  const registration = browserWith(() => Promise.resolve(), null);
  expect(await prepareBackground()).toBe(registration);
  expect(registration.update).not.toHaveBeenCalled();
});

test.each([
  ["fails", () => Promise.reject(new Error("no line"))],
  ["takes for ever", () => new Promise<void>(() => undefined)],
])("an update that %s leaves the worker as it is", async (_how, update) => {
  const registration = browserWith(update);
  expect(await prepareBackground()).toBe(registration);
});
