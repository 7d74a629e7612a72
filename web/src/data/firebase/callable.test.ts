import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callable } from "./callable.ts";

/** The SDK's call; `options` is what it was made with. */
const sdk = vi.hoisted(() => ({ call: vi.fn(), options: { timeout: 0 } }));
vi.mock("./firebaseApp.ts", () => ({ firebaseApp: () => "app" }));
vi.mock("firebase/functions", () => ({
  getFunctions: () => "functions",
  httpsCallableFromURL: (_functions: string, _url: string, options: { timeout: number }) => {
    sdk.options = options;
    return sdk.call;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { location: { origin: "https://vagas.example" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a call whose tokens never come ends, as for a request without network", async () => {
  sdk.call.mockReturnValue(new Promise(() => undefined));
  const failed = vi.fn();
  callable("askAlert")({}).catch(failed);
  await vi.advanceTimersByTimeAsync(75_000);
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: "deadline-exceeded" }),
  );
});

test("a call that was sent ends as the SDK says, also if its tokens took ten seconds", async () => {
  const unanswered = Object.assign(new Error("x"), { code: "functions/deadline-exceeded" });
  sdk.call.mockImplementation(
    () =>
      new Promise((_resolve, reject) => {
        setTimeout(reject, 10_000 + sdk.options.timeout, unanswered);
      }),
  );
  const failed = vi.fn();
  callable("continueCompanyRemoval")({}).catch(failed);
  await vi.advanceTimersByTimeAsync(75_000);
  expect(failed).toHaveBeenCalledExactlyOnceWith(unanswered);
});

test("a call gives what the function answered", async () => {
  sdk.call.mockResolvedValue({ data: "sent" });
  expect(await callable("askAlert")({ list: "" })).toEqual({ data: "sent" });
  expect(sdk.call).toHaveBeenLastCalledWith({ list: "" });
  expect(vi.getTimerCount()).toBe(0);
});
