import { signInAnonymously } from "firebase/auth";
import { beforeEach, expect, test, vi } from "vitest";
import { applicantUid, hasOwnAccount, isQuotaSpent } from "./applicant.ts";

type Account = { uid: string; isAnonymous: boolean; getIdToken: () => Promise<string> };
const session = vi.hoisted(() => ({
  currentUser: null as Account | null,
  authStateReady: async () => undefined,
}));
vi.mock("../firebase/appAuth.ts", () => ({ appAuth: () => session }));
vi.mock("firebase/auth", () => ({
  signInAnonymously: vi.fn(async () => ({ user: { uid: "nova" } })),
  onAuthStateChanged: vi.fn(),
}));

beforeEach(() => vi.clearAllMocks());

/** An account whose token fails for this reason. */
function refused(code: string) {
  session.currentUser = {
    uid: "antiga",
    isAnonymous: true,
    getIdToken: () => Promise.reject(Object.assign(new Error(code), { code })),
  };
}

test("a deleted account is replaced", async () => {
  refused("auth/user-token-expired");
  expect(await applicantUid()).toBe("nova");
});

test.each(["auth/network-request-failed", "auth/too-many-requests", "auth/quota-exceeded"])(
  "after %s the account stays, because it may still exist",
  async (code) => {
    refused(code);
    await expect(applicantUid()).rejects.toMatchObject({ code });
    expect(signInAnonymously).not.toHaveBeenCalled();
  },
);

test.each([
  [{ code: "auth/too-many-requests" }, true],
  [{ code: "auth/quota-exceeded" }, true],
  [{ code: "auth/network-request-failed" }, false],
  [new TypeError("Failed to fetch"), false],
  [null, false],
])("the error %j means an exhausted quota: %s", (error, spent) => {
  expect(isQuotaSpent(error)).toBe(spent);
});

test("an applicant has no account of their own, a company has", async () => {
  refused("");
  expect(await hasOwnAccount()).toBe(false);
  session.currentUser!.isAnonymous = false;
  expect(await hasOwnAccount()).toBe(true);
  session.currentUser = null;
  expect(await hasOwnAccount()).toBe(false);
});
