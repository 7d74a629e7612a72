import type { Board } from "./board.ts";

/** What is wrong with accounts, companies and what is left of those that were deleted. */
export function brokenAccounts(
  { accounts, companies, tombstones, jobs, candidates }: Board,
  adminEmail: string,
): string[] {
  const broken: string[] = [];
  const uids = new Set(accounts.map(({ uid }) => uid));
  for (const { uid, email, emailVerified, customClaims } of accounts) {
    const isDue = email === adminEmail && emailVerified;
    if ((customClaims?.["admin"] === true) !== isDue)
      broken.push(`the account ${uid} is ${isDue ? "not " : ""}an administrator's`);
  }
  // A deactivated one outlives an account that it deleted, for the administrator.
  for (const [id, { active }] of companies)
    if (active && !uids.has(id)) broken.push(`companies/${id} has no account`);
  const numbers = [...companies.values()].flatMap(({ cnpj }) => cnpj ?? []);
  for (const [id, { cnpj, cnpjShared = false }] of companies)
    if (cnpjShared !== numbers.filter((number) => number === cnpj).length > 1)
      broken.push(
        `companies/${id} is ${cnpjShared ? "" : "not "}marked as one of several with its CNPJ`,
      );
  for (const id of tombstones.keys()) {
    if (companies.has(id)) broken.push(`companies/${id} came back`);
    if (uids.has(id)) broken.push(`the account of the deleted company ${id} is there`);
    if ([...jobs.values(), ...candidates.values()].some(({ companyId }) => companyId === id))
      broken.push(`something still belongs to the deleted company ${id}`);
  }
  return broken;
}
