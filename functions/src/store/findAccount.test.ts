import type { UserRecord } from "firebase-admin/auth";
import { expect, test } from "vitest";
import { findAccount } from "./findAccount.ts";

function failing(code: string) {
  return { getUser: () => Promise.reject(Object.assign(new Error(code), { code })) };
}

test("an account is found, and a deleted one is null", async () => {
  const account = { uid: "a" } as UserRecord;
  expect(await findAccount({ getUser: async () => account }, "a")).toBe(account);
  expect(await findAccount(failing("auth/user-not-found"), "a")).toBeNull();
});

test("an error of Auth is not a missing account", async () => {
  await expect(findAccount(failing("auth/internal-error"), "a")).rejects.toThrow(
    "auth/internal-error",
  );
});
