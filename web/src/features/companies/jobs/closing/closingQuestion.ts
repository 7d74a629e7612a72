import type { Job } from "@vagas/functions/domain/job/job";
import { countUnanswered } from "../../../../data/company/closingNotices.ts";
import { createStore } from "../../../../state/createStore.ts";

/** A job that has ended, and how many applicants to it have no answer. */
export type EndedJob = Pick<Job, "id" | "title"> & { people: number };

/** The job whose company is asked whether to tell its applicants; the dashboard shows it. */
export const closingQuestion = createStore<EndedJob | null>(null);

/** Asks, if anybody has no answer; asks nothing if that cannot be read. Returns how many people have none. */
export async function askWhetherToTell(
  companyId: string,
  { id, title }: Pick<Job, "id" | "title">,
): Promise<number | null> {
  const people = await countUnanswered(companyId, id).catch(() => null);
  if (people !== null && people > 0) closingQuestion.set({ id, title, people });
  return people;
}
