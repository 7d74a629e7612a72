import { expect, test } from "vitest";
import { planPublicCompany } from "./reconcilePublicCompany.ts";

const at = new Date("2026-11-20T12:00:00Z");
const fields = { name: "Mercado Araguaia", cnpj: "11222333000181", whatsapp: "5566999990000" };
const verified = { ...fields, at, by: "admin", checks: ["taxId", "phone", "place"] as const };
const company = { ...fields, active: true };
const marked = { ...company, verified: { ...verified, checks: [...verified.checks] } };
const kept = { name: "Mercado do Zé", verifiedAt: null };

const plan = (given: Partial<Parameters<typeof planPublicCompany>[0]>) =>
  planPublicCompany({ companyId: "c1", company, kept: null, advertisedAs: null, ...given });
const set = (name: string, verifiedAt: Date | null) => [
  { in: "publicCompanies", id: "c1", set: { name, verifiedAt } },
];
const gone = [{ in: "publicCompanies", id: "c1", delete: true }];

test("a company without a listed job is not public", () => {
  expect(plan({})).toEqual([]);
  expect(plan({ company: marked })).toEqual([]);
});

test("a company is public with its first listed job, under the name that was approved with it", () => {
  expect(plan({ advertisedAs: "Mercado do Zé" })).toEqual(set("Mercado do Zé", null));
});

test("a verified company is public under the name that was looked up", () => {
  expect(plan({ company: marked, advertisedAs: "Mercado do Zé" })).toEqual(set(fields.name, at));
});

test("without open jobs it stays public under its last name, and a new name in its profile is not shown", () => {
  expect(plan({ kept })).toEqual([]);
  expect(plan({ kept, company: { ...company, name: "Compre aqui" } })).toEqual([]);
});

test.each([
  ["another name", { ...marked, name: "Mercado Novo" }],
  ["a match in the register of employers", { ...marked, registerHold: true }],
])("the mark goes with %s", (_what, changed) => {
  const shown = { name: fields.name, verifiedAt: at };
  expect(plan({ kept: shown, company: changed })).toEqual(set(fields.name, null));
});

const counted = (answered: number) => ({ applications: 10, answered, isEnough: true });

test("what is public of a company follows the word for its replies, and never the figures", () => {
  const replies = { ...kept, replies: "most" as const };
  expect(plan({ kept, company: { ...company, replies: counted(6) } })).toEqual([
    { in: "publicCompanies", id: "c1", set: replies },
  ]);
  expect(plan({ kept: replies, company: { ...company, replies: counted(8) } })).toEqual([]);
});

test.each([
  ["few replies", counted(2)],
  ["too few applications", { ...counted(10), isEnough: false }],
  ["no counts", undefined],
])("of a company with %s nothing is public", (_what, replies) => {
  const shown = { ...kept, replies: "some" as const };
  expect(plan({ kept, company: { ...company, replies } })).toEqual([]);
  expect(plan({ kept: shown, company: { ...company, replies } })).toEqual(set(kept.name, null));
});

test.each([
  ["deactivated", { ...company, active: false }],
  ["deleted", null],
])("a company that was %s shows nothing", (_what, row) => {
  expect(plan({ company: row, kept, advertisedAs: "Mercado do Zé" })).toEqual(gone);
  expect(plan({ company: row, advertisedAs: "Mercado do Zé" })).toEqual([]);
});
