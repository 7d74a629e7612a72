import type { AuditEntry } from "../domain/administration/auditEntry.ts";

// The author, as far as event and rules tell.

/** The one administrator: rules let nobody else decide. */
export const administrator = "admin";

/** The company the document belongs to. */
export const theCompany = "company";

/** The person whose data it is. */
export const thePerson = "person";

/** The site's own rule. */
export const theSite = "site";

/** The event does not tell whether the person or the administrator acted. */
export const unknownActor = "unknown";

/** An entry of the audit, by default by the administrator and without notes. */
export function auditEntry(
  collection: string,
  documentId: string,
  action: string,
  at: Date,
  details: Partial<Pick<AuditEntry, "actor" | "notes">> = {},
): AuditEntry {
  return { actor: administrator, action, collection, documentId, notes: "", at, ...details };
}
