import { expect, test } from "vitest";
import { buildCompany } from "../testing/buildCompany.ts";
import { readCompany } from "./readCompany.ts";
import { changedSinceVerified, isVerified, jobVerifiedAt, verifiedAt } from "./verification.ts";

const at = new Date("2026-11-20T12:00:00Z");
const fields = { name: "Fazenda Boa Vista", cnpj: "11222333000181", whatsapp: "5566999990000" };
const verified = { ...fields, at, by: "admin", checks: ["taxId", "phone", "place"] };

const company = (changes: object = {}) =>
  readCompany("c1", buildCompany({ ...fields, verified, ...changes } as never));

test("a company is verified while all was looked up and it has the same name and numbers", () => {
  expect(isVerified(company())).toBe(true);
  expect(verifiedAt(company())).toEqual(at);
  expect(changedSinceVerified(company())).toEqual([]);
});

test.each([
  ["name", { name: "Fazenda Bela Vista" }],
  ["cnpj", { cnpj: "12ABC34501DE35" }],
  ["cnpj", { cnpj: null }],
  ["whatsapp", { whatsapp: "5566999990001" }],
  ["whatsapp", { whatsapp: null }],
] as const)("a change of %s ends it at once, and is named: %o", (field, changes) => {
  expect(isVerified(company(changes))).toBe(false);
  expect(verifiedAt(company(changes))).toBeNull();
  expect(changedSinceVerified(company(changes))).toEqual([field]);
});

test("a company that takes its former name back is verified again", () => {
  expect(isVerified(company({ name: fields.name }))).toBe(true);
});

test.each([[["taxId", "phone"]], [["taxId", "place"]], [["phone", "place"]], [[]]])(
  "a company of which only %j was looked up is not verified",
  (checks) => {
    expect(isVerified(company({ verified: { ...verified, checks } }))).toBe(false);
  },
);

test.each([null, undefined])("a company without a verification (%s) has no mark", (none) => {
  expect(isVerified(company({ verified: none }))).toBe(false);
  expect(verifiedAt(company({ verified: none }))).toBeNull();
  expect(changedSinceVerified(company({ verified: none }))).toEqual([]);
});

test("a farm without a CNPJ, of an older row without a WhatsApp field, may be verified", () => {
  const { whatsapp: _none, ...older } = buildCompany({ name: fields.name });
  const row = { ...older, verified: { ...verified, cnpj: null, whatsapp: null } };
  expect(isVerified(readCompany("c1", row))).toBe(true);
});

test("a verified company that the register names has no mark", () => {
  expect(verifiedAt(company({ registerHold: true }))).toBeNull();
  expect(verifiedAt(company({ registerHold: false }))).toEqual(at);
});

test.each([
  ["its name and number", {}, at],
  ["its name in other letters", { company: "FAZENDA BOA  VISTA" }, at],
  ["another name", { company: "Fazenda Bela Vista" }, null],
  ["another number", { contactWhatsapp: "5566999990001" }, null],
])("a job of a verified company that has %s has this mark: %s", (_what, changes, mark) => {
  const job = { company: fields.name, contactWhatsapp: fields.whatsapp, ...changes };
  expect(jobVerifiedAt(job, company())).toEqual(mark);
  expect(jobVerifiedAt(job, company({ verified: null }))).toBeNull();
});
