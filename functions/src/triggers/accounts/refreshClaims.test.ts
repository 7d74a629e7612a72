import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";

type Handler = (request: object, response: object) => void | Promise<void>;

/** Calls the deployed function as a page without an account and App Check token; returns the error message. */
async function messageWith(appCheck: string): Promise<string> {
  vi.stubEnv("APP_CHECK", appCheck);
  vi.stubEnv("ADMIN_EMAIL", "admin@site.example");
  const { refreshClaims } = await import("./refreshClaims.ts");
  const headers: Record<string, string> = { "content-type": "application/json" };
  const request = {
    method: "POST",
    headers,
    header: (name: string) => headers[name.toLowerCase()],
    body: { data: null },
    rawBody: "",
  };
  return new Promise((resolve) => {
    const response = Object.assign(new EventEmitter(), {
      status: () => response,
      setHeader: () => response,
      getHeader: () => undefined,
      send: ({ error }: { error: { message: string } }) => resolve(error.message),
    });
    void (refreshClaims as unknown as Handler)(request, response);
  });
}

afterEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

// Loading the function and its SDK takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

test("without App Check a function checks only the account", async () => {
  expect(await messageWith("")).toBe("Faça login para continuar.");
});

test("with App Check enforced, a call without a token is refused first", async () => {
  expect(await messageWith("true")).toBe("Unauthenticated");
});
