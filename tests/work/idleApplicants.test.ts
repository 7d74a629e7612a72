import { addDays } from "@vagas/functions/domain/dates";
import { retention } from "@vagas/functions/domain/privacy/retention";
import type { UserImportRecord, UserRecord } from "firebase-admin/auth";
import { beforeEach, expect, test, vi } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { removeIdle } from "../../functions/src/triggers/accounts/removeIdleApplicants.ts";
import { aCandidate } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { auth, read } from "../functions/functionsSuite.ts";
import { board, contextAt, many } from "./workBoard.ts";
import { toBank } from "./kept.ts";
import { runs } from "./runs.ts";

const cursor = "rounds/removeIdleApplicants";
const noRest = async () => {};
const second = 1 / 86_400;

beforeEach(() => board({}));

/** Times an account was made and last used, as days before the round; whole seconds, as Auth keeps them. */
function seen(days: number, made = days): UserImportRecord["metadata"] {
  return {
    creationTime: addDays(now, -made).toUTCString(),
    lastSignInTime: addDays(now, -days).toUTCString(),
  };
}

/** The accounts that remain after a round. */
async function leaves(...accounts: UserImportRecord[]): Promise<string[]> {
  await auth.importUsers(accounts);
  await removeIdle(contextAt(), auth, noRest);
  return (await auth.listUsers()).users.map(({ uid }) => uid);
}

test("an anonymous account without an application is removed a week after its last use, to the second", async () => {
  const days = retention.idleApplicant;
  expect(days).toBe(7);
  expect(
    await leaves(
      { uid: "due", metadata: seen(days) },
      { uid: "almost", metadata: seen(days - second) },
      { uid: "dayBefore", metadata: seen(days - 1) },
      { uid: "long", metadata: seen(400) },
      { uid: "oldButUsed", metadata: seen(1, 400) },
    ),
  ).toEqual(["almost", "dayBefore", "oldButUsed"]);
  expect(await read(cursor)).toBeUndefined();
});

test.each<[string, Partial<UserImportRecord>]>([
  ["an address", { email: "x@empresa.example" }],
  ["a phone number", { phoneNumber: "+5566999990002" }],
  ["another provider", { providerData: [{ uid: "1", providerId: "google.com" }] }],
  ["a claim", { customClaims: { admin: true } }],
])("an account with %s stays, however old", async (_what, fields) => {
  expect(
    await leaves(
      { uid: "idle", metadata: seen(400) },
      { uid: "kept", metadata: seen(400), ...fields },
    ),
  ).toEqual(["kept"]);
});

test("an account stays while one of its applications is kept, and is removed afterwards", async () => {
  await given({
    "candidates/padeiro_ana": aCandidate("padeiro_ana", { uid: "ana" }),
    "candidates/banco_rui": aCandidate("banco_rui", { ...toBank, uid: "rui" }),
    "candidates/banco_new": aCandidate("banco_new", { ...toBank, uid: "somebody else" }),
  });
  expect(
    await leaves(...["ana", "rui", "new"].map((uid) => ({ uid, metadata: seen(400) }))),
  ).toEqual(["ana", "rui"]);
  await board({});
  expect(await leaves(...["ana", "rui"].map((uid) => ({ uid, metadata: seen(400) })))).toEqual([]);
});

test("more accounts than a query compares are all checked", async () => {
  await many(61, (i) => [
    `candidates/banco_p${i}`,
    aCandidate(`banco_p${i}`, { ...toBank, uid: `p${i}` }),
  ]);
  const left = await leaves(
    ...Array.from({ length: 62 }, (_none, i) => ({ uid: `p${i}`, metadata: seen(400) })),
  );
  expect(left).toHaveLength(61);
  expect(left).not.toContain("p61");
});

/** Accounts, a few a page, by the page's number; records the requests. */
function pagesOf(pages: Partial<UserRecord>[][], { failsAt }: { failsAt?: number } = {}) {
  const asked: string[] = [];
  const accounts = {
    listUsers: vi.fn(async (_most: number, pageToken = "0") => {
      const next = Number(pageToken) + 1;
      return {
        users: pages[Number(pageToken)] ?? [],
        ...(next < pages.length ? { pageToken: String(next) } : {}),
      };
    }),
    deleteUsers: vi.fn(async (uids: string[]) => {
      asked.push(uids.join());
      if (asked.length === failsAt) throw new Error("Auth is busy");
      return { successCount: uids.length, failureCount: 0, errors: [] };
    }),
  };
  return { asked, ...accounts, accounts: accounts as unknown as Parameters<typeof removeIdle>[1] };
}

