import { beforeEach, expect, test } from "vitest";
import { followEmail } from "../../functions/src/triggers/accounts/followAccountEmail.ts";
import { aCompany } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { auth } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";

const old = "padaria@empresa.example";
const next = "forno@empresa.example";

beforeEach(async () => {
  await board({ "companies/padaria": aCompany({ email: old }) });
  await auth.importUsers([{ uid: "padaria", email: next, emailVerified: true }]);
});

function follow(address = next) {
  return followEmail(contextAt(), auth, address);
}

async function rowEmail(): Promise<unknown> {
  return ((await documentsOf("companies/"))["companies/padaria"] as { email?: unknown })?.email;
}

test("a proved address goes into the row and the audit, and the old address is told, once", async () => {
  await follow();
  await follow();
  const documents = await documentsOf();
  expect(documents["companies/padaria"]).toMatchObject({ email: next, active: true });
  const about = (collection: string) =>
    Object.entries(documents).filter(([path]) => path.startsWith(collection));
  expect(about("mail/").map(([, mail]) => (mail as { to: string[] }).to)).toEqual([[old]]);
  expect(about("audit/").map(([, entry]) => entry)).toEqual([
    {
      actor: "company",
      action: "emailChanged",
      collection: "companies",
      documentId: "padaria",
      notes: "",
      at: now.toISOString(),
    },
  ]);
});

test("a change that is taken back is followed too, and the address it leaves is told", async () => {
  await follow();
  await auth.updateUser("padaria", { email: old, emailVerified: true });
  await follow(old);
  expect(await rowEmail()).toBe(old);
  const told = Object.values(await documentsOf("mail/")).map(
    (mail) => (mail as { to: string[] }).to,
  );
  expect(told.flat().sort()).toEqual([next, old]);
});

test("an address that nobody proved changes nothing", async () => {
  await auth.updateUser("padaria", { emailVerified: false });
  await follow();
  expect(await rowEmail()).toBe(old);
});

test("an address without an account, or an account without a company, changes nothing", async () => {
  await follow("ninguem@empresa.example");
  await auth.importUsers([{ uid: "outra", email: "outra@empresa.example", emailVerified: true }]);
  await follow("outra@empresa.example");
  expect(Object.keys(await documentsOf())).toEqual(["companies/padaria"]);
  expect(await rowEmail()).toBe(old);
});

test("the administrator's address never becomes a company's", async () => {
  await auth.setCustomUserClaims("padaria", { admin: true });
  await follow();
  expect(await rowEmail()).toBe(old);
});

test("an error of Auth does not count as a missing account", async () => {
  const failing = {
    getUserByEmail: () =>
      Promise.reject(Object.assign(new Error("down"), { code: "auth/internal-error" })),
  };
  await expect(followEmail(contextAt(), failing, next)).rejects.toThrow("down");
});
