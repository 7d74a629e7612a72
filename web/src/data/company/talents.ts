import { collections } from "@vagas/functions/domain/collections";
import { limits } from "@vagas/functions/domain/limits";
import type { TalentCard } from "@vagas/functions/domain/talent/talentCard";
import { searchTermsOf } from "@vagas/functions/domain/writtenResume/choiceSearch";
import { limit, orderBy, query, where } from "firebase/firestore";
import { liveRows } from "../queries/liveRows.ts";
import { type LivePages, useLivePages } from "../queries/livePages.ts";
import { useLiveQuery } from "../queries/liveQuery.ts";
import { havingOthers, havingSkill } from "../queries/skillQuery.ts";
import { useMatching } from "../queries/useMatching.ts";

/** '' filters nothing; `search`: what the person knows, `work`: what they look for (choiceSearch.ts). */
export type TalentFilters = { search: string; work: string; area: string; place: string };

/** The cards of the talent bank, newest first, live. Refused to a company without an open job. */
export function useTalentCards({
  search,
  work,
  area,
  place,
}: TalentFilters): LivePages<TalentCard> {
  const terms = searchTermsOf(search, work);
  const cards = query(
    liveRows.talentCards(),
    ...(area === "" ? [] : [where("area", "==", area)]),
    ...(place === "" ? [] : [where("place", "==", place)]),
    ...havingSkill(terms),
  );
  const key = JSON.stringify([collections.talentCards, area, place, ...terms]);
  const pages = useLivePages(key, cards, "since", limits.pageSize);
  return useMatching(key, pages, havingOthers(terms), limits.pageSize);
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
