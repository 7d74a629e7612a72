import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { companySearchText } from "../../domain/administration/adminSearch.ts";
import type { Company } from "../../domain/company/company.ts";
import type { RegisterMatch } from "../../domain/company/employerRegister.ts";
import type { PublicCompany } from "../../domain/company/publicCompany.ts";
import type { CompanyTaxId } from "../../domain/company/verificationSchema.ts";
import { searchTerms } from "../../domain/text/searchTerms.ts";
import type { DeactivatedCompany, ReturnedCompany } from "../../domain/company/returnedCompany.ts";
import { budgetsOf } from "../../store/mailCounts.ts";
import { endWithItsAccount } from "../accounts/onUserDeleted.ts";
import { switchCompany } from "../companies/onCompanyWritten.ts";
import {
  isRightlyMarked,
  markReturned,
  reconcileReturned,
} from "../companies/reconcileReturned.ts";
import { planPublicCompany, reconcilePublicCompany } from "../companies/reconcilePublicCompany.ts";
import { reconcileSharedCnpj } from "../companies/reconcileSharedCnpj.ts";
import { planRegister } from "../register/planRegister.ts";
import { reconcileRegister } from "../register/reconcileRegister.ts";
import { hasSameTerms, indexCompany } from "../search/searchIndex.ts";
import { endCompany } from "./endCompany.ts";
import type { ReconciliationRun } from "./reconciliationRun.ts";
import { walkRows } from "./walkRows.ts";

type Row<T = object> = QueryDocumentSnapshot<T> | undefined;
type Kin = {
  lead: Row<Company>;
  tombstone: Row;
  hiring: Row;
  places: Row;
  deactivated: Row<DeactivatedCompany>;
  returned: Row<ReturnedCompany>;
  taxId: Row<CompanyTaxId>;
  match: Row<RegisterMatch>;
  public: Row<PublicCompany>;
};

/** The most accounts that Auth looks up in one request. */
const lookedUpAtOnce = 100;

/** Goes through companies, the records of deleted ones, and whether they have an account. */
export function reconcileCompanies(run: ReconciliationRun): Promise<number> {
  const { store } = run.context;
  const family = {
    lead: store.companies,
    tombstone: store.tombstones,
    hiring: store.hiringCompanies,
    places: store.queuePlaces,
    deactivated: store.deactivatedCompanies,
    returned: store.returnedCompanies,
    taxId: store.companyTaxIds,
    match: store.registerMatches,
    public: store.publicCompanies,
  };
  return walkRows(run.context, "companies", family, async (page) => {
    const accounts = await accountsOf(run, [...page.keys()]);
    await run.look(page, async (id, kin) => {
      const hasAccount = accounts.has(id);
      // The administrator's own account survives its company's row.
      const hasAccountToEnd = accounts.get(id) === "company";
      if (isGone(kin, hasAccountToEnd)) await endCompany(run, id);
      else if (kin.lead !== undefined) await lookAtCompany(run, kin.lead, { ...kin, hasAccount });
    });
  });
}

/** The accounts under these ids, and whether one is the administrator's, who may have a company too. */
async function accountsOf(
  { auth }: ReconciliationRun,
  ids: string[],
): Promise<Map<string, "administrator" | "company">> {
  const found = new Map<string, "administrator" | "company">();
  for (let from = 0; from < ids.length; from += lookedUpAtOnce) {
    const uids = ids.slice(from, from + lookedUpAtOnce).map((uid) => ({ uid }));
    const { users } = await auth.getUsers(uids);
    for (const { uid, customClaims } of users)
      found.set(uid, customClaims?.["admin"] === true ? "administrator" : "company");
  }
  return found;
}

/** Whether a company was deleted and something of it is left, or came back. */
function isGone(kin: Kin, hasAccountToEnd: boolean): boolean {
  const { lead, tombstone, deactivated, ...others } = kin;
  const traces = Object.values(others).some((row) => row !== undefined);
  const isKept = deactivated !== undefined && deactivated.data().deletedAt === null;
  if (tombstone !== undefined) return lead !== undefined || hasAccountToEnd || traces || isKept;
  return lead === undefined && (traces || isKept);
}

