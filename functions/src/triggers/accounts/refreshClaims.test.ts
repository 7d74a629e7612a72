import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";

type Handler = (request: object, response: object) => void | Promise<void>;

/** Calls the function as it is deployed, from a page without an account and without App Check's token; the message of its error. */
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

// Loading the function and its SDK takes a busy machine seconds.
vi.setConfig({ testTimeout: 30_000 });

test("without App Check a function looks at the account alone", async () => {
  expect(await messageWith("")).toBe("Faça login para continuar.");
});

test("where App Check is switched on, a call without its token is turned away before anything else", async () => {
  expect(await messageWith("true")).toBe("Unauthenticated");
});
