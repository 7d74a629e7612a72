import { createContext, use } from "react";

/** The companies that resemble a deactivated one, by id; empty until known. */
export const ReturnedCompanies = createContext<ReadonlySet<string>>(new Set());

export function useIsReturned(companyId: string): boolean {
  return use(ReturnedCompanies).has(companyId);
}
