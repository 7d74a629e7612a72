import { expect, test, vi } from "vitest";
import type { AccountLink } from "../domain/accountMail.ts";
import { accountCode } from "./accountCode.ts";

const email = "padaria@empresa.example";
const padaria = { uid: "padaria", email, disabled: false, emailVerified: false };

/** Auth with these accounts; its links lead to its own page, as the real ones do. */
function authWith(...users: (typeof padaria)[]) {
  const made = (mode: string) =>
    vi.fn(async () => `https://demo.firebaseapp.com/__/auth/action?mode=${mode}&oobCode=c-${mode}`);
  const none = () =>
    Promise.reject(Object.assign(new Error("none"), { code: "auth/user-not-found" }));
  return {
    getUser: async (uid: string) => users.find((user) => user.uid === uid) ?? none(),
    getUserByEmail: async (address: string) =>
      users.find((user) => user.email === address) ?? none(),
    generatePasswordResetLink: made("resetPassword"),
    generateEmailVerificationLink: made("verifyEmail"),
    generateVerifyAndChangeEmailLink: made("verifyAndChangeEmail"),
  };
}

function codeOf(auth: ReturnType<typeof authWith>, fields: Partial<AccountLink> = {}, to = email) {
  const link: AccountLink = { mode: "resetPassword", uid: null, ...fields };
  return accountCode(auth as unknown as Parameters<typeof accountCode>[0], link, to);
}

const next = "forno@empresa.example";

test.each([
  ["resetPassword", null, email],
  ["verifyEmail", "padaria", email],
  ["verifyAndChangeEmail", "padaria", next],
] as const)("the code to %s is the one of Auth's own link", async (mode, uid, to) => {
  const auth = authWith(padaria);
  expect(await codeOf(auth, { mode, uid }, to)).toBe(`c-${mode}`);
  if (mode === "verifyAndChangeEmail")
    expect(auth.generateVerifyAndChangeEmailLink).toHaveBeenCalledWith(email, next);
});

const verifies = { mode: "verifyEmail", uid: "padaria" } as const;
const changes = { mode: "verifyAndChangeEmail", uid: "padaria" } as const;

test.each([
  ["an address that no account has", [], {}, email],
  ["an account that is disabled", [{ ...padaria, disabled: true }], {}, email],
  ["an account that is gone", [], verifies, email],
  ["an address that is another account's now", [{ ...padaria, uid: "outra" }], verifies, email],
  ["an address that is the account's no more", [{ ...padaria, email: next }], verifies, email],
  ["an address that is proved", [{ ...padaria, emailVerified: true }], verifies, email],
  [
    "a new address that another account has",
    [padaria, { ...padaria, uid: "outra", email: next }],
    changes,
    next,
  ],
  ["a new address of an account that is gone", [], changes, next],
] as const)("for %s no code is made", async (_what, users, fields, to) => {
  const auth = authWith(...users);
  expect(await codeOf(auth, fields, to)).toBeNull();
  for (const make of [
    auth.generatePasswordResetLink,
    auth.generateEmailVerificationLink,
    auth.generateVerifyAndChangeEmailLink,
  ])
    expect(make).not.toHaveBeenCalled();
});

test("a failure of Auth is no absence of the account, and a link without a code none at all", async () => {
  const down = authWith(padaria);
  down.getUserByEmail = () =>
    Promise.reject(Object.assign(new Error("down"), { code: "auth/internal-error" }));
  await expect(codeOf(down)).rejects.toThrow("down");
  const odd = authWith(padaria);
  odd.generatePasswordResetLink.mockResolvedValue("https://demo.firebaseapp.com/");
  await expect(codeOf(odd)).rejects.toThrow("Auth made a link without a code");
});
