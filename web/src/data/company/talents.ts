import { collections } from "@vagas/functions/domain/collections";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import type { Job } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";
import type { TalentCard } from "@vagas/functions/domain/talent/talentCard";
import { collection, limit, orderBy, query, where } from "firebase/firestore";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { type LivePages, useLivePages } from "../queries/livePages.ts";
import { useLiveQuery } from "../queries/liveQuery.ts";

/** The cards of the talent bank, newest first, live; `area` '' for all. Refused to a company without an open job. */
export function useTalentCards(area: string): LivePages<TalentCard> {
  const cards = collection(liveDatabase(), collections.talentCards);
  return useLivePages<TalentCard>(
    `${collections.talentCards}:${area}`,
    area === "" ? cards : query(cards, where("area", "==", area)),
    "since",
    limits.pageSize,
  );
}

/** A company's jobs that accept applications, live. */
export function useOpenJobs(companyId: string) {
  const open = query(
    collection(liveDatabase(), collections.jobs),
    where("companyId", "==", companyId),
    where("listed", "==", true),
    where("filled", "==", false),
    limit(limits.listRequest.max),
  );
  return useLiveQuery<Job>(`${collections.jobs}:open:${companyId}`, open);
}

/** A company's newest requests to people of the talent bank, live. */
export function useContactRequests(companyId: string) {
  const requests = query(
    collection(liveDatabase(), collections.contactRequests),
    where("companyId", "==", companyId),
    orderBy("createdAt", "desc"),
    limit(limits.listRequest.max),
  );
  return useLiveQuery<ContactRequest>(`${collections.contactRequests}:${companyId}`, requests);
}
