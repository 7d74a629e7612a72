import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { given } from "../functions/storedFields.ts";
import { auth, db } from "../functions/functionsSuite.ts";
import { board, documentsOf, paths } from "./workBoard.ts";
import { change } from "./change.ts";
import { runs } from "./runs.ts";

beforeEach(() => board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) }));

test("a company whose row is deleted is removed, with its mails", async () => {
  await db.doc("companies/padaria").delete();
  await given({
    "mail/to-them": { to: ["padaria@empresa.example"], companyId: "padaria" },
    "queuePlaces/padaria": { jobs: { 0: "padeiro" }, place: "0", lastAt: new Date() },
    "closingNotices/padeiro": { companyId: "padaria", askedAt: new Date() },
  });
  await runs(
    functions.onCompanyWritten,
    change({ companyId: "padaria" }, { active: true, email: "padaria@empresa.example" }, null),
  );
  expect(await paths()).toEqual(["audit/padaria-deleted", "tombstones/padaria"]);
  expect((await documentsOf("audit/"))["audit/padaria-deleted"]).toMatchObject({
    actor: "unknown",
  });
});

test("the administrator's own mails stay when the row of a registration of theirs is deleted", async () => {
  await auth.importUsers([
    { uid: "padaria", email: "padaria@empresa.example", customClaims: { admin: true } },
  ]);
  await db.doc("companies/padaria").delete();
  await given({ "mail/to-them": { to: ["padaria@empresa.example"] } });
  await runs(
    functions.onCompanyWritten,
    change({ companyId: "padaria" }, { active: true, email: "padaria@empresa.example" }, null),
  );
  expect(await paths()).toEqual(["audit/padaria-deleted", "mail/to-them", "tombstones/padaria"]);
});

function continued(caller: object | undefined, companyId: unknown = "padaria"): Promise<unknown> {
  return runs(functions.continueCompanyRemoval, { auth: caller, data: { companyId } });
}

const admin = { uid: "admin", token: { admin: true } };

test("only the administrator continues a removal, with the claim on token and account", async () => {
  await auth.importUsers([{ uid: "admin", customClaims: { admin: true } }, { uid: "former" }]);
  await db.doc("companies/padaria").delete();
  const refused = {
    code: "permission-denied",
    message: "Apenas administradores podem fazer isso.",
  };
  for (const caller of [
    undefined,
    { uid: "admin", token: {} },
    { uid: "former", token: { admin: true } },
    { uid: "gone", token: { admin: true } },
  ])
    await expect(continued(caller)).rejects.toMatchObject(refused);
  expect(await paths()).toEqual(["jobs/padeiro"]);
  expect(await continued(admin)).toEqual({ done: true });
  expect(await paths()).toEqual(["audit/padaria-deleted", "tombstones/padaria"]);
  expect((await documentsOf("audit/"))["audit/padaria-deleted"]).toMatchObject({ actor: "admin" });
});

test("only the administrator reads the state of a company's account", async () => {
  await auth.importUsers([
    { uid: "admin", customClaims: { admin: true } },
    { uid: "padaria", email: "padaria@empresa.example", emailVerified: true },
    { uid: "granja", email: "granja@empresa.example" },
  ]);
  const asked = (caller: object | undefined, companyId: unknown) =>
    runs(functions.readCompanyAccount, { auth: caller, data: { companyId } });
  for (const caller of [undefined, { uid: "padaria", token: {} }])
    await expect(asked(caller, "padaria")).rejects.toMatchObject({ code: "permission-denied" });
  await expect(asked(admin, "a/b")).rejects.toMatchObject({ code: "invalid-argument" });
  expect(await asked(admin, "padaria")).toMatchObject({ emailVerified: true });
  expect(await asked(admin, "granja")).toMatchObject({ emailVerified: false });
  expect(await asked(admin, "nobody")).toBeNull();
});

test("continuing removes a company that came back, and none that was not removed", async () => {
  await auth.importUsers([{ uid: "admin", customClaims: { admin: true } }]);
  await expect(continued(admin)).rejects.toMatchObject({
    code: "failed-precondition",
    message: "Esta empresa não foi excluída.",
  });
  for (const companyId of ["", "a/b", 7])
    await expect(continued(admin, companyId)).rejects.toMatchObject({
      code: "invalid-argument",
      message: "Informe a empresa.",
    });
  await given({ "tombstones/padaria": { deletedAt: new Date() } });
  expect(await continued(admin)).toEqual({ done: true });
  expect(await paths()).not.toContain("companies/padaria");
});
