import type { AuditEntry } from "@vagas/functions/domain/administration/auditEntry";
import { limits } from "@vagas/functions/domain/limits";
import { query, where } from "firebase/firestore";
import { liveRows } from "../queries/liveRows.ts";
import { type Cursor, type PageOf, readPage } from "../queries/pagedQuery.ts";

export type Audited = AuditEntry & { id: string };

/** The decisions about one document, newest first. */
export function listHistory(
  of: { collection: string; id: string },
  cursor: Cursor | null,
): Promise<PageOf<Audited>> {
  const entries = query(
    liveRows.audit(),
    where("collection", "==", of.collection),
    where("documentId", "==", of.id),
  );
  return readPage(entries, "at", limits.pageSize, cursor);
}
