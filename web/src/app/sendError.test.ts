import { beforeEach, expect, test, vi } from "vitest";
import type * as module from "./sendError.ts";

const sendBeacon = vi.fn();
const noticed = { source: "", pathname: "/vagas/caixa", release: "Ab_-1234" };

let sendError: typeof module.sendError;
beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal("navigator", { onLine: true, sendBeacon });
  ({ sendError } = await import("./sendError.ts"));
});

const send = (error: unknown, fields: Partial<typeof noticed> = {}) =>
  sendError({ error, ...noticed, ...fields });
const reports = () =>
  sendBeacon.mock.calls.map(([, body]) => JSON.parse(body as string) as Record<string, string>);

test("an error is told with the version and the page, without ids and without what people typed", () => {
  send(new Error("no mail to ana@pessoa.example"));
  expect(sendBeacon.mock.calls[0]![0]).toBe("/api/browserErrors");
  expect(reports()).toEqual([
    { release: "Ab_-1234", page: "/vagas/:id", message: "no mail to ***" },
  ]);
});

test.each([
  ["a text", "lost", "lost"],
  ["nothing", undefined, "undefined"],
  ["null", null, "null"],
  ["an object", { code: 7 }, "[object Object]"],
  ["what has a message", { message: "lost" }, "lost"],
])("%s that was thrown is told", (_what, error, message) => {
  send(error);
  expect(reports()).toMatchObject([{ message }]);
});

test("each message is told once, five messages at most", () => {
  for (const message of ["a", "a", "b", "c", "d", "e", "f"]) send(new Error(message));
  expect(reports().map(({ message }) => message)).toEqual(["a", "b", "c", "d", "e"]);
});

test.each([
  ["Failed to fetch", ""],
  ["NetworkError when attempting to fetch resource.", ""],
  ["Load failed", ""],
  ["Failed to fetch dynamically imported module: https://site.example/assets/a.js", ""],
  ["error loading dynamically imported module: https://site.example/assets/a.js", ""],
  ["Importing a module script failed.", ""],
  ["Firebase: Error (auth/network-request-failed).", ""],
  ["Failed to get document because the client is offline.", ""],
  ["Script error.", ""],
  ["ResizeObserver loop completed with undelivered notifications.", ""],
  ["x is not defined", "chrome-extension://abc/a.js"],
  ["script-src-elem moz-extension://abc/a.js", ""],
])("%j from %j is no error of the site", (message, source) => {
  send(new Error(message), { source });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("without network nothing is sent, and nothing is used up", () => {
  vi.stubGlobal("navigator", { onLine: false, sendBeacon });
  send(new Error("x is not defined"));
  vi.stubGlobal("navigator", { onLine: true, sendBeacon });
  send(new Error("x is not defined"));
  expect(sendBeacon).toHaveBeenCalledOnce();
});
