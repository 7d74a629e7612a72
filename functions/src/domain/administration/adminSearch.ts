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
import { typedSearch } from "../text/typedSearch.ts";

// The administrator's search: the searched text, its indexed pieces, and the piece that a query uses.

function joined(...texts: (string | null)[]): string {
  return texts.filter(Boolean).join(" ");
}

/** A company's searched text; its CNPJ is stored without punctuation. */
export function companySearchText({
  name,
  responsibleName,
  email,
  category,
  cnpj,
}: Pick<Company, "name" | "responsibleName" | "email" | "category" | "cnpj">): string {
  return joined(name, responsibleName, email, category, cnpj);
}

/** An imported job's searched text. */
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

/** The applicant and the job: indexed by every piece of a word. */
function whoApplied({ name, email, phone, jobTitle }: SearchedResume): string {
  return joined(name, email, phone, jobTitle);
}

/** Letters and notes: possibly long, so indexed by the beginnings of their words. */
function whatIsWritten(
  { company, education, experience, skills, notes }: SearchedResume,
  coverLetter: string,
): string {
  return joined(company, coverLetter, education, experience, skills, notes);
}

/** An application's searched text. */
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

/**
 * The indexed piece to query; null if nothing is typed. Of an e-mail address it is from before the @, because many
 * share the rest.
 */
export function adminSearchTerm(search: string): string | null {
  const typed = typedSearch(search);
  return searchTermFor(typed.split("@")[0]!) ?? searchTermFor(typed);
}

/**
 * Whether a text contains the search, or the same words in other forms, because one piece finds more than that. Case,
 * accents and punctuation are ignored.
 */
export function isFound(text: string, search: string): boolean {
  const typed = typedSearch(search);
  return (
    foldText(text).includes(foldText(typed)) ||
    readings(text).some((reading) => stemsOf(reading).includes(stemsOf(typed)))
  );
}
