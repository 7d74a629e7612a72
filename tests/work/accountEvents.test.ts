import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { auth, db } from "../functions/functionsSuite.ts";
import { accountEvent } from "./accountEvent.ts";
import { board, documentsOf, paths } from "./workBoard.ts";
import { adminEmail } from "./environment.ts";
import { runs } from "./runs.ts";

beforeEach(() => board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) }));

test("a new account with the administrator’s address gets the claim, any other does not", async () => {
  await auth.importUsers([
    { uid: "admin", email: adminEmail, emailVerified: true },
    { uid: "other", email: "x@vagas.example", emailVerified: true },
  ]);
  for (const uid of ["admin", "other"])
    await functions.onUserCreated(accountEvent("created", { uid }));
  expect((await auth.getUser("admin")).customClaims).toEqual({ admin: true });
  expect((await auth.getUser("other")).customClaims).toBeUndefined();
});

test("deleting an account deletes its company", async () => {
  await functions.onUserDeleted(
    accountEvent("deleted", { uid: "padaria", email: "padaria@empresa.example" }),
  );
  expect(await paths()).toEqual(["jobs/padeiro", "tombstones/padaria"]);
});

test("a deactivated company outlives its account, and the audit says so once", async () => {
  await db.doc("companies/padaria").update({ active: false });
  const gone = { uid: "padaria", email: "padaria@empresa.example" };
  await functions.onUserDeleted(accountEvent("deleted", gone));
  const after = await documentsOf();
  expect(Object.keys(after)).toEqual([
    "audit/padaria-accountDeleted",
    "companies/padaria",
    "jobs/padeiro",
  ]);
  expect(after["audit/padaria-accountDeleted"]).toMatchObject({
    action: "accountDeleted",
    actor: "company",
    collection: "companies",
    documentId: "padaria",
  });
  await functions.onUserDeleted(accountEvent("deleted", gone));
  expect(await documentsOf()).toEqual(after);
});

test("deleting an anonymous account writes no tombstone", async () => {
  await functions.onUserDeleted(accountEvent("deleted", { uid: "ana" }));
  expect(await paths()).toEqual(["companies/padaria", "jobs/padeiro"]);
});

test("whoever logs in is told whether they are the administrator", async () => {
  await auth.importUsers([
    { uid: "admin", email: adminEmail, emailVerified: true },
    { uid: "other" },
  ]);
  await expect(runs(functions.followAccountEmail, { data: { email: "x" } })).rejects.toMatchObject({
    code: "invalid-argument",
  });
  expect(
    await runs(functions.followAccountEmail, { data: { email: "Ninguem@empresa.example" } }),
  ).toEqual({ done: true });
  expect(await runs(functions.refreshClaims, { auth: { uid: "admin" } })).toEqual({ admin: true });
  expect(await runs(functions.refreshClaims, { auth: { uid: "other" } })).toEqual({ admin: false });
  expect(await runs(functions.refreshClaims, { auth: { uid: "gone" } })).toEqual({ admin: false });
  await expect(runs(functions.refreshClaims, {})).rejects.toMatchObject({
    code: "unauthenticated",
    message: "Faça login para continuar.",
  });
});
