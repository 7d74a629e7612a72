import { beforeEach, expect, test, vi } from "vitest";
import type * as module from "./sendError.ts";

const sendBeacon = vi.fn();
const address = "https://site.example/assets/frame-Ab_-1234.js";

let sendError: typeof module.sendError;
beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal("navigator", { onLine: true, sendBeacon });
  ({ sendError } = await import("./sendError.ts"));
});

const notice = (noticed: object, from = address) =>
  sendError({ noticed: noticed as Event, pathname: "/vagas/caixa", address: from });
const send = (error: unknown) => notice({ error });
const reports = () =>
  sendBeacon.mock.calls.map(([, body]) => JSON.parse(body as string) as Record<string, string>);

test("an error is reported with the version and the page, without ids and without what people typed", () => {
  send(new Error("no mail to ana@pessoa.example"));
  expect(sendBeacon.mock.calls[0]![0]).toBe("/api/browserErrors");
  expect(reports()).toEqual([
    { release: "Ab_-1234", page: "/vagas/:id", message: "no mail to ***" },
  ]);
});

test.each([
  ["a text", "lost", "lost"],
  ["nothing", undefined, "undefined"],
  ["an object", { code: 7 }, "[object Object]"],
  ["what has a message", { message: "lost" }, "lost"],
])("%s that was thrown is reported", (_what, error, message) => {
  send(error);
  expect(reports()).toMatchObject([{ message }]);
});

test("each message is reported once, five messages at most", () => {
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
])("%j from %j is not an error of the site", (message, source) => {
  notice({ error: new Error(message), filename: source });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test.each([
  ["an error without its object", { message: "Uncaught 7", filename: "/a.js" }, "Uncaught 7"],
  ["a promise that nobody caught", { reason: new Error("lost") }, "lost"],
  ["a promise without a reason", { reason: null }, "null"],
  [
    "a breach of the security policy",
    { effectiveDirective: "img-src", blockedURI: "https://foreign.example/x.png", sourceFile: "" },
    "img-src https://foreign.example***",
  ],
])("%s is reported", (_what, noticed, message) => {
  notice(noticed);
  expect(reports()).toMatchObject([{ message }]);
});

test("a breach of the policy by an extension is not an error of the site", () => {
  notice({
    effectiveDirective: "script-src-elem",
    blockedURI: "inline",
    sourceFile: "chrome-extension",
  });
  notice({
    effectiveDirective: "img-src",
    blockedURI: "moz-extension://a/b.png",
    sourceFile: "",
  });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("the development server's pages report nothing", () => {
  notice({ error: new Error("lost") }, "http://127.0.0.1:5173/src/app/watchErrors.ts");
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("without network nothing is sent, and nothing is used up", () => {
  vi.stubGlobal("navigator", { onLine: false, sendBeacon });
  send(new Error("x is not defined"));
  vi.stubGlobal("navigator", { onLine: true, sendBeacon });
  send(new Error("x is not defined"));
  expect(sendBeacon).toHaveBeenCalledOnce();
});
