import { expect, test } from "vitest";
import { readCompany } from "../../domain/company/readCompany.ts";
import { buildCompany } from "../../domain/testing/buildCompany.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { planActivityMail } from "./mailActivity.ts";

const terms = { now: new Date("2026-11-21T12:00:00Z"), siteUrl: "https://vagas.example" };
const company = readCompany("padaria", buildCompany());
const activated = { mailId: "m", company, isMailed: false, active: true };

test("a company is mailed about its state", () => {
  expect(namedWrites(planActivityMail(activated, terms))).toEqual(["set mail/m"]);
});

test.each([
  ["was deleted", { company: undefined }],
  ["was switched again", { company: { ...company, active: false } }],
  ["was mailed before", { isMailed: true }],
])("a company that %s is not", (_what, fields) => {
  expect(planActivityMail({ ...activated, ...fields }, terms)).toEqual([]);
});
