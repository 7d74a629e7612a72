import { collections } from "@vagas/functions/domain/collections";
import {
  type Company,
  type CompanyProfile,
  fallbackCompanyName,
} from "@vagas/functions/domain/company/company";
import { registrationFields } from "@vagas/functions/domain/company/companyFields";
import { limits } from "@vagas/functions/domain/limits";
import { contentOfDraft } from "@vagas/functions/domain/table/tableContent";
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore/lite";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { updateInTime } from "../firebase/updateInTime.ts";
import { withinLimit } from "../firebase/withinLimit.ts";
import { writeFailure, type WriteOutcome, written } from "../firebase/writeOutcome.ts";

// Writes go through Firestore's REST client: offline they fail at once instead of waiting in a queue.

function row(uid: string) {
  return doc(publicDatabase(), collections.companies, uid);
}

type NewRow = Pick<Company, keyof typeof registrationFields>;

/** Creates companies/{uid}; `email` is the account's own. */
export function createCompany(uid: string, registration: NewRow): Promise<WriteOutcome> {
  const now = serverTimestamp();
  return written(() =>
    setDoc(row(uid), {
      ...contentOfDraft(registrationFields, registration),
      active: true,
      createdAt: now,
      updatedAt: now,
    }),
  );
}

/** Makes the row a company lacks, from its account. 'forbidden': it was deleted, and does not come back. */
export async function ensureCompany(account: {
  uid: string;
  email: string;
  displayName: string | null;
}): Promise<WriteOutcome> {
  try {
    const found = await withinLimit(() => getDoc(row(account.uid)));
    if (found.exists()) return "done";
  } catch (error) {
    return writeFailure(error);
  }
  return createCompany(account.uid, {
    name: knownName(account.displayName),
    category: null,
    responsibleName: "",
    cnpj: null,
    email: account.email,
  });
}

function knownName(displayName: string | null): string {
  const name = displayName?.trim().slice(0, limits.companyName.max) ?? "";
  return name.length < limits.companyName.min ? fallbackCompanyName : name;
}

/** Stores the `changed` fields of a profile; the others stay as another window may have saved them. */
export function saveCompanyProfile(
  uid: string,
  profile: CompanyProfile,
  changed: readonly (keyof CompanyProfile)[],
): Promise<WriteOutcome> {
  return updateInTime(row(uid), {
    ...Object.fromEntries(changed.map((name) => [name, profile[name]])),
    updatedAt: serverTimestamp(),
  });
}

/** Deletes the company; its jobs and its account follow on the server. */
export function deleteCompany(uid: string): Promise<WriteOutcome> {
  return written(() => deleteDoc(row(uid)));
}
