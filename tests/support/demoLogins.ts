import { demoAccounts } from "../../emulators/seed/accounts.ts";

type Account = { email: string; password: string };

function account(role: string): Account {
  const found = demoAccounts.find((candidate) => candidate.role === role);
  if (!found) throw new Error(`The seed has no account for ${role}`);
  return found;
}

export const demoAdmin = account("administrator");
export const demoCompany = account("company");
