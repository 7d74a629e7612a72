import { beforeEach, expect, test, vi } from "vitest";
import { reconcileEmail } from "./accountEmail.ts";
import { refreshSession, type SessionUser, signOut } from "./session.ts";

const followed = vi.hoisted(() => vi.fn());
vi.mock("../firebase/callable.ts", () => ({ callable: () => followed }));
vi.mock("./session.ts", () => ({ refreshSession: vi.fn(), signOut: vi.fn() }));

beforeEach(() => void vi.clearAllMocks());

function signedIn(email: string) {
  vi.mocked(refreshSession).mockResolvedValue({ uid: "a", email } as SessionUser);
}

test("a row follows another address, and ignores a difference in capitals", async () => {
  signedIn("Padaria@Empresa.example");
  await reconcileEmail("padaria@empresa.example");
  expect(followed).not.toHaveBeenCalled();
  await reconcileEmail("antiga@empresa.example");
  expect(followed).toHaveBeenCalledExactlyOnceWith({ email: "Padaria@Empresa.example" });
});

test.each([
  ["auth/user-token-expired", 1],
  ["auth/network-request-failed", 0],
])("%s ends the session: %i", async (code, times) => {
  vi.mocked(refreshSession).mockRejectedValue({ code });
  await reconcileEmail("padaria@empresa.example");
  expect(signOut).toHaveBeenCalledTimes(times);
});
