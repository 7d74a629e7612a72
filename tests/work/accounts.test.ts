import type { UserRecord } from "firebase-admin/auth";
import { beforeEach, expect, test, vi } from "vitest";
import { reconcileAdminClaim } from "../../functions/src/triggers/accounts/adminClaim.ts";
import { revokeStaleAdminClaims } from "../../functions/src/triggers/accounts/takeStrayClaims.ts";
import { auth } from "../functions/functionsSuite.ts";
import { board } from "./workBoard.ts";
import { adminEmail } from "./environment.ts";

beforeEach(() => board({}));

async function claimsOf(uid: string): Promise<object> {
  return (await auth.getUser(uid)).customClaims ?? {};
}

test.each<[string, { email?: string; emailVerified?: boolean }, string, boolean]>([
  ["the address, proven", { email: adminEmail, emailVerified: true }, adminEmail, true],
  [
    "the address in other letters",
    { email: adminEmail, emailVerified: true },
    " Admin@Vagas.Example ",
    true,
  ],
  ["the address, not proven", { email: adminEmail, emailVerified: false }, adminEmail, false],
  ["another address", { email: "x@vagas.example", emailVerified: true }, adminEmail, false],
  ["no address", { emailVerified: true }, adminEmail, false],
  ["no address, while the parameter is empty", { emailVerified: true }, " ", false],
])(
  "an account with %s is the administrator’s or not, and keeps its other claims",
  async (_which, account, parameter, isAdmin) => {
    await auth.importUsers([
      { uid: "with", ...account, customClaims: { beta: true, admin: true } },
    ]);
    expect(await reconcileAdminClaim(auth, "with", parameter)).toBe(isAdmin);
    expect(await claimsOf("with")).toEqual(isAdmin ? { beta: true, admin: true } : { beta: true });
    await auth.setCustomUserClaims("with", { beta: true });
    expect(await reconcileAdminClaim(auth, "with", parameter)).toBe(isAdmin);
    expect(await claimsOf("with")).toEqual(isAdmin ? { beta: true, admin: true } : { beta: true });
  },
);

/** Accounts, one a page; records what is written to them. */
function accounts(users: Partial<UserRecord>[]) {
  const done: string[] = [];
  const pages = {
    listUsers: vi.fn(async (_most: number, pageToken = "0") => ({
      users: [users[Number(pageToken)]!],
      ...(Number(pageToken) + 1 < users.length ? { pageToken: String(Number(pageToken) + 1) } : {}),
    })),
    getUser: async (uid: string) => users.find((user) => user.uid === uid)!,
    revokeRefreshTokens: async (uid: string) => void done.push(`sessions of ${uid}`),
    setCustomUserClaims: async (uid: string, claims: object) =>
      void done.push(`claims of ${uid}: ${JSON.stringify(claims)}`),
  };
  return {
    pages: pages as unknown as Parameters<typeof revokeStaleAdminClaims>[0],
    asked: pages.listUsers,
    done,
  };
}

const admin = {
  uid: "admin",
  email: adminEmail,
  emailVerified: true,
  customClaims: { admin: true },
};

test("a correct claim is not written again", async () => {
  const { pages, done } = accounts([admin, { uid: "other", customClaims: { beta: true } }]);
  await reconcileAdminClaim(pages, "admin", adminEmail);
  await reconcileAdminClaim(pages, "other", adminEmail);
  expect(done).toEqual([]);
});

test("an error of Auth does not count as a deleted account", async () => {
  const failing = (code: string) => ({
    getUser: () => Promise.reject(Object.assign(new Error(code), { code })),
    setCustomUserClaims: async () => {},
  });
  expect(await reconcileAdminClaim(failing("auth/user-not-found"), "x", adminEmail)).toBe(false);
  await expect(
    reconcileAdminClaim(failing("auth/internal-error"), "x", adminEmail),
  ).rejects.toThrow("auth/internal-error");
});

test("whoever has the claim and is not the administrator loses sessions, then the claim, on every page; nobody else does", async () => {
  const { pages, asked, done } = accounts([
    { uid: "other" },
    { uid: "beta", customClaims: { beta: true } },
    admin,
    { uid: "former", customClaims: { beta: true, admin: true } },
    { uid: "stray", customClaims: { admin: false } },
  ]);
  await revokeStaleAdminClaims(pages, adminEmail);
  expect(done).toEqual([
    "sessions of former",
    'claims of former: {"beta":true}',
    "sessions of stray",
    "claims of stray: {}",
  ]);
  expect(asked).toHaveBeenCalledTimes(5);
});
