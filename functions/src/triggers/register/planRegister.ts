import type { Company } from "../../domain/company/company.ts";
import {
  type EmployerRegister,
  isHeldByRegister,
  numbersNaming,
  type RegisterMatch,
} from "../../domain/company/employerRegister.ts";
import { isCnpj } from "../../domain/text/cnpj.ts";
import type { Budgets } from "../../store/mailCounts.ts";
import type { Write } from "../../store/writes.ts";
import { registerMail, registerMailId } from "../../mail/registerMail.ts";

/** The input of `planRegister`. */
export type RegisterSnapshot = {
  companyId: string;
  /** Null: the company is deleted. */
  company: Pick<Company, "name" | "cnpj" | "registerHold"> | null;
  /** The CPF or CAEPF of a farm. */
  taxId: string | null;
  /** The present edition; undefined if none was imported. */
  register: Pick<EmployerRegister, "edition" | "numbers"> | undefined;
  match: RegisterMatch | undefined;
  budgets: Budgets<RegisterBudget>;
};

/** The budgets of mails about the register. */
export type RegisterBudget = "registerCompany" | "register";

/** The time, the site (without a trailing slash), and who is mailed. */
type RegisterTerms = { now: Date; siteUrl: string; adminEmail: string };

/**
 * The writes that bring a company's match with the register, and the hold of its jobs, up to date. A new match is
 * mailed to the administrator in the same commit, so that it is mailed once.
 */
export function planRegister(snapshot: RegisterSnapshot, terms: RegisterTerms): Write[] {
  const { companyId: id, company, match: kept } = snapshot;
  const match = matchOf(snapshot, terms.now);
  const isHeld = isHeldByRegister(match);
  return [
    ...(match !== null && match !== kept
      ? [{ in: "registerMatches" as const, id, set: match }]
      : []),
    ...(match === null && kept
      ? [{ in: "registerMatches" as const, id, delete: true as const }]
      : []),
    ...(company !== null && (company.registerHold ?? false) !== isHeld
      ? [{ in: "companies" as const, id, update: { registerHold: isHeld } }]
      : []),
    ...(match === null ? [] : planMail(match, snapshot, terms)),
  ];
}

/**
 * The mail about a match that says something new, within the budgets: anybody registers companies, and types any number. A
 * new edition is no company's doing. What is not mailed is in the next digest.
 */
function planMail(
  match: RegisterMatch,
  { company, match: kept, budgets }: RegisterSnapshot,
  terms: RegisterTerms,
): Write[] {
  if (company === null || isSame(match, kept)) return [];
  const isOfEdition = kept !== undefined && kept.edition !== match.edition;
  const uses: RegisterBudget[] = isOfEdition ? ["register"] : ["registerCompany", "register"];
  const mail = uses.every(budgets.hasRoom) ? registerMail(match, company.name, terms) : null;
  return mail === null
    ? []
    : [{ in: "mail", id: registerMailId(match), set: mail }, ...budgets.use(uses)];
}

/** Whether both say the same of the company. */
function isSame(match: RegisterMatch, kept: RegisterMatch | undefined): boolean {
  return kept?.edition === match.edition && kept.numbers.join() === match.numbers.join();
}

/**
 * The kept match if it still says what the register says. The numbers that name what the company typed go on counting: it
 * does not let itself go by typing another. Its CPF or CAEPF is the administrator's, who may correct it.
 */
function matchOf(
  { companyId: id, company, taxId, register, match: kept }: RegisterSnapshot,
  now: Date,
): RegisterMatch | null {
  if (company === null || register === undefined) return null;
  const before = kept?.typed ?? (kept?.numbers ?? []).filter(isCnpj);
  const typed = numbersNaming(register, [company.cnpj, ...before]);
  const numbers = [...new Set([...typed, ...numbersNaming(register, [taxId])])].sort();
  if (numbers.length === 0) return null;
  const match = { id, edition: register.edition, numbers, typed, since: now };
  if (kept === undefined || !isSame(match, kept)) return match;
  return before.join() === typed.join() ? kept : { ...kept, typed };
}
