import { aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";

export type Fields = Parameters<typeof aJob>[0];

/** This long before the tests' time. */
export const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Creates listed jobs by id, the newest first. */
export async function listed(jobs: Record<string, Fields>): Promise<void> {
  const all = Object.entries(jobs).map(
    ([id, fields], i) =>
      [
        `jobs/${id}`,
        aJob({
          ...approved,
          listed: true,
          searchTerms: ["secret"],
          postedAt: minutesAgo(i),
          updatedAt: minutesAgo(i),
          ...fields,
        }),
      ] as const,
  );
  await given(Object.fromEntries(all));
}

/** Six jobs, the newest first. */
export const some = Object.fromEntries(["a", "b", "c", "d", "e", "f"].map((id) => [id, {}]));
