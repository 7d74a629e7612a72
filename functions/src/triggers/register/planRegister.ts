import type { Company } from "../../domain/company/company.ts";
import {
  type EmployerRegister,
  isHeldByRegister,
  numbersNaming,
  type RegisterMatch,
} from "../../domain/company/employerRegister.ts";
import { isCnpj } from "../../domain/text/cnpj.ts";
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
};

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
  const isNew = match !== null && match !== kept;
  const mail = isNew && company !== null ? registerMail(match, company.name, terms) : null;
  return [
    ...(isNew ? [{ in: "registerMatches" as const, id, set: match }] : []),
    ...(match === null && kept
      ? [{ in: "registerMatches" as const, id, delete: true as const }]
      : []),
    ...(company !== null && (company.registerHold ?? false) !== isHeld
      ? [{ in: "companies" as const, id, update: { registerHold: isHeld } }]
      : []),
    ...(mail === null ? [] : [{ in: "mail" as const, id: registerMailId(match!), set: mail }]),
  ];
}

/**
 * The kept match if it still says what the register says. Its CNPJs go on counting: a company does not let itself go by
 * changing its own. Only the administrator changes a CPF or CAEPF, and may correct it.
 */
function matchOf(
  { companyId: id, company, taxId, register, match: kept }: RegisterSnapshot,
  now: Date,
): RegisterMatch | null {
  const named = (kept?.numbers ?? []).filter(isCnpj);
  const own = company === null ? [] : [company.cnpj, taxId, ...named];
  const numbers = numbersNaming(register, own);
  if (register === undefined || numbers.length === 0) return null;
  const { edition } = register;
  const isKept = kept?.edition === edition && kept.numbers.join() === numbers.join();
  return isKept ? kept : { id, edition, numbers, since: now };
}
