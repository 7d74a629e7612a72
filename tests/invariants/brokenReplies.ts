import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { Replies } from "@vagas/functions/domain/company/replies";
import { replyWord } from "@vagas/functions/domain/company/replyWord";
import { town } from "@vagas/functions/domain/town";
import type { Board } from "./readBoard.ts";

/** What jobs and public pages say of their companies' replies. */
export function brokenReplies({ jobs, companies, publicCompanies }: Board): string[] {
  const wordOf = (companyId: string | null) =>
    companyId === null ? null : replyWord(companies.get(companyId)?.replies);
  return [
    ...[...jobs.values()]
      .filter(({ companyId, companyReplies = null }) => companyReplies !== wordOf(companyId))
      .map(({ id }) => `jobs/${id} says another word for its company's replies than its company's`),
    ...[...publicCompanies]
      .filter(([id, { replies = null }]) => replies !== wordOf(id))
      .map(([id]) => `publicCompanies/${id} says another word for its replies than its company's`),
  ];
}

/**
 * What is wrong with the companies' counts and their words just after they were counted at `at`: a recount by the words of
 * decision 56, which shares nothing with the pass.
 */
export function miscountedReplies({ companies, candidates, jobs }: Board, at: Date): string[] {
  const wordsOnJobs = [...jobs.values()];
  return [...companies].flatMap(([id, { replies }]) => {
    const sent = [...candidates.values()].filter(
      ({ companyId, createdAt }) =>
        companyId === id && isBetween(daysBetween(createdAt, at), 15, 104),
    );
    const recounted = recountReplies(sent);
    const said = JSON.stringify([replies?.applications, replies?.answered, replies?.isEnough]);
    const right = [recounted?.applications, recounted?.answered, recounted?.isEnough];
    const word = wordFor(recounted);
    return [
      ...(said === JSON.stringify(right)
        ? []
        : [`companies/${id} counts its replies as ${said}, not ${JSON.stringify(right)}`]),
      ...wordsOnJobs
        .filter((job) => job.companyId === id && (job.companyReplies ?? null) !== word)
        .map((job) => `jobs/${job.id} praises its company with ${job.companyReplies}, not ${word}`),
    ];
  });
}

function recountReplies(sent: readonly Candidate[]): Replies | undefined {
  if (sent.length === 0) return undefined;
  const phones = new Set(sent.map(({ phone }) => phone)).size;
  const jobs = new Set(sent.map(({ jobId }) => jobId)).size;
  return {
    applications: sent.length,
    answered: sent.filter(wasAnswered).length,
    isEnough: phones >= 5 && jobs >= 2,
  };
}

/** By what the person was told: an answer that the company left before its time is none. */
function wasAnswered({ answers = {}, stage, stageAt, createdAt }: Candidate): boolean {
  const noted = Object.entries(answers);
  const times = noted.flatMap(([of, { at }]) => (of === stage || at <= stageAt ? [at] : []));
  if (noted.length === 0 && stage !== "nova" && stage !== "vista") times.push(stageAt);
  return times.some((time) => daysBetween(createdAt, time) <= 14);
}

function wordFor(counted: Replies | undefined) {
  if (!counted?.isEnough) return null;
  const share = counted.answered / counted.applications;
  if (share >= 0.9) return "almostAll";
  if (share >= 0.6) return "most";
  return share >= 0.3 ? "some" : null;
}

function isBetween(days: number, least: number, most: number): boolean {
  return days >= least && days <= most;
}

const townDay = new Intl.DateTimeFormat("sv-SE", { timeZone: town.timeZone });

/** Midnights of the town between two moments. */
function daysBetween(earlier: Date, later: Date): number {
  const [from, to] = [earlier, later].map((time) => Date.parse(townDay.format(time)));
  return Math.round((to! - from!) / 86_400_000);
}
