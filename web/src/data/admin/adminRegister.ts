import { collections, presentEdition } from "@vagas/functions/domain/collections";
import {
  type EmployerRegister,
  isHeldByRegister,
  type RegisterMatch,
} from "@vagas/functions/domain/company/employerRegister";
import { limits } from "@vagas/functions/domain/limits";
import { doc, getDocsFromServer, limit, query, serverTimestamp } from "firebase/firestore";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { type LiveWithRetry, useLiveDocument } from "../queries/liveQuery.ts";
import { liveRows } from "../queries/liveRows.ts";
import type { AdminWrite } from "../session/adminSession.ts";
import { writeAsAdmin } from "./adminWrite.ts";

/** The present edition of the register of employers, live; null if none was imported. */
export function useEmployerRegister(): LiveWithRetry<EmployerRegister | null> {
  return useLiveDocument(doc(liveRows.employerRegister(), presentEdition));
}

/** Replaces the edition as a whole; functions compare the companies with it. */
export function saveEdition(edition: string, numbers: readonly string[]): Promise<AdminWrite> {
  return writeAsAdmin((transaction) =>
    transaction.set(doc(liveDatabase(), collections.employerRegister, presentEdition), {
      edition,
      numbers,
      importedAt: serverTimestamp(),
    }),
  );
}

/** What the register says about a company, live; null if nothing, or not yet known. */
export function useRegisterMatch(companyId: string): RegisterMatch | null {
  const live = useLiveDocument(doc(liveRows.registerMatches(), companyId));
  return live.state === "ready" ? live.value : null;
}

/** The companies whose jobs the register keeps off the site, as many as one request may read. */
export async function listHeldCompanies(): Promise<RegisterMatch[]> {
  const matches = query(liveRows.registerMatches(), limit(limits.listRequest.max));
  const { docs } = await getDocsFromServer(matches);
  return docs.map((row) => row.data()).filter(isHeldByRegister);
}

/** Lets a company go, for this edition and these numbers. */
export function releaseCompany(
  { id, edition, numbers }: RegisterMatch,
  note: string,
): Promise<AdminWrite> {
  return writeAsAdmin((transaction) =>
    transaction.update(doc(liveDatabase(), collections.registerMatches, id), {
      release: { edition, numbers, note, at: serverTimestamp() },
    }),
  );
}
