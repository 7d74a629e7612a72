import { resumeSearchTerms } from "@vagas/functions/domain/administration/adminSearch";
import { candidateId } from "@vagas/functions/domain/application/candidate";
import { addDays } from "@vagas/functions/domain/dates";
import { isAbout } from "@vagas/functions/domain/application/resume";
import { hasCurrentSkillTerms } from "@vagas/functions/domain/writtenResume/skillTerms";
import type { Board } from "./readBoard.ts";

/** Contradictions among applications and their résumés, files and talent-pool entries. */
export function brokenApplications(board: Board, now: Date): string[] {
  return [
    ...brokenCandidates(board),
    ...brokenRecipients(board),
    ...brokenResumes(board),
    ...brokenTalentPool(board),
    ...brokenFiles(board, now),
  ];
}

function brokenCandidates({ candidates, resumes, files }: Board): string[] {
  const broken: string[] = [];
  for (const [id, candidate] of candidates) {
    // The id contains person and job, so a second application is impossible.
    if (id !== candidateId(candidate.jobId, candidate.uid))
      broken.push(`candidates/${id} is not the application of its person to its job`);
    if (!isAbout(resumes.get(id), candidate))
      broken.push(`candidates/${id} has no résumé record of its file`);
    if (!hasCurrentSkillTerms(candidate))
      broken.push(`candidates/${id} is found by other skills than its answers`);
    if (!files.has(candidate.resumePath) && !candidate.resumeMissing)
      broken.push(`candidates/${id} names a file that is not there`);
  }
  return broken;
}

function brokenRecipients({ candidates, resumes, companies }: Board): string[] {
  const broken: string[] = [];
  for (const [id, { companyId, company }] of candidates) {
    if (companyId !== null && !companies.has(companyId))
      broken.push(`candidates/${id} belongs to a company that is gone`);
    if (companyId === null && company !== null && resumes.get(id)?.company === null)
      broken.push(`candidates/${id} still carries the name of a company that is gone`);
  }
  return broken;
}

function brokenResumes({ candidates, resumes }: Board): string[] {
  const broken: string[] = [];
  for (const [id, resume] of resumes) {
    const candidate = candidates.get(id);
    if (candidate === undefined) broken.push(`resumes/${id} has no application`);
    else {
      if (candidate.company !== resume.company)
        broken.push(`resumes/${id} names another company than its application`);
      if (
        JSON.stringify(resume.searchTerms) !==
        JSON.stringify(resumeSearchTerms(resume, candidate.coverLetter))
      )
        broken.push(`resumes/${id} is searched by other terms than its own`);
    }
  }
  return broken;
}

function brokenTalentPool({ resumes, talentPool }: Board): string[] {
  const broken: string[] = [];
  for (const [id, entry] of talentPool) {
    const resume = resumes.get(id);
    if (resume === undefined || entry.resumeId !== id || entry.resumePath !== resume.resumePath)
      broken.push(`talentPool/${id} has no résumé`);
    else if (resume.status !== "approved" || !resume.talentPoolConsent)
      broken.push(`talentPool/${id} was not approved, or not consented to`);
  }
  for (const [id, { status, talentPoolConsent }] of resumes) {
    if (status === "approved" && talentPoolConsent && !talentPool.has(id))
      broken.push(`resumes/${id} was approved, and is not in the talent pool`);
  }
  return broken;
}

/** A file may wait a day for its record. */
function brokenFiles({ files, candidates }: Board, now: Date): string[] {
  const named = new Set([...candidates.values()].map(({ resumePath }) => resumePath));
  const broken: string[] = [];
  for (const [path, { hasToken, at }] of files) {
    if (!named.has(path) && at < addDays(now, -1)) broken.push(`${path} is named by nobody`);
    if (hasToken) broken.push(`${path} can be read past the rules, by its token`);
  }
  return broken;
}

/** Files without an application, old or new; the caller knows which are expected. */
export function unnamedFiles({ files, candidates }: Board): string[] {
  const named = new Set([...candidates.values()].map(({ resumePath }) => resumePath));
  return [...files.keys()].filter((path) => !named.has(path)).sort();
}
