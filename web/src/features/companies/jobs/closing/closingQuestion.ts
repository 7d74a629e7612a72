import type { Job } from "@vagas/functions/domain/job/job";
import { countUnanswered } from "../../../../data/company/closingNotices.ts";
import { countHired } from "../../../../data/company/hires.ts";
import { createStore } from "../../../../state/createStore.ts";

/**
 * A job that has ended. `companyId`: whose it is, because another company may log in before the answer; `people`: how many
 * applicants have no answer, null: they could not be counted; `hired`: how many it probably hired, null: nobody saw it, so
 * nobody is asked; `done`: what its company has just done.
 */
export type EndedJob = Pick<Job, "id" | "title" | "expiresAt"> & {
  companyId: string;
  people: number | null;
  hired: number | null;
  done?: string | undefined;
};

/** The jobs whose company is asked about their end; the dashboard shows the first question, and the next one after it. */
export const closingQuestions = createStore<readonly EndedJob[]>([]);

/** Asks after the questions about other jobs, the first of which may be half answered. */
function ask(job: EndedJob) {
  const open = closingQuestions.get();
  const isOpen = open.some(({ id }) => id === job.id);
  closingQuestions.set(
    isOpen ? open.map((other) => (other.id === job.id ? job : other)) : [...open, job],
  );
}

export function endQuestion({ id }: Pick<EndedJob, "id">) {
  closingQuestions.set(closingQuestions.get().filter((job) => job.id !== id));
}

/** Another company has logged in. */
export function endQuestionsOfOthers(companyId: string) {
  closingQuestions.set(closingQuestions.get().filter((job) => job.companyId === companyId));
}

type Asked = Pick<Job, "id" | "title" | "expiresAt" | "approved" | "openings">;

/**
 * Asks whether to tell the applicants without an answer, unless there are none, and whether an approved job hired
 * somebody. On a weak line it asks without the numbers. Returns whether it asks: the question says what is `done`, and a
 * message at the foot would cover it.
 */
export async function askAboutEnd(
  companyId: string,
  { id, title, expiresAt, approved, openings }: Asked,
  done?: string,
): Promise<boolean> {
  const [people, marked] = await Promise.all([
    // Nobody could apply to a job that was never approved.
    countUnanswered(companyId, id).catch(() => (approved ? null : 0)),
    approved ? countHired(companyId, id).catch(() => 0) : 0,
  ]);
  const hired = approved ? Math.min(Math.max(marked, 1), Math.max(openings, 1)) : null;
  if (people === 0 && hired === null) return false;
  ask({ id, title, expiresAt, companyId, people, hired, done });
  return true;
}

/** Asks whether to tell the applicants alone. Returns how many have no answer; null if that cannot be read. */
export async function askWhetherToTell(
  companyId: string,
  { id, title, expiresAt }: Pick<Job, "id" | "title" | "expiresAt">,
): Promise<number | null> {
  const people = await countUnanswered(companyId, id).catch(() => null);
  if (people !== null && people > 0) ask({ id, title, expiresAt, companyId, people, hired: null });
  return people;
}
