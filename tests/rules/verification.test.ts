import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import {
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore/lite";
import { beforeEach, describe, test } from "vitest";
import { type Actor, everyoneBut } from "../support/actors.ts";
import { buildCompany } from "../support/build.ts";
import { verdict } from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";

const now = serverTimestamp();
const held = { name: "Fazenda Boa Vista", cnpj: "11222333000181", whatsapp: "5566999990000" };
const all = { ...held, at: now, by: "admin", checks: ["taxId", "phone", "place"] };
const email = "company@empresa.example";

function given(fields: object = {}) {
  return gate.given({ "companies/company": buildCompany({ ...held, email, ...fields }) });
}

beforeEach(async () => {
  await givenEveryCompany();
  await given();
});

function verify(actor: Actor, changes: object = {}) {
  return updateDoc(doc(gate.as(actor), "companies/company"), {
    verified: { ...all, ...changes },
  });
}

describe("the administrator", () => {
  test("writes what was looked up, a part of it first, and takes it back", async () => {
    await assertSucceeds(verify("admin", { checks: [] }));
    await assertSucceeds(verify("admin", { checks: ["phone"] }));
    await assertSucceeds(verify("admin"));
    await assertSucceeds(updateDoc(doc(gate.as("admin"), "companies/company"), { verified: null }));
  });

  test.each([
    ["of another name", { name: "Fazenda Bela Vista" }],
    ["of another CNPJ", { cnpj: "12ABC34501DE35" }],
    ["of another number", { whatsapp: "5566999990001" }],
    ["of another time", { at: new Date() }],
    ["under another account", { by: "company" }],
    ["with a check that is none", { checks: ["taxId", "phone", "money"] }],
    ["with a check twice over", { checks: ["taxId", "phone", "place", "place"] }],
    ["with checks that are no list", { checks: "place" }],
    ["with one more field", { note: "x" }],
    ["without a name", { name: null }],
  ])("writes no verification %s", async (_which, changes) => {
    await assertFails(verify("admin", changes));
    await assertSucceeds(verify("admin"));
  });

  test("writes it with no other field of the company", async () => {
    await assertFails(
      updateDoc(doc(gate.as("admin"), "companies/company"), { verified: all, updatedAt: now }),
    );
  });

  test("looks up no CNPJ that is not there, but the CPF of a farm in the same write", async () => {
    await given({ cnpj: null });
    await assertFails(verify("admin", { cnpj: null }));
    await assertSucceeds(verify("admin", { cnpj: null, checks: ["phone", "place"] }));
    const database = gate.as("admin");
    const batch = writeBatch(database);
    batch.set(doc(database, "companyTaxIds/company"), { number: "52998224725", at: now });
    batch.update(doc(database, "companies/company"), { verified: { ...all, cnpj: null } });
    await assertSucceeds(batch.commit());
    await assertSucceeds(verify("admin", { cnpj: null }));
  });

  test.each([{ whatsapp: null }, {}])("calls no number that is not there (%o)", async (row) => {
    await gate.given({
      "companies/company": buildCompany({ name: held.name, cnpj: held.cnpj, email, ...row }),
    });
    await assertFails(verify("admin", { whatsapp: null }));
    await assertSucceeds(verify("admin", { whatsapp: null, checks: ["taxId", "place"] }));
  });
});

test.each(everyoneBut("admin"))("%s verifies nobody, not even itself", async (actor) => {
  await assertFails(verify(actor, { by: actor }));
  await assertSucceeds(verify("admin"));
});

describe("a verified company", () => {
  beforeEach(() => given({ verified: { ...all, at: new Date("2026-11-20") } }));

  test.each([
    ["forges another name into it", { "verified.name": "Outra" }],
    ["carries it over to its new name", { name: "Outra", "verified.name": "Outra" }],
    ["renews it", { "verified.at": now }],
    ["ends it", { verified: null }],
    ["removes it", { verified: deleteField() }],
    ["lets itself go from the register", { registerHold: false }],
  ])("never %s with its profile", async (_what, fields) => {
    const row = doc(gate.as("company"), "companies/company");
    await assertFails(updateDoc(row, { ...fields, updatedAt: now }));
    await assertSucceeds(updateDoc(row, { responsibleName: "Bia", updatedAt: now }));
  });

  test("does not read the number of its owner, which the administrator reads", async () => {
    await gate.given({ "companyTaxIds/company": { number: "52998224725", at: new Date() } });
    await assertFails(getDoc(doc(gate.as("company"), "companyTaxIds/company")));
    await assertSucceeds(getDoc(doc(gate.as("admin"), "companyTaxIds/company")));
  });
});

test.each([
  ["52998224725", true],
  ["52998224725001", true],
  ["5299822472", false],
  ["529982247250", false],
  ["5299822472500", false],
  ["529982247250010", false],
  ["5299822472x", false],
  [52998224725, false],
])("the number of a farm's owner may be %s: %s", async (number, allowed) => {
  const path = "companyTaxIds/company";
  const row = doc(gate.as("admin"), path);
  await verdict(allowed, setDoc(row, { number, at: now }));
  await gate.given({ [path]: { number: "11144477735", at: new Date() } });
  await verdict(allowed, setDoc(row, { number, at: now }));
});

test.each([
  [0, false],
  [1, true],
  [5_000, true],
  [5_001, false],
])("an edition of the register with %i numbers is accepted: %s", async (count, allowed) => {
  const edition = doc(gate.as("admin"), "employerRegister/present");
  const numbers = Array.from({ length: count }, (_, i) => String(i));
  await verdict(allowed, setDoc(edition, { edition: "2026-10-06", numbers, importedAt: now }));
});
