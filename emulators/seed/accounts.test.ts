import { expect, test } from "vitest";
import { companySchema } from "@vagas/functions/domain/company/company";
import { passwordSchema } from "@vagas/functions/domain/account/password";
import { administrator, demoAccounts, passwordOf } from "./accounts.ts";
import { buildCompany, companyKeys, companyUid, seedCompanies } from "./seedCompanies.ts";

test("there is an account for each kind of visitor", () => {
  expect(demoAccounts.map(({ role }) => role)).toEqual([
    "administrator",
    "company",
    "unconfirmed company",
    "deactivated company",
  ]);
});

test("every password would pass the form", () => {
  const companies = companyKeys.map((key) => passwordOf(seedCompanies[key].email));
  for (const password of [...demoAccounts.map((account) => account.password), ...companies])
    expect(passwordSchema.safeParse(password).success).toBe(true);
});

test("the demo accounts are companies in each state, and the administrator", () => {
  const [admin, ...companies] = demoAccounts;
  expect(admin!.email).toBe(administrator.email);
  const found = companies.map(({ email }) =>
    Object.values(seedCompanies).find((company) => company.email === email),
  );
  expect(
    found.map((company) => ({
      emailVerified: company?.emailVerified ?? true,
      active: company?.active ?? true,
    })),
  ).toEqual([
    { emailVerified: true, active: true },
    { emailVerified: false, active: true },
    { emailVerified: true, active: false },
  ]);
});

test.each(companyKeys)("%s has a valid account id and a document that fits its schema", (key) => {
  expect(companyUid(key)).toMatch(/^[A-Za-z0-9-]{1,128}$/);
  expect(companySchema.safeParse(buildCompany(key, new Date())).success).toBe(true);
});
