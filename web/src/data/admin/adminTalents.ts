import { collections } from "@vagas/functions/domain/collections";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import type { Job } from "@vagas/functions/domain/job/job";
import { isOpen } from "@vagas/functions/domain/job/jobStanding";
import { limits } from "@vagas/functions/domain/limits";
import type { TalentProfile } from "@vagas/functions/domain/talent/talentCard";
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

/** A page of every company's requests, newest first. */
export function listContactRequests(cursor: Cursor | null): Promise<PageOf<ContactRequest>> {
  return readPage(liveRows.contactRequests(), "createdAt", limits.pageSize, cursor);
}