async function lookAtCompany(
  run: ReconciliationRun,
  row: QueryDocumentSnapshot<Company>,
  kin: Kin & { hasAccount: boolean },
): Promise<void> {
  const { deactivated, returned, taxId, match, hasAccount } = kin;
  const { context } = run;
  const { id } = row;
  const company = row.data();
  if (!hasAccount && !(await isNotedAsLeft(run, company)))
    return run.mend("companyWithoutAccount", id, () => endWithItsAccount(context, id));
  if (!hasSameTerms(company.searchTerms, searchTerms(companySearchText(company))))
    await run.mend("searchTerms", id, () => indexCompany(context, id));
  if ((company.cnpjShared === true) !== (await isShared(run, company)))
    await run.mend("sharedCnpj", id, () => reconcileSharedCnpj(context, id, null));
  await lookAtRegister(run, company, { taxId, match });
  if (isWronglyPublic(company, kin))
    await run.mend("publicCompany", id, () => reconcilePublicCompany(context, id));
  const isKept = deactivated !== undefined && deactivated.data().deletedAt === null;
  if (company.active === isKept) await run.mend("switchedCompany", id, () => switchAgain(run, row));
  else if (deactivated !== undefined && !isKept)
    await run.mend("returnedCompany", id, () => reconcileReturned(context, id, null, company));
  else if (!(await isRightlyMarked(context, company, returned?.data())))
    await run.mend("returnedCompany", id, () => markReturned(context, id));
}

/** Whether what is public of a company is missing, or is not what its row says. */
function isWronglyPublic(company: Company, { hiring, public: row }: Kin): boolean {
  const kept = row?.data() ?? null;
  if (kept === null) return company.active && hiring !== undefined;
  const shown = { companyId: company.id, company, kept, advertisedAs: null };
  return planPublicCompany(shown).length > 0;
}

/** Whether the register names the company, and its jobs are held, as the present edition says. */
async function lookAtRegister(
  run: ReconciliationRun,
  company: Company,
  { taxId, match }: Pick<Kin, "taxId" | "match">,
): Promise<void> {
  const { context, adminEmail } = run;
  const { id: companyId } = company;
  const plan = planRegister(
    {
      companyId,
      company,
      taxId: taxId?.data().number ?? null,
      register: await run.register(),
      match: match?.data(),
      // Read by what mends it: this plan only tells whether anything is to be written.
      budgets: budgetsOf(new Map(), context.now),
    },
    { ...context, adminEmail },
  );
  if (plan.length > 0)
    await run.mend("employerRegister", companyId, () =>
      reconcileRegister(context, companyId, adminEmail),
    );
}

/** Whether the audit says that a deactivated company's account is deleted: that company stays. */
async function isNotedAsLeft(
  { context }: ReconciliationRun,
  { id, active }: Company,
): Promise<boolean> {
  return !active && (await context.store.audit.doc(`${id}-accountDeleted`).get()).exists;
}

async function isShared({ context }: ReconciliationRun, { cnpj }: Company): Promise<boolean> {
  if (cnpj === null) return false;
  const found = await context.store.companies.where("cnpj", "==", cnpj).count().get();
  return found.data().count > 1;
}

/** What the event of a company's activation or deactivation would have done; what identifies it is written last. */
async function switchAgain(
  { context }: ReconciliationRun,
  row: QueryDocumentSnapshot<Company>,
): Promise<void> {
  const { id, active, email, cnpj, updatedAt: at } = row.data();
  const event = { id: `reconciled-${id}-${at.getTime()}`, time: at.toISOString() };
  await switchCompany(context, event, id, active);
  await reconcileReturned(context, id, { email, cnpj, active: !active }, { email, cnpj, active });
}
