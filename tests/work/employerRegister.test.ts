import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { removeCompany } from "../../functions/src/triggers/companies/removeCompany.ts";
import { mailDigest } from "../../functions/src/triggers/mail/sendDigest.ts";
import { purgeRecords } from "../../functions/src/triggers/personalData/purgePersonalData.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { auth, db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { change } from "./change.ts";
import { adminEmail } from "./environment.ts";
import { runs } from "./runs.ts";
import { board, contextAt, documentsOf, store } from "./workBoard.ts";

const cnpj = "11222333000181";
const cpf = "52998224725";
/** A farm of the owner of that CPF. */
const caepf = "52998224700125";
const edition = "2026-10-06";

beforeEach(() =>
  board({
    "companies/padaria": aCompany({ cnpj }),
    "companies/mercado": aCompany({ cnpj: "33000167000101" }),
    "jobs/padeiro": aJob({ ...approved, expiresAt: addDays(new Date(), 9) }),
  }),
);

async function edits(numbers: string[], of = edition): Promise<void> {
  await given({ "employerRegister/present": { edition: of, numbers, importedAt: now } });
  await runs(functions.onEmployerRegisterWritten, change({}, null, {}));
}

async function companyWritten(before: object | null, after: object): Promise<void> {
  const event = change({ companyId: "padaria" }, before as never, after as never);
  await runs(functions.onCompanyWritten, event);
}

async function held(id = "padaria"): Promise<unknown> {
  return (await db.doc(`companies/${id}`).get()).get("registerHold");
}

const mails = () => documentsOf("mail/");
const matches = () => documentsOf("registerMatches/");

test("an edition holds the company that it names, and no other, and the administrator is mailed once", async () => {
  await edits([cnpj, cpf]);
  expect(await matches()).toMatchObject({
    "registerMatches/padaria": { edition, numbers: [cnpj] },
  });
  expect([await held(), await held("mercado")]).toEqual([true, undefined]);
  const told = await mails();
  expect(Object.values(told)).toMatchObject([{ to: [adminEmail] }]);
  await edits([cnpj, cpf]);
  expect(await mails()).toEqual(told);
});

test("the jobs of a held company leave the site, and return when the register lets it go", async () => {
  await db.doc("jobs/padeiro").update({ listed: true });
  await edits([cnpj]);
  await companyWritten({ active: true }, { active: true, registerHold: true });
  expect((await documentsOf())["jobs/padeiro"]).toMatchObject({ listed: false, held: true });
  await edits([cpf], "2027-04-06");
  expect([await held(), await matches()]).toEqual([false, {}]);
  await companyWritten({ active: true, registerHold: true }, { active: true, registerHold: false });
  expect((await documentsOf())["jobs/padeiro"]).toMatchObject({ listed: true, held: false });
});

test("a company that has a CNPJ of the register after the import is held until the administrator decides", async () => {
  await db.doc("companies/padaria").update({ cnpj: null });
  await edits([cnpj]);
  expect(await held()).toBeUndefined();
  await db.doc("companies/padaria").update({ cnpj: "11222333000262" });
  await companyWritten({ active: true, cnpj: null }, { active: true, cnpj: "11222333000262" });
  expect(await held()).toBe(true);
  const mailed = await mails();
  await db.doc("companies/padaria").update({ cnpj: null });
  await companyWritten({ active: true, cnpj: "11222333000262" }, { active: true, cnpj: null });
  expect([await held(), await mails()]).toEqual([true, mailed]);
  const release = { edition, numbers: [cnpj], note: "Acordo assinado", at: now };
  await db.doc("registerMatches/padaria").update({ release });
  await runs(functions.onRegisterMatchWritten, change({ companyId: "padaria" }, {}, { release }));
  expect(await held()).toBe(false);
});

test("a company that removes a CAEPF of the register and types it again, in a loop, stays held and causes one mail", async () => {
  await db.doc("companies/padaria").update({ cnpj: null });
  await edits([cpf]);
  for (let i = 0; i < 3; i++)
    for (const [was, is] of [
      [null, caepf],
      [caepf, null],
    ]) {
      await db.doc("companies/padaria").update({ cnpj: is });
      await companyWritten({ active: true, cnpj: was }, { active: true, cnpj: is });
      expect([await held(), Object.keys(await mails()).length]).toEqual([true, 1]);
    }
});

test("a company that types one number of the register after another causes one mail a day", async () => {
  await edits([cnpj, "33000167000101"]);
  await db.doc("companies/padaria").update({ cnpj: "33000167000101" });
  await companyWritten({ active: true, cnpj }, { active: true, cnpj: "33000167000101" });
  expect(await matches()).toMatchObject({
    "registerMatches/padaria": { numbers: [cnpj, "33000167000101"] },
  });
  // Both companies of the board are in the register.
  expect(Object.keys(await mails()).map((path) => path.split("-")[1])).toEqual([
    "mercado",
    "padaria",
  ]);
});

