import { collections } from "@vagas/functions/domain/collections";
import type { DocumentData } from "firebase-admin/firestore";
import type { Stranger } from "./strangers.ts";

/** A document of the board as the Admin SDK sees it. */
export type Row = { path: string; data: DocumentData };

/** The owner of a document, stated independently of the rules: by its id or by the field that names the owner. */
export function isOwn({ path, data }: Row, { uid }: Pick<Stranger, "uid">): boolean {
  if (uid === null) return false;
  const [collection, id = ""] = path.split("/");
  if (collection === collections.candidates)
    return data["uid"] === uid || data["companyId"] === uid;
  if (collection === collections.companies || collection === collections.queuePlaces)
    return id === uid;
  const ofCompany: string[] = [
    collections.jobs,
    collections.jobApprovals,
    collections.jobEdits,
    collections.jobExplanations,
    collections.closingNotices,
    collections.hires,
    collections.contactRequests,
  ];
  return ofCompany.includes(collection!) && data["companyId"] === uid;
}

/** What everybody may read. */
export function isPublic({ path, data }: Row): boolean {
  const isCounts = path === "stats/public" || path === "stats/numbers";
  return isCounts || (path.startsWith("jobs/") && data["listed"] === true);
}

/** What a company that may publish reads of people in the talent bank: cards without contacts. */
export function isShown({ path }: Row, { name }: Stranger): boolean {
  return name === "a company" && path.startsWith(`${collections.talentCards}/`);
}
