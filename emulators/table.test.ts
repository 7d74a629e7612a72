import { expect, test } from "vitest";
import { demoAccounts } from "./seed/accounts.ts";
import { table } from "./table.ts";

test("accounts are listed if there are any", () => {
  for (const { email } of demoAccounts) {
    expect(table(false, true)).toContain(email);
    expect(table(false, false)).not.toContain(email);
  }
  expect(table(false, false)).not.toContain("Password");
});
