import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import type { Company } from "../../domain/company/company.ts";
import { execute, type Write } from "../../store/writes.ts";

/** More than anybody registers under one CNPJ; bounds the transaction. */
const most = 50;

/**
 * Records on a company, and on those that share or shared its CNPJ, whether others have the same: `cnpjShared`, for
 * the administrator. `former` is the CNPJ before the change, or null. Reads the present rows and writes differences,
 * so it may run again, late or out of order.
 */
export async function reconcileSharedCnpj(
  { store }: Context,
  companyId: string,
  former: string | null,
): Promise<void> {
  const { companies } = store;
  await store.firestore.runTransaction(async (transaction) => {
    const row = await transaction.get(companies.doc(companyId));
    const present: unknown = row.get("cnpj");
    const numbers = new Set([former, present].filter((cnpj) => typeof cnpj === "string"));
    const groups = await Promise.all(
      [...numbers].map((cnpj) => transaction.get(companies.where("cnpj", "==", cnpj).limit(most))),
    );
    const plan = planSharedCnpj({
      company: row.exists ? { ...markedOf(row), hasCnpj: typeof present === "string" } : null,
      groups: groups.map(({ docs }) => docs.map(markedOf)),
    });
    execute(store, transaction, plan);
  });
}

/** A company, and whether it is marked as one of several with its CNPJ. */
type Marked = { id: string; isMarked: boolean };

/** Field by field, so that a row that fits no schema stops no marking of others. */
function markedOf(row: DocumentSnapshot<Company>): Marked {
  return { id: row.id, isMarked: row.get("cnpjShared") === true };
}

/** `company`: null if deleted; `groups`: the companies with its present CNPJ, and with its former one. */
type CnpjSnapshot = { company: (Marked & { hasCnpj: boolean }) | null; groups: Marked[][] };

/** Marks every company of a group of several, and no other. */
export function planSharedCnpj({ company, groups }: CnpjSnapshot): Write[] {
  const writes = groups.flatMap((group) => group.flatMap((one) => mark(one, group.length > 1)));
  // Its own group may be larger than what was read, and a row without a CNPJ is in none.
  if (company === null || groups.flat().some(({ id }) => id === company.id)) return writes;
  return [...writes, ...mark(company, company.hasCnpj)];
}

function mark({ id, isMarked }: Marked, isShared: boolean): Write[] {
  return isMarked === isShared ? [] : [{ in: "companies", id, update: { cnpjShared: isShared } }];
}
