import { isCnpj, stripCnpj } from "../company/cnpj.ts";
import type { Company } from "../company/company.ts";
import type { PendingJob } from "../job/pendingJob.ts";
import type { Resume } from "../application/resume.ts";
import {
  foldText,
  readings,
  searchTermFor,
  searchTerms,
  stemsOf,
  wordBeginnings,
} from "../text/searchTerms.ts";

// The administrator's search: the text it looks through, the pieces of it that functions index, and the piece a query asks for.

function joined(...texts: (string | null)[]): string {
  return texts.filter(Boolean).join(" ");
}

/** The text a company is found in; its CNPJ is stored without punctuation. */
export function companySearchText({
  name,
  responsibleName,
  email,
  category,
  cnpj,
}: Pick<Company, "name" | "responsibleName" | "email" | "category" | "cnpj">): string {
  return joined(name, responsibleName, email, category, cnpj);
}

/** The text an imported job is found in. */
export function pendingJobSearchText({
  title,
  company,
}: Pick<PendingJob, "title" | "company">): string {
  return joined(title, company);
}

type SearchedResume = Pick<
  Resume,
  | "name"
  | "email"
  | "phone"
  | "jobTitle"
  | "company"
  | "education"
  | "experience"
  | "skills"
  | "notes"
>;

/** Who applied and to what: indexed by every piece of a word. */
function whoApplied({ name, email, phone, jobTitle }: SearchedResume): string {
  return joined(name, email, phone, jobTitle);
}

/** What they wrote, and what is noted about them: may be long, so it is indexed by the beginnings of its words. */
function whatIsWritten(
  { company, education, experience, skills, notes }: SearchedResume,
  coverLetter: string,
): string {
  return joined(company, coverLetter, education, experience, skills, notes);
}

/** The text an application is found in. */
export function resumeSearchText(resume: SearchedResume, coverLetter: string): string {
  return joined(whoApplied(resume), whatIsWritten(resume, coverLetter));
}

/** Every indexed piece of an application. */
export function resumeSearchTerms(resume: SearchedResume, coverLetter: string): string[] {
  return [
    ...new Set([
      ...searchTerms(whoApplied(resume)),
      ...wordBeginnings(whatIsWritten(resume, coverLetter)),
    ]),
  ].sort();
}

/** A search in the form stored texts have: numbers lose the punctuation people type, '(66) 91234-5678' → '66912345678'. */
export function typedSearch(search: string): string {
  if (isCnpj(search)) return stripCnpj(search);
  return /\p{L}/u.test(search) ? search : search.replace(/[^\p{N}]/gu, "");
}

/** The one indexed piece to ask for, null when nothing is typed; of an e-mail address one from before the @, as many share the rest. */
export function adminSearchTerm(search: string): string | null {
  const typed = typedSearch(search);
  return searchTermFor(typed.split("@")[0]!) ?? searchTermFor(typed);
}

/**
 * Whether a text holds what was typed, or the same words in other forms: one piece finds more than that. Case, accents
 * and signs do not count.
 */
export function isFound(text: string, search: string): boolean {
  const typed = typedSearch(search);
  return (
    foldText(text).includes(foldText(typed)) ||
    readings(text).some((reading) => stemsOf(reading).includes(stemsOf(typed)))
  );
}
