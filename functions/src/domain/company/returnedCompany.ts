import { z } from "zod";
import { retention } from "../privacy/retention.ts";
import { addDays } from "../dates.ts";

/**
 * deactivatedCompanies/{uid}: identifies a company that the administrator deactivated. `keys` are fingerprints of the
 * CNPJ and the addresses it had. `deletedAt`: when it was deleted; null while its row exists.
 */
export const deactivatedCompanySchema = z.object({
  keys: z.array(z.string()),
  deletedAt: z.date().nullable(),
  expiresAt: z.date().nullable(),
});
export type DeactivatedCompany = z.infer<typeof deactivatedCompanySchema>;

/** When the matching company was deleted; null while its row exists. */
const likenessSchema = z.object({ deletedAt: z.date().nullable() });
export type Likeness = z.infer<typeof likenessSchema>;

/** returnedCompanies/{uid}: this company has the CNPJ or the address of a deactivated one. For the administrator. */
export const returnedCompanySchema = z.object({
  id: z.string(),
  cnpj: likenessSchema.nullable(),
  email: likenessSchema.nullable(),
  /** When the last matching record expires. */
  expiresAt: z.date(),
});
export type ReturnedCompany = z.infer<typeof returnedCompanySchema>;

/** The company after a change. */
type Row = { active: boolean } | undefined;

/**
 * The record to keep of a deactivated company, given the previous one; `null` for none. `keys` are its present or
 * last ones; `wasActive`: whether its last known row was active, undefined if unknown.
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

/** What a company has in common with deactivated ones, or null; the last deleted one counts. */
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
