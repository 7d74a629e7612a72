import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import type { Company } from "../../domain/company/company.ts";

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
  const { firestore, companies } = store;
  await firestore.runTransaction(async (transaction) => {
    const row = await transaction.get(companies.doc(companyId));
    const present: unknown = row.get("cnpj");
    const numbers = new Set([former, present].filter((cnpj) => typeof cnpj === "string"));
    const groups = await Promise.all(
      [...numbers].map((cnpj) => transaction.get(companies.where("cnpj", "==", cnpj).limit(most))),
    );
    for (const { docs } of groups)
      for (const company of docs) mark(transaction, company, docs.length > 1);
    // Its own group may be larger than what was read, and a row without a CNPJ is in none.
    if (row.exists && !groups.some(({ docs }) => docs.some(({ id }) => id === companyId)))
      mark(transaction, row, typeof present === "string");
  });
}

function mark(transaction: Transaction, row: DocumentSnapshot<Company>, isShared: boolean): void {
  if ((row.get("cnpjShared") === true) !== isShared)
    transaction.update(row.ref, { cnpjShared: isShared });
}
