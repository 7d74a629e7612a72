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

/** The job whose company is asked about its end; the dashboard shows the question. */
export const closingQuestion = createStore<EndedJob | null>(null);

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
  closingQuestion.set({ id, title, expiresAt, companyId, people, hired, done });
  return true;
}

/** Asks whether to tell the applicants alone. Returns how many have no answer; null if that cannot be read. */
export async function askWhetherToTell(
  companyId: string,
  { id, title, expiresAt }: Pick<Job, "id" | "title" | "expiresAt">,
): Promise<number | null> {
  const people = await countUnanswered(companyId, id).catch(() => null);
  if (people !== null && people > 0)
    closingQuestion.set({ id, title, expiresAt, companyId, people, hired: null });
  return people;
}
