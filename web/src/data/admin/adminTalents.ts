import { collections } from "@vagas/functions/domain/collections";
import { type ContactRequest, isWaiting } from "@vagas/functions/domain/talent/contactRequest";
import type { Job } from "@vagas/functions/domain/job/job";
import { isOpen } from "@vagas/functions/domain/job/jobStanding";
import { limits } from "@vagas/functions/domain/limits";
import type { TalentProfile } from "@vagas/functions/domain/talent/talentCard";
import type { TalentPoolEntry } from "@vagas/functions/domain/talent/talentPoolEntry";
import {
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
} from "firebase/firestore";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { liveRows } from "../queries/liveRows.ts";
import { type Cursor, type PageOf, readPage } from "../queries/pagedQuery.ts";
import type { AdminWrite } from "../session/adminSession.ts";
import { writeAsAdmin } from "./adminWrite.ts";
import { withoutAddress } from "./withoutAddress.ts";

/** The administrator's summary of a person for companies; functions put it on the card. */
export function saveTalentProfile(resumeId: string, profile: TalentProfile): Promise<AdminWrite> {
  return writeAsAdmin((transaction) =>
    transaction.update(doc(liveDatabase(), collections.resumes, resumeId), {
      ...profile,
      profileAt: serverTimestamp(),
    }),
  );
}

/** The card of a résumé's person; null without one. Throws offline. */
export async function readCardId(resumeId: string): Promise<string | null> {
  const entry = await getDocFromServer(doc(liveRows.talentPool(), resumeId));
  return entry.data()?.cardId ?? null;
}

/** The newest open jobs of companies, as many as one request may read. Throws offline. */
export async function readCompanyJobs(): Promise<Job[]> {
  const open = query(
    liveRows.jobs(),
    where("listed", "==", true),
    where("filled", "==", false),
    orderBy("postedAt", "desc"),
    limit(limits.listRequest.max),
  );
  const now = new Date();
  return (await getDocsFromServer(open)).docs
    .map((found) => found.data())
    .filter((job) => job.companyId !== null && isOpen(job, now));
}

/** `untold`: who must be told of a waiting request by somebody, because no mail reaches them. */
export type ListedContactRequest = ContactRequest & {
  untold: Pick<TalentPoolEntry, "name" | "phone"> | null;
};

/** A page of every company's requests, newest first. */
export async function listContactRequests(
  cursor: Cursor | null,
): Promise<PageOf<ListedContactRequest>> {
  const { items, next } = await readPage(
    liveRows.contactRequests(),
    "createdAt",
    limits.pageSize,
    cursor,
  );
  const now = new Date();
  const cardId = (request: ContactRequest) => (isWaiting(request, now) ? request.cardId : []);
  const people = withoutAddress(await readEntries([...new Set(items.flatMap(cardId))]));
  return {
    items: items.map((request) => ({
      ...request,
      untold: (isWaiting(request, now) && people.get(request.cardId)) || null,
    })),
    next,
  };
}

/** The talent pool's entries of some cards, of a page at most. Throws offline. */
async function readEntries(cardIds: readonly string[]): Promise<TalentPoolEntry[]> {
  if (cardIds.length === 0) return [];
  const entries = query(liveRows.talentPool(), where("cardId", "in", cardIds));
  return (await getDocsFromServer(entries)).docs.map((found) => found.data());
}
