import {
  adminSearchTerm,
  companySearchText,
  isFound,
} from "@vagas/functions/domain/administration/adminSearch";
import { collections } from "@vagas/functions/domain/collections";
import type { Company, CompanyAccount } from "@vagas/functions/domain/company/company";
import type { ReturnedCompany } from "@vagas/functions/domain/company/returnedCompany";
import { errorCode } from "@vagas/functions/domain/errorCode";
import { limits } from "@vagas/functions/domain/limits";
import {
  doc,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
} from "firebase/firestore";
import { type AdminWrite, asAdmin } from "../session/adminSession.ts";
import { writeAsAdmin } from "./adminWrite.ts";
import { callable } from "../firebase/callable.ts";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { liveRows } from "../queries/liveRows.ts";
import { type LiveWithRetry, useLiveDocument } from "../queries/liveQuery.ts";
import {
  countOf,
  type Cursor,
  holdingTerm,
  type PageOf,
  readMatching,
} from "../queries/pagedQuery.ts";

function companyAt(id: string) {
  return doc(liveDatabase(), collections.companies, id);
}

function jobsOf(companyId: string) {
  return query(liveRows.jobs(), where("companyId", "==", companyId));
}

/** A company's profile, live; null if it does not exist (yet). */
export function useCompany(id: string | null): Company | null {
  const live = useLiveDocument(id === null ? null : doc(liveRows.companies(), id));
  return live.state === "ready" ? live.value : null;
}

/** A company's profile, live, and whether it could be read; null without one. */
export function useCompanyRow(id: string): LiveWithRetry<Company | null> {
  return useLiveDocument(doc(liveRows.companies(), id));
}

/** What a company has in common with a deactivated one, live; null if nothing, or not yet known. */
export function useReturnedCompany(id: string | null): ReturnedCompany | null {
  const live = useLiveDocument(id === null ? null : doc(liveRows.returnedCompanies(), id));
  return live.state === "ready" ? live.value : null;
}

/** The companies that resemble a deactivated one: the latest, as many as one request may read. */
export async function listReturnedCompanies(): Promise<ReadonlySet<string>> {
  const latest = query(
    liveRows.returnedCompanies(),
    orderBy("expiresAt", "desc"),
    limit(limits.listRequest.max),
  );
  const { docs } = await getDocsFromServer(latest);
  return new Set(docs.map(({ id }) => id));
}

/** The account of a company, from a function, because accounts are no documents. Null without an account. */
export async function readCompanyAccount(id: string): Promise<CompanyAccount | null> {
  const ask = callable<{ companyId: string }, CompanyAccount | null>("readCompanyAccount");
  return (await ask({ companyId: id })).data;
}

/** A page of the companies, newest first. */
export function listCompanies(search: string, cursor: Cursor | null): Promise<PageOf<Company>> {
  const searched = query(liveRows.companies(), ...holdingTerm(adminSearchTerm(search)));
  return readMatching(searched, "createdAt", cursor, (company) =>
    isFound(companySearchText(company), search),
  );
}

export function setCompanyActive(id: string, active: boolean): Promise<AdminWrite> {
  return writeAsAdmin((transaction) =>
    transaction.update(companyAt(id), {
      active,
      updatedAt: serverTimestamp(),
    }),
  );
}

/** Deletes a company; functions remove its account and jobs, and its name on applications. */
export function deleteCompany(id: string): Promise<AdminWrite> {
  return writeAsAdmin((transaction) => transaction.delete(companyAt(id)));
}

export type CompanyRemains = {
  jobs: number;
  /** Counts at most `limits.listRequest.max`. */
  applications: number;
  /** Functions record that they have removed the last of it. */
  finished: boolean;
};

/** The remains of a deleted company. */
export async function countCompanyRemains(id: string): Promise<CompanyRemains> {
  const applications = query(
    liveRows.candidates(),
    where("companyId", "==", id),
    limit(limits.listRequest.max),
  );
  const recorded = query(
    liveRows.audit(),
    where("collection", "==", collections.companies),
    where("documentId", "==", id),
    where("action", "==", "deleted"),
    limit(1),
  );
  const [jobs, left, entries] = await Promise.all([
    countOf(jobsOf(id)),
    getCountFromServer(applications),
    getDocsFromServer(recorded),
  ]);
  return { jobs, applications: left.data().count, finished: !entries.empty };
}

/** The number of a company's jobs. */
export function countCompanyJobs(id: string): Promise<number> {
  return countOf(jobsOf(id));
}

/** Continues an interrupted removal. The function runs longer than the call waits. */
export function continueCompanyRemoval(id: string): Promise<AdminWrite> {
  return asAdmin<never>(async () => {
    await callable("continueCompanyRemoval")({ companyId: id }).catch((error: unknown) => {
      if (errorCode(error) !== "functions/deadline-exceeded") throw error;
    });
  });
}
