import { collections } from "@vagas/functions/domain/collections";
import type { Company } from "@vagas/functions/domain/company/company";
import type {
  CompanyTaxId,
  VerificationCheck,
} from "@vagas/functions/domain/company/verificationSchema";
import { doc, serverTimestamp } from "firebase/firestore";
import { appAuth } from "../firebase/appAuth.ts";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { type Live, useLiveDocument } from "../queries/liveQuery.ts";
import { liveRows } from "../queries/liveRows.ts";
import type { AdminWrite } from "../session/adminSession.ts";
import { writeAsAdmin } from "./adminWrite.ts";

/** What the administrator looked up; `taxId`: the CPF or CAEPF of a farm, digits only, or null. */
type Looked = { checks: VerificationCheck[]; taxId: string | null };

/** The CPF or CAEPF of a company, live; null without one. */
export function useCompanyTaxId(companyId: string): Live<CompanyTaxId | null> {
  return useLiveDocument(doc(liveRows.companyTaxIds(), companyId));
}

/**
 * Stores what was looked up about the company as it was shown. Rules refuse it if the company has another name or number
 * by now.
 */
export function saveVerification(
  { id, name, cnpj, whatsapp }: Company,
  { checks, taxId }: Looked,
): Promise<AdminWrite> {
  return writeAsAdmin((transaction) => {
    const number = doc(liveDatabase(), collections.companyTaxIds, id);
    if (taxId === null) transaction.delete(number);
    else transaction.set(number, { number: taxId, at: serverTimestamp() });
    const by = appAuth().currentUser?.uid;
    transaction.update(doc(liveDatabase(), collections.companies, id), {
      verified: { at: serverTimestamp(), by, checks, name, cnpj, whatsapp },
    });
  });
}

/** Takes a verification back; the number of a farm stays, for the register of employers. */
export function removeVerification(companyId: string): Promise<AdminWrite> {
  return writeAsAdmin((transaction) =>
    transaction.update(doc(liveDatabase(), collections.companies, companyId), { verified: null }),
  );
}

/** Whether this account is the one that looked it up. */
export function isOwnAccount(uid: string): boolean {
  return appAuth().currentUser?.uid === uid;
}
