import { expect, test, vi } from "vitest";

const sendError = vi.fn();
vi.mock("./sendError.ts", () => ({ sendError }));
vi.stubEnv("PROD", true);

const listeners: Record<string, (event: object) => void> = {};
vi.stubGlobal("addEventListener", (name: string, listen: (event: object) => void) => {
  listeners[name] = listen;
});
vi.stubGlobal("location", { pathname: "/vagas/caixa" });
const { watchErrors } = await import("./watchErrors.ts");

const lost = new Error("lost");

test.each([
  ["error", { error: lost, message: "lost", filename: "/a.js" }, lost, "/a.js"],
  ["error", { error: null, message: "Script error.", filename: "" }, "Script error.", ""],
  ["unhandledrejection", { reason: lost }, lost, ""],
  [
    "securitypolicyviolation",
    { effectiveDirective: "img-src", blockedURI: "https://foreign.example/x.png", sourceFile: "" },
    "img-src https://foreign.example/x.png",
    "",
  ],
])("%s is noted, and what fails with it disturbs nobody", async (name, event, error, source) => {
  sendError.mockReset().mockImplementationOnce(() => {
    throw new Error("broken");
  });
  watchErrors();
  listeners[name]!(event);
  await vi.waitFor(() => expect(sendError).toHaveBeenCalledOnce());
  expect(sendError).toHaveBeenCalledWith({ error, source, pathname: "/vagas/caixa", release: "" });
});
