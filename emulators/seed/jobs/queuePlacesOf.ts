import type { Job } from "@vagas/functions/domain/job/job";
import type { QueuePlaces } from "@vagas/functions/domain/company/queuePlaces";

/** The places in the queue of companies' pending jobs. */
export function queuePlacesOf(jobs: readonly Job[]): (QueuePlaces & { id: string })[] {
  const waiting = jobs.filter(
    ({ companyId, approvalStatus }) => companyId !== null && approvalStatus === "pending",
  );
  return Object.entries(Object.groupBy(waiting, ({ companyId }) => companyId!)).map(
    ([id, own = []]) => {
      const sent = own.toSorted((a, b) => a.postedAt.getTime() - b.postedAt.getTime());
      const [last, secondLast, thirdLast] = sent.toReversed();
      return {
        id,
        jobs: Object.fromEntries(sent.map((job, place) => [String(place), job.id])),
        place: String(sent.length - 1),
        lastAt: last!.postedAt,
        secondLastAt: secondLast?.postedAt ?? null,
        thirdLastAt: thirdLast?.postedAt ?? null,
      };
    },
  );
}
