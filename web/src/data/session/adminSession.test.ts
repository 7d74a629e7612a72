import { beforeEach, expect, test, vi } from "vitest";
import { asAdmin, checkAdmin } from "./adminSession.ts";
import { refreshSession, type SessionUser, signOut } from "./session.ts";

vi.mock("./session.ts", () => ({ refreshSession: vi.fn(), signOut: vi.fn() }));

const admin: SessionUser = {
  uid: "a",
  email: "a@a.example",
  displayName: null,
  emailVerified: true,
  anonymous: false,
  admin: true,
};

/** Auth refuses a fresh token with this code. */
function refuse(code: string) {
  vi.mocked(refreshSession).mockRejectedValue({ code });
}

beforeEach(() => vi.mocked(signOut).mockClear());

test.each([
  "user-disabled",
  "user-token-expired",
  "user-not-found",
  "invalid-user-token",
  "invalid-refresh-token",
])("%s ends the session", async (code) => {
  refuse(`auth/${code}`);
  expect(await checkAdmin()).toBe("not-admin");
  expect(signOut).toHaveBeenCalledOnce();
});

test.each([
  ["auth/network-request-failed", "offline"],
  ["auth/timeout", "offline"],
  ["auth/internal-error", "failed"],
  ["auth/quota-exceeded", "failed"],
  ["auth/too-many-requests", "failed"],
  ["auth/firebase-app-check-token-is-invalid", "failed"],
  ["auth/api-key-not-valid.-please-pass-a-valid-api-key.", "failed"],
  ["functions/permission-denied", "failed"],
])("%s does not concern the account: the session stays", async (code, answer) => {
  refuse(code);
  const write = vi.fn<() => Promise<void>>();
  expect(await checkAdmin()).toBe(answer);
  expect(await asAdmin<never>(write)).toBe(answer);
  expect(write).not.toHaveBeenCalled();
  expect(signOut).not.toHaveBeenCalled();
});

test("an account without the claim is signed out and writes nothing", async () => {
  vi.mocked(refreshSession).mockResolvedValue({ ...admin, admin: false });
  const write = vi.fn<() => Promise<void>>();
  expect(await asAdmin<never>(write)).toBe("forbidden");
  expect(write).not.toHaveBeenCalled();
  expect(signOut).toHaveBeenCalledOnce();
});

test("the same person's other session is left alone", async () => {
  vi.mocked(refreshSession).mockResolvedValue({ ...admin, admin: false, anonymous: true });
  expect(await checkAdmin()).toBe("not-admin");
  expect(signOut).not.toHaveBeenCalled();
});

test("the administrator's write is done", async () => {
  vi.mocked(refreshSession).mockResolvedValue(admin);
  expect(await asAdmin<never>(async () => undefined)).toBe("done");
});
