import type { AuditEntry } from "@vagas/functions/domain/administration/auditEntry";
import { collections } from "@vagas/functions/domain/collections";
import { limits } from "@vagas/functions/domain/limits";
import { collection, query, where } from "firebase/firestore";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { type Cursor, type PageOf, readPage } from "../queries/pagedQuery.ts";

export type Audited = AuditEntry & { id: string };

/** The decisions about one document, newest first. */
export function listHistory(
  of: { collection: string; id: string },
  cursor: Cursor | null,
): Promise<PageOf<Audited>> {
  const entries = query(
    collection(liveDatabase(), collections.audit),
    where("collection", "==", of.collection),
    where("documentId", "==", of.id),
  );
  return readPage<Audited>(entries, "at", limits.pageSize, cursor);
}
