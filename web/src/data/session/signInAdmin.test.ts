import { signInWithEmailAndPassword } from "firebase/auth";
import { beforeEach, expect, test, vi } from "vitest";
import { signInAdmin } from "./adminSession.ts";
import { refreshSession, type SessionUser, signOut } from "./session.ts";
import { keepSessionHint } from "./sessionHint.ts";

vi.mock("firebase/auth", () => ({ signInWithEmailAndPassword: vi.fn() }));
vi.mock("../firebase/appAuth.ts", () => ({ appAuth: () => ({}) }));
vi.mock("../firebase/callable.ts", () => ({ callable: () => async () => ({}) }));
vi.mock("./session.ts", () => ({ refreshSession: vi.fn(), signOut: vi.fn() }));
vi.mock("./sessionHint.ts", () => ({ keepSessionHint: vi.fn() }));

const user: SessionUser = {
  uid: "a",
  email: "a@a.example",
  displayName: null,
  emailVerified: true,
  anonymous: false,
  admin: false,
};

beforeEach(() => void vi.clearAllMocks());

test("the administrator stays signed in, and the device remembers the kind of account", async () => {
  vi.mocked(refreshSession).mockResolvedValue({ ...user, admin: true });
  expect(await signInAdmin("a@a.example", "x")).toBe("admin");
  expect(keepSessionHint).toHaveBeenCalledWith("admin");
  expect(signOut).not.toHaveBeenCalled();
});

test("any other account is signed out again", async () => {
  vi.mocked(refreshSession).mockResolvedValue(user);
  expect(await signInAdmin("b@b.example", "x")).toBe("not-admin");
  expect(signOut).toHaveBeenCalledOnce();
  expect(keepSessionHint).not.toHaveBeenCalled();
});

test("an interrupted login leaves nobody signed in", async () => {
  vi.mocked(refreshSession).mockRejectedValue({ code: "auth/network-request-failed" });
  expect(await signInAdmin("a@a.example", "x")).toBe("offline");
  expect(signOut).toHaveBeenCalledOnce();
});

test("a wrong password signs nobody out", async () => {
  vi.mocked(signInWithEmailAndPassword).mockRejectedValueOnce({ code: "auth/wrong-password" });
  expect(await signInAdmin("a@a.example", "x")).toBe("invalid-credentials");
  expect(signOut).not.toHaveBeenCalled();
});
