import type { Context } from "../../context.ts";
import { type EmployerRegister, numbersNaming } from "../../domain/company/employerRegister.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { budgetOf, readBudgets } from "../../store/mailCounts.ts";
import type { Store } from "../../store/store.ts";
import { execute } from "../../store/writes.ts";
import { attempt } from "../handle.ts";
import { planRegister } from "./planRegister.ts";

/**
 * Holds a company that the register of employers names, or lets it go (`planRegister`). Reads the present documents, so
 * it may run again, late or out of order.
 */
export async function reconcileRegister(
  { store, now, siteUrl }: Context,
  companyId: string,
  adminEmail: string,
): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const [row, taxId, register, match, budgets] = await Promise.all([
      transaction.get(store.companies.withConverter(null).doc(companyId)),
      transaction.get(store.companyTaxIds.doc(companyId)),
      transaction.get(store.employerRegister),
      transaction.get(store.registerMatches.doc(companyId)),
      readBudgets({ store, now }, transaction, {
        registerCompany: budgetOf("registerCompany", companyId),
        register: budgetOf("register", "all"),
      }),
    ]);
    // Field by field, so that a row that fits no schema does not escape the register.
    const company = row.exists
      ? {
          name: String(row.get("name")),
          cnpj: (row.get("cnpj") ?? null) as string | null,
          registerHold: row.get("registerHold") === true,
        }
      : null;
    const snapshot = {
      companyId,
      company,
      taxId: taxId.data()?.number ?? null,
      register: register.data(),
      match: match.data(),
      budgets,
    };
    execute(store, transaction, planRegister(snapshot, { now, siteUrl, adminEmail }));
  });
}

/** Compares every company with a new edition. A company that neither edition names costs one read. */
export async function compareCompanies(context: Context, adminEmail: string): Promise<void> {
  const { store } = context;
  const register = (await store.employerRegister.get()).data();
  const [taxIds, matches] = await Promise.all([
    store.companyTaxIds.get(),
    store.registerMatches.get(),
  ]);
  const numberOf = new Map(taxIds.docs.map((row) => [row.id, row.data().number]));
  const concerned = new Set(matches.docs.map(({ id }) => id));
  for (const id of await companiesNamed(store, register, numberOf)) concerned.add(id);
  for (const id of concerned)
    await attempt(context, "reconcileRegister", id, () =>
      reconcileRegister(context, id, adminEmail),
    );
}

async function companiesNamed(
  { companies }: Store,
  register: EmployerRegister | undefined,
  numberOf: ReadonlyMap<string, string>,
): Promise<string[]> {
  const named: string[] = [];
  const rows = companies.withConverter(null).orderBy("__name__").select("cnpj", "registerHold");
  await eachDocument(rows, async (row) => {
    const own = [row.get("cnpj") as string | null | undefined, numberOf.get(row.id)];
    if (row.get("registerHold") === true || numbersNaming(register, own).length > 0)
      named.push(row.id);
  });
  return named;
}
