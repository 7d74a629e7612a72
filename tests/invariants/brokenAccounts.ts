import type { Board } from "./readBoard.ts";

/** Contradictions among accounts, companies and the remains of deleted ones. */
export function brokenAccounts(board: Board, adminEmail: string): string[] {
  return [
    ...brokenClaims(board, adminEmail),
    ...brokenCompanies(board),
    ...brokenTombstones(board),
    ...brokenLikenesses(board),
  ];
}

function brokenClaims({ accounts }: Board, adminEmail: string): string[] {
  return accounts.flatMap(({ uid, email, emailVerified, customClaims }) => {
    const isDue = email === adminEmail && emailVerified;
    const isAdmin = customClaims?.["admin"] === true;
    return isAdmin === isDue
      ? []
      : [`the account ${uid} is ${isDue ? "not " : ""}an administrator's`];
  });
}

function brokenCompanies({ accounts, companies }: Board): string[] {
  const broken: string[] = [];
  const uids = new Set(accounts.map(({ uid }) => uid));
  // A deactivated company outlives its deleted account, for the administrator.
  for (const [id, { active }] of companies)
    if (active && !uids.has(id)) broken.push(`companies/${id} has no account`);
  const numbers = [...companies.values()].flatMap(({ cnpj }) => cnpj ?? []);
  for (const [id, { cnpj, cnpjShared = false }] of companies)
    if (cnpjShared !== numbers.filter((number) => number === cnpj).length > 1)
      broken.push(
        `companies/${id} is ${cnpjShared ? "" : "not "}marked as one of several with its CNPJ`,
      );
  return broken;
}

function brokenTombstones({ accounts, companies, tombstones, jobs, candidates }: Board): string[] {
  const broken: string[] = [];
  const uids = new Set(accounts.map(({ uid }) => uid));
  for (const id of tombstones.keys()) {
    if (companies.has(id)) broken.push(`companies/${id} came back`);
    if (uids.has(id)) broken.push(`the account of the deleted company ${id} is there`);
    if ([...jobs.values(), ...candidates.values()].some(({ companyId }) => companyId === id))
      broken.push(`something still belongs to the deleted company ${id}`);
  }
  return broken;
}

/** Contradictions among records of deactivated companies and the marks of similar ones. */
function brokenLikenesses({ companies, deactivatedCompanies, returnedCompanies }: Board): string[] {
  const broken: string[] = [];
  for (const [id, { deletedAt }] of deactivatedCompanies)
    if (companies.get(id)?.active !== (deletedAt === null ? false : undefined))
      broken.push(`deactivatedCompanies/${id} is not what became of the company`);
  for (const id of returnedCompanies.keys())
    if (!companies.has(id)) broken.push(`returnedCompanies/${id} marks a company that is gone`);
  return broken;
}