test("a stranger's registrations with a number of the register are all held, and five a day are mailed; the digest counts all", async () => {
  await db.doc("companies/padaria").update({ cnpj: null });
  await edits([cnpj]);
  const ids = Array.from({ length: 8 }, (_, i) => `nova${i}`);
  for (const id of ids) {
    await given({ [`companies/${id}`]: aCompany({ cnpj }) });
    await runs(functions.onCompanyWritten, change({ companyId: id }, null, { active: true, cnpj }));
  }
  expect(Object.keys(await matches())).toHaveLength(8);
  for (const id of ids) expect(await held(id)).toBe(true);
  const told = await mails();
  expect(Object.keys(told)).toHaveLength(5);
  await mailDigest(contextAt(addDays(new Date(), 0.5)), adminEmail);
  const digests = Object.entries(await mails()).filter(([path]) => !(path in told));
  expect(digests).toMatchObject([
    [
      expect.stringMatching("mail/digest-"),
      { message: { subject: expect.stringContaining("8 empresas no Cadastro de Empregadores") } },
    ],
  ]);
});

test("the digest counts the companies that wait for a decision, whatever their rows say, and none that was released", async () => {
  const release = { edition, numbers: [cnpj], note: "Acordo assinado", at: now };
  const since = addDays(now, -0.5);
  await given({
    "registerMatches/padaria": { edition, numbers: [cnpj], since, release },
    "registerMatches/mercado": { edition, numbers: [cnpj], since },
    "registerMatches/torta": { edition: 7, since },
  });
  await mailDigest(contextAt(), adminEmail);
  expect(Object.values(await mails())).toMatchObject([
    { message: { subject: expect.stringContaining("2 empresas no Cadastro de Empregadores") } },
  ]);
});

test("a company whose row was written anew is held again", async () => {
  await edits([cnpj]);
  await db.doc("companies/padaria").set(aCompany({ cnpj }));
  const row = { active: true, cnpj, createdAt: now };
  await companyWritten({ ...row, registerHold: true }, { ...row, createdAt: addDays(now, 1) });
  expect(await held()).toBe(true);
});

test("a company whose row fits no schema does not escape the register", async () => {
  await db.doc("companies/padaria").update({ category: "Pesca" });
  await edits([cnpj]);
  expect(await held()).toBe(true);
});

test("the CPF of a farm's owner is compared as soon as the administrator writes it", async () => {
  await edits([cpf]);
  await given({ "companyTaxIds/padaria": { number: cpf, at: now } });
  await runs(functions.onCompanyTaxIdWritten, change({ companyId: "padaria" }, null, {}));
  expect(await held()).toBe(true);
});

test("the administrator lets a company go with a note, until the next edition", async () => {
  await edits([cnpj]);
  const release = { edition, numbers: [cnpj], note: "Acordo assinado", at: now };
  const letGo = change({ companyId: "padaria" }, {}, { release });
  await db.doc("registerMatches/padaria").update({ release });
  await runs(functions.onRegisterMatchWritten, letGo);
  await runs(functions.onRegisterMatchWritten, letGo);
  expect(await held()).toBe(false);
  expect(await documentsOf("audit/")).toEqual({
    "audit/the-event": expect.objectContaining({
      action: "released",
      collection: "companies",
      documentId: "padaria",
      notes: "Acordo assinado",
    }),
  });
  await edits([cnpj]);
  expect(await held()).toBe(false);
  await edits([cnpj], "2027-04-06");
  expect(await held()).toBe(true);
  expect(Object.keys(await mails())).toHaveLength(2);
});

test("an edition is deleted two years after its day, and holds nobody any more", async () => {
  await edits([cnpj]);
  await purgeRecords(contextAt(addDays(new Date("2026-10-06T12:00:00Z"), 729)));
  expect((await store.employerRegister.get()).exists).toBe(true);
  await purgeRecords(contextAt(addDays(new Date("2026-10-06T12:00:00Z"), 731)));
  expect((await store.employerRegister.get()).exists).toBe(false);
  await runs(functions.onEmployerRegisterWritten, change({}, {}, null));
  expect([await held(), await matches()]).toEqual([false, {}]);
});

test("a deleted company leaves no number, no match and no public name", async () => {
  await edits([cnpj]);
  await given({
    "companyTaxIds/padaria": { number: cpf, at: now },
    "publicCompanies/padaria": { name: "Padaria", verifiedAt: null },
  });
  await db.doc("companies/padaria").delete();
  await removeCompany(contextAt(), auth, "padaria", { actor: "unknown" });
  for (const collection of ["companyTaxIds/", "registerMatches/", "publicCompanies/"])
    expect(await documentsOf(collection)).toEqual({});
});
