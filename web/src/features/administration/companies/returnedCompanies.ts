import { createContext, use } from "react";

/** The companies that are like one that was deactivated, by their ids; empty until that is known. */
export const ReturnedCompanies = createContext<ReadonlySet<string>>(new Set());

export function useIsReturned(companyId: string): boolean {
  return use(ReturnedCompanies).has(companyId);
}
