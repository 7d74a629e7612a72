import { collections } from "@vagas/functions/domain/collections";
import { limits } from "@vagas/functions/domain/limits";
import type { TalentCard } from "@vagas/functions/domain/talent/talentCard";
import { limit, orderBy, query, where } from "firebase/firestore";
import { liveRows } from "../queries/liveRows.ts";
import { type LivePages, useLivePages } from "../queries/livePages.ts";
import { useLiveQuery } from "../queries/liveQuery.ts";

/** The cards of the talent bank, newest first, live; `area` '' for all. Refused to a company without an open job. */
export function useTalentCards(area: string): LivePages<TalentCard> {
  const cards = liveRows.talentCards();
  return useLivePages(
    `${collections.talentCards}:${area}`,
    area === "" ? cards : query(cards, where("area", "==", area)),
    "since",
    limits.pageSize,
  );
}

/** A company's jobs that accept applications, live. */
export function useOpenJobs(companyId: string) {
  const open = query(
    liveRows.jobs(),
    where("companyId", "==", companyId),
    where("listed", "==", true),
    where("filled", "==", false),
    limit(limits.listRequest.max),
  );
  return useLiveQuery(`${collections.jobs}:open:${companyId}`, open);
}

/** A company's newest requests to people of the talent bank, live. */
export function useContactRequests(companyId: string) {
  const requests = query(
    liveRows.contactRequests(),
    where("companyId", "==", companyId),
    orderBy("createdAt", "desc"),
    limit(limits.listRequest.max),
  );
  return useLiveQuery(`${collections.contactRequests}:${companyId}`, requests);
}
