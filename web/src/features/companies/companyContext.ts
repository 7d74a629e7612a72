import type { Company } from "@vagas/functions/domain/company/company";
import { createContext, use } from "react";
import type { WriteOutcome } from "../../data/firebase/writeOutcome.ts";

type CompanyArea = {
  company: Company;
  /** Logs out and goes to the login. */
  leave: () => Promise<void>;
  /** Deletes the company, logs out and goes to the home page. */
  deleteAccount: () => Promise<WriteOutcome>;
};

export const CompanyContext = createContext<CompanyArea | null>(null);

/** The company that is logged in, live. Only below the company's guard. */
export function useCompanyArea(): CompanyArea {
  const area = use(CompanyContext);
  if (!area) throw new Error("Outside the company area");
  return area;
}
