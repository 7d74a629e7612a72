import { expect, test, vi } from "vitest";
import type { AccountLink } from "../domain/account/accountMailRequest.ts";
import { accountCode } from "./accountCode.ts";

const email = "padaria@empresa.example";
const padaria = { uid: "padaria", email, disabled: false, emailVerified: false };
const link: AccountLink = { mode: "resetPassword", email, uid: null, newEmail: null };

/** Auth with these accounts; its links lead to its own page, as in production. */
function authWith(...users: (typeof padaria)[]) {
  const made = (mode: string) =>
    vi.fn(async () => `https://demo.firebaseapp.com/__/auth/action?mode=${mode}&oobCode=c-${mode}`);
  return {
    getUserByEmail: async (address: string) =>
      users.find((user) => user.email === address) ??
      Promise.reject(Object.assign(new Error("none"), { code: "auth/user-not-found" })),
    generatePasswordResetLink: made("resetPassword"),
    generateEmailVerificationLink: made("verifyEmail"),
    generateVerifyAndChangeEmailLink: made("verifyAndChangeEmail"),
  };
}

function codeOf(auth: ReturnType<typeof authWith>, fields: Partial<AccountLink> = {}) {
  return accountCode(auth as unknown as Parameters<typeof accountCode>[0], { ...link, ...fields });
}

test.each(["resetPassword", "verifyEmail", "verifyAndChangeEmail"] as const)(
  "the code to %s is that of Auth's own link",
  async (mode) => {
    const newEmail = mode === "verifyAndChangeEmail" ? "forno@empresa.example" : null;
    expect(await codeOf(authWith(padaria), { mode, uid: "padaria", newEmail })).toBe(`c-${mode}`);
  },
);

const other = { ...padaria, uid: "outra", email: "forno@empresa.example" };

test.each([
  ["an address without an account", [], {}],
  ["a disabled account", [{ ...padaria, disabled: true }], {}],
  ["an account other than the requested one", [padaria], { mode: "verifyEmail", uid: "antiga" }],
  ["a proved address", [{ ...padaria, emailVerified: true }], { mode: "verifyEmail" }],
  [
    "a new address of another account",
    [padaria, other],
    { mode: "verifyAndChangeEmail", newEmail: other.email },
  ],
] as const)("for %s no code is made", async (_what, users, fields) => {
  const auth = authWith(...users);
  expect(await codeOf(auth, fields)).toBeNull();
  for (const make of [
    auth.generatePasswordResetLink,
    auth.generateEmailVerificationLink,
    auth.generateVerifyAndChangeEmailLink,
  ])
    expect(make).not.toHaveBeenCalled();
});

test("an error of Auth is not a missing account, and a link without a code is an error", async () => {
  const down = authWith(padaria);
  down.getUserByEmail = () =>
    Promise.reject(Object.assign(new Error("down"), { code: "auth/internal-error" }));
  await expect(codeOf(down)).rejects.toThrow("down");
  const odd = authWith(padaria);
  odd.generatePasswordResetLink.mockResolvedValue("https://demo.firebaseapp.com/");
  await expect(codeOf(odd)).rejects.toThrow("Auth made a link without a code");
});
