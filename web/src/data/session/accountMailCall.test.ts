import { afterEach, expect, test, vi } from "vitest";
import { requestAccountMail } from "./accountMailCall.ts";

vi.mock("../firebase/appCheckProof.ts", () => ({ appCheckProof: async () => ({ Proof: "p" }) }));

afterEach(() => vi.unstubAllGlobals());

function answers(answer: () => Response | Promise<Response>) {
  const asked = vi.fn(async (_address: string, _options: RequestInit) => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
}

const reset = { mode: "resetPassword", email: "padaria@empresa.example" } as const;

test("a new password is requested at the site's own address, without an account", async () => {
  const asked = answers(() => Response.json({ result: { state: "sent" } }));
  expect(await requestAccountMail(reset, null)).toBe("sent");
  const [address, { method, headers, body }] = asked.mock.calls[0]!;
  expect({ address, method, headers, body }).toEqual({
    address: "/api/requestAccountMail",
    method: "POST",
    headers: { "Content-Type": "application/json", Proof: "p" },
    body: JSON.stringify({ data: reset }),
  });
});

test("a registered account is identified by its own token, signed out or not", async () => {
  const asked = answers(() => Response.json({ result: { state: "sent" } }));
  await requestAccountMail({ mode: "verifyEmail" }, { getIdToken: async () => "token" });
  expect(asked.mock.calls[0]![1].headers).toMatchObject({ Authorization: "Bearer token" });
});

test.each([
  ["tooMany", () => Response.json({ result: { state: "tooMany" } }), "too-many-attempts"],
  ["no address", () => Response.json({ error: {} }, { status: 400 }), "invalid-email"],
  ["an account that is gone", () => Response.json({ error: {} }, { status: 401 }), "failed"],
  ["trouble", () => new Response("", { status: 503 }), "failed"],
  ["a page", () => new Response("<!doctype html>"), "failed"],
  ["no line", () => Promise.reject(new TypeError("Failed to fetch")), "offline"],
])("%s is reported as %s", async (_what, answer, told) => {
  answers(answer);
  expect(await requestAccountMail(reset, null)).toBe(told);
});

test("a token that fails offline is reported as offline", async () => {
  const asked = answers(() => Response.json({ result: { state: "sent" } }));
  const getIdToken = () =>
    Promise.reject(Object.assign(new Error(""), { code: "auth/network-request-failed" }));
  expect(await requestAccountMail({ mode: "verifyEmail" }, { getIdToken })).toBe("offline");
  expect(asked).not.toHaveBeenCalled();
});
