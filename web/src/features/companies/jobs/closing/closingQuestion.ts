import type { Job } from "@vagas/functions/domain/job/job";
import { countUnanswered } from "../../../../data/company/closingNotices.ts";
import { countHired } from "../../../../data/company/hires.ts";
import { createStore } from "../../../../state/createStore.ts";

/**
 * A job that has ended. `people`: how many applicants have no answer; `hired`: how many it probably hired, null: nobody
 * saw it, so nobody is asked.
 */
export type EndedJob = Pick<Job, "id" | "title"> & { people: number; hired: number | null };

/** The job whose company is asked about its end; the dashboard shows the question. */
export const closingQuestion = createStore<EndedJob | null>(null);

type Asked = Pick<Job, "id" | "title" | "approved" | "openings">;

/**
 * Asks whether to tell the applicants without an answer, if there are any, and whether an approved job hired somebody.
 * What cannot be read counts as nobody.
 */
export async function askAboutEnd(
  companyId: string,
  { id, title, approved, openings }: Asked,
): Promise<void> {
  const [people, marked] = await Promise.all([
    countUnanswered(companyId, id).catch(() => 0),
    approved ? countHired(companyId, id).catch(() => 0) : 0,
  ]);
  const hired = approved ? Math.min(Math.max(marked, 1), Math.max(openings, 1)) : null;
  if (people > 0 || hired !== null) closingQuestion.set({ id, title, people, hired });
}

/** Asks whether to tell the applicants alone. Returns how many have no answer; null if that cannot be read. */
export async function askWhetherToTell(
  companyId: string,
  { id, title }: Pick<Job, "id" | "title">,
): Promise<number | null> {
  const people = await countUnanswered(companyId, id).catch(() => null);
  if (people !== null && people > 0) closingQuestion.set({ id, title, people, hired: null });
  return people;
}
