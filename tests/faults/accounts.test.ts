import { expect, test } from "vitest";
import { reconcileAdminClaim } from "../../functions/src/triggers/accounts/adminClaim.ts";
import { removeIdle } from "../../functions/src/triggers/accounts/removeIdleApplicants.ts";
import { revokeStaleAdminClaims } from "../../functions/src/triggers/accounts/takeStrayClaims.ts";
import { given } from "../functions/storedFields.ts";
import { auth } from "../functions/functionsSuite.ts";
import { aCandidate } from "./events.ts";
import { aLife, survives } from "./scene.ts";
import { clearWorld } from "./world.ts";

const adminEmail = "admin@vagas.example";

function holdsClaims(claims: object | undefined) {
  return ({ accounts }: { accounts: object[] }) =>
    expect(accounts).toMatchObject([{ uid: "someone", customClaims: claims }]);
}

survives("the administrator's verified account", {
  given: () =>
    auth.importUsers([
      { uid: "someone", email: adminEmail, emailVerified: true, customClaims: { beta: true } },
    ]),
  event: (life) => reconcileAdminClaim(life.auth, "someone", adminEmail),
  holds: holdsClaims({ beta: true, admin: true }),
});

survives("the account of an administrator who is one no longer", {
  given: () =>
    auth.importUsers([
      {
        uid: "someone",
        email: adminEmail,
        emailVerified: true,
        customClaims: { beta: true, admin: true },
      },
    ]),
  event: (life) => reconcileAdminClaim(life.auth, "someone", "successor@vagas.example"),
  holds: holdsClaims({ beta: true }),
});

survives("a change of the administrator, whose predecessors never log in again", {
  given: () =>
    auth.importUsers([
      {
        uid: "former",
        email: adminEmail,
        emailVerified: true,
        customClaims: { beta: true, admin: true },
      },
      { uid: "stranger", customClaims: { admin: true } },
      {
        uid: "successor",
        email: "successor@vagas.example",
        emailVerified: true,
        customClaims: { admin: true },
      },
    ]),
  event: (life) => revokeStaleAdminClaims(life.auth, "successor@vagas.example"),
  holds: async ({ accounts }) => {
    expect(
      accounts.map(({ customClaims }: { customClaims?: object }) => customClaims ?? {}),
    ).toEqual([{ beta: true }, {}, { admin: true }]);
    expect(
      new Date((await auth.getUser("former")).tokensValidAfterTime!).getTime(),
    ).toBeGreaterThan(Date.now() - 60_000);
  },
});

const longAgo = {
  creationTime: "Thu, 01 Jan 2026 12:00:00 GMT",
  lastSignInTime: "Thu, 01 Jan 2026 12:00:00 GMT",
};

survives("the daily round over idle accounts", {
  given: async () => {
    await auth.importUsers([
      ...["ana", "idle", "idleToo"].map((uid) => ({ uid, metadata: longAgo })),
      { uid: "padaria", email: "padaria@empresa.example", metadata: longAgo },
    ]);
    await given({
      "candidates/padeiro_ana": aCandidate("padeiro_ana", { uid: "ana" }),
      "rounds/removeIdleApplicants": { pageToken: "a" },
    });
  },
  event: (life) => removeIdle(life.context(), life.auth, async () => {}),
  holds: ({ accounts, documents }) => {
    expect(accounts).toMatchObject([{ uid: "ana" }, { uid: "padaria" }]);
    expect(Object.keys(documents)).toEqual(["candidates/padeiro_ana"]);
  },
});

test.each([
  [
    "an address that is not verified",
    { email: adminEmail, emailVerified: false },
    adminEmail,
    false,
  ],
  ["another address", { email: "x@vagas.example", emailVerified: true }, adminEmail, false],
  ["no address", {}, adminEmail, false],
  [
    "any address, while the parameter is empty",
    { email: adminEmail, emailVerified: true },
    " ",
    false,
  ],
  [
    "the address in other letters",
    { email: adminEmail, emailVerified: true },
    "Admin@Vagas.Example",
    true,
  ],
] as const)(
  "an account with %s: administrator or not",
  async (_which, account, parameter, expected) => {
    await clearWorld();
    await auth.importUsers([{ uid: "someone", ...account, customClaims: { admin: true } }]);
    expect(await reconcileAdminClaim(aLife().auth, "someone", parameter)).toBe(expected);
    expect((await auth.getUser("someone")).customClaims?.["admin"]).toBe(expected || undefined);
  },
);
