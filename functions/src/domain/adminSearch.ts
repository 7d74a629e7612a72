import { isCnpj, stripCnpj } from './cnpj.ts';
import type { Company } from './company.ts';
import type { PendingJob } from './pendingJob.ts';
import type { Resume } from './resume.ts';
import { foldText, searchTermFor, searchTerms, wordBeginnings } from './searchTerms.ts';

// What the administrator's search looks through, the pieces functions keep of it, and the piece to ask for.

function joined(...texts: (string | null)[]): string {
  return texts.filter(Boolean).join(' ');
}

/** Found anywhere in a word, also the numbers: they lie stored without punctuation. */
export function companySearchText({ name, responsibleName, email, category, cnpj }: Pick<Company, 'name' | 'responsibleName' | 'email' | 'category' | 'cnpj'>): string {
  return joined(name, responsibleName, email, category, cnpj);
}

export function pendingJobSearchText({ title, company }: Pick<PendingJob, 'title' | 'company'>): string {
  return joined(title, company);
}

type SearchedResume = Omit<Resume, 'id' | 'resumePath' | 'jobId' | 'talentPoolConsent' | 'status' | 'createdAt' | 'updatedAt' | 'searchTerms'>;

/** Found anywhere in a word: who it is and what they applied to. */
function whoApplied({ name, email, phone, jobTitle }: SearchedResume): string {
  return joined(name, email, phone, jobTitle);
}

/** Found by how a word begins, because it may be long: what they wrote, and what is noted about them. */
function whatIsWritten({ company, education, experience, skills, notes }: SearchedResume, coverLetter: string): string {
  return joined(company, coverLetter, education, experience, skills, notes);
}

export function resumeSearchText(resume: SearchedResume, coverLetter: string): string {
  return joined(whoApplied(resume), whatIsWritten(resume, coverLetter));
}

/** Every indexed piece of an application. */
export function resumeSearchTerms(resume: SearchedResume, coverLetter: string): string[] {
  return [...new Set([...searchTerms(whoApplied(resume)), ...wordBeginnings(whatIsWritten(resume, coverLetter))])].sort();
}

/** A search as stored texts have it: numbers lose the punctuation people type, '(66) 91234-5678' → '66912345678'. */
function typedSearch(search: string): string {
  if (isCnpj(search)) return stripCnpj(search);
  return /\p{L}/u.test(search) ? search : search.replace(/[^\p{N}]/gu, '');
}

/** The one indexed piece to ask for, null when nothing is typed. What stands behind the @ is many people's. */
export function adminSearchTerm(search: string): string | null {
  const typed = typedSearch(search);
  return searchTermFor(typed.split('@')[0]!) ?? searchTermFor(typed);
}

/** Whether a text holds what was typed; what the one piece let through is decided here. */
export function isFound(text: string, search: string): boolean {
  return foldText(text).includes(foldText(typedSearch(search)));
}