function idle(uid: string): Partial<UserRecord> {
  return { uid, providerData: [], metadata: seen(400) as UserRecord["metadata"] };
}

test("a round goes page by page, pauses after each deletion, and forgets its place at the end", async () => {
  const { accounts, asked, listUsers } = pagesOf([[idle("a"), idle("b")], [], [idle("c")]]);
  const rest = vi.fn(async (ms: number) => void asked.push(`${ms} ms`));
  await removeIdle(contextAt(), accounts, rest);
  expect(asked).toEqual(["a,b", "1100 ms", "c", "1100 ms"]);
  expect(listUsers.mock.calls).toEqual([
    [1000, undefined],
    [1000, "1"],
    [1000, "2"],
  ]);
  expect(await read(cursor)).toBeUndefined();
});

test("a failed round continues where it failed", async () => {
  const pages = [[idle("a")], [idle("b")], [idle("c")]];
  const failing = pagesOf(pages, { failsAt: 2 });
  await expect(removeIdle(contextAt(), failing.accounts, noRest)).rejects.toThrow("Auth is busy");
  expect(await read(cursor)).toEqual({ pageToken: "1" });
  const next = pagesOf(pages);
  await removeIdle(contextAt(), next.accounts, noRest);
  expect(next.asked).toEqual(["b", "c"]);
  expect(await read(cursor)).toBeUndefined();
});

test("a round checks fifty pages, the next one the following fifty", async () => {
  const pages = Array.from({ length: 52 }, (_none, i) => [idle(`p${i}`)]);
  const first = pagesOf(pages);
  await removeIdle(contextAt(), first.accounts, noRest);
  expect(first.asked).toHaveLength(50);
  const second = pagesOf(pages);
  await removeIdle(contextAt(), second.accounts, noRest);
  expect(second.asked).toEqual(["p50", "p51"]);
});

test("a place that Auth no longer knows is dropped; any other failure keeps it", async () => {
  for (const [code, left] of [
    ["auth/internal-error", { pageToken: "lost" }],
    ["auth/invalid-page-token", undefined],
  ] as const) {
    await given({ [cursor]: { pageToken: "lost" } });
    const failing = {
      ...pagesOf([]).accounts,
      listUsers: () => Promise.reject(Object.assign(new Error(code), { code })),
    };
    await expect(removeIdle(contextAt(), failing, noRest)).rejects.toThrow(code);
    expect(await read(cursor)).toEqual(left);
  }
});

test("an account that cannot be removed blocks no other", async () => {
  const { accounts, asked } = pagesOf([[idle("a"), idle("b")], [idle("c")]]);
  const refusing = {
    ...accounts,
    deleteUsers: async (uids: string[]) => ({
      ...(await accounts.deleteUsers(uids)),
      errors: [{ index: 0, error: { code: "auth/internal-error" } }],
    }),
  };
  await removeIdle(contextAt(), refusing as unknown as typeof accounts, noRest);
  expect(asked).toEqual(["a,b", "c"]);
});

test("an account whose token was refreshed within the week stays", async () => {
  const refreshed = (uid: string, days: number) => ({
    ...idle(uid),
    metadata: {
      ...seen(400),
      lastRefreshTime: addDays(now, -days).toUTCString(),
    } as UserRecord["metadata"],
  });
  const { accounts, asked } = pagesOf([[refreshed("a", 6), refreshed("b", 7)]]);
  await removeIdle(contextAt(), accounts, noRest);
  expect(asked).toEqual(["b"]);
});

test("an account whose age is unknown stays", async () => {
  const { accounts, asked } = pagesOf([
    [
      {
        ...idle("a"),
        metadata: { lastSignInTime: seen(400)!.lastSignInTime } as UserRecord["metadata"],
      },
    ],
  ]);
  await removeIdle(contextAt(), accounts, noRest);
  expect(asked).toEqual([]);
});

test("the daily round removes them by its schedule", async () => {
  const made = (days: number) => ({
    creationTime: addDays(new Date(), -days).toUTCString(),
    lastSignInTime: addDays(new Date(), -days).toUTCString(),
  });
  await auth.importUsers([
    { uid: "old", metadata: made(7.1) },
    { uid: "new", metadata: made(6.9) },
  ]);
  await runs(functions.removeIdleApplicants, {});
  expect((await auth.listUsers()).users.map(({ uid }) => uid)).toEqual(["new"]);
});
