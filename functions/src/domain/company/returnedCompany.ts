import { z } from "zod";
import { retention } from "../privacy/retention.ts";
import { addDays } from "../dates.ts";

/**
 * deactivatedCompanies/{uid}: what tells a company again that the administrator deactivated: `keys` are fingerprints of the
 * CNPJ and the addresses it had by then. `deletedAt`: when it was deleted; null while its row stands.
 */
export const deactivatedCompanySchema = z.object({
  keys: z.array(z.string()),
  deletedAt: z.date().nullable(),
  expiresAt: z.date().nullable(),
});
export type DeactivatedCompany = z.infer<typeof deactivatedCompanySchema>;

/** When the company that it is like was deleted; null while that one's row stands. */
const likenessSchema = z.object({ deletedAt: z.date().nullable() });
export type Likeness = z.infer<typeof likenessSchema>;

/** returnedCompanies/{uid}: this company has the CNPJ or the address of one that was deactivated. For the administrator. */
export const returnedCompanySchema = z.object({
  id: z.string(),
  cnpj: likenessSchema.nullable(),
  email: likenessSchema.nullable(),
  /** When the last of it is forgotten. */
  expiresAt: z.date(),
});
export type ReturnedCompany = z.infer<typeof returnedCompanySchema>;

/** The company as a change left it. */
type Row = { active: boolean } | undefined;

/**
 * What is kept of a deactivated company, from what was kept before: `null` for nothing. `keys` are those it has, or had
 * last; `wasActive`: whether the row was active when it was last seen, undefined where that is not known.
 */
export function planDeactivated(
  kept: DeactivatedCompany | undefined,
  row: Row,
  { keys, wasActive, now }: { keys: readonly string[]; wasActive: boolean | undefined; now: Date },
): DeactivatedCompany | null {
  if (row?.active === true) return null;
  const all = [...new Set([...(kept?.keys ?? []), ...keys])].sort();
  if (row !== undefined) return { keys: all, deletedAt: null, expiresAt: null };
  if (kept === undefined && wasActive !== false) return null;
  const deletedAt = kept?.deletedAt ?? now;
  return { keys: all, deletedAt, expiresAt: addDays(deletedAt, retention.deactivatedCompany) };
}

/** What a company has in common with deactivated ones, or null; the one that was deleted last counts. */
export function planReturned(
  { cnpj, email }: { cnpj: string | null; email: string },
  found: readonly DeactivatedCompany[],
  now: Date,
): Omit<ReturnedCompany, "id"> | null {
  const standing = found.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
  const like = (key: string | null): Likeness | null => {
    const alike = standing.filter(({ keys }) => key !== null && keys.includes(key));
    if (alike.length === 0) return null;
    const deleted = alike.flatMap(({ deletedAt }) => deletedAt?.getTime() ?? []);
    return { deletedAt: deleted.length === 0 ? null : new Date(Math.max(...deleted)) };
  };
  const likenesses = { cnpj: like(cnpj), email: like(email) };
  if (likenesses.cnpj === null && likenesses.email === null) return null;
  const last = [likenesses.cnpj, likenesses.email].flatMap(
    (one) => one?.deletedAt?.getTime() ?? [],
  );
  const from = last.length === 0 ? now : new Date(Math.max(...last));
  return { ...likenesses, expiresAt: addDays(from, retention.deactivatedCompany) };
}
