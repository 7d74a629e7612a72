import type { AuditEntry } from "../domain/administration/auditEntry.ts";

// Who did it, as far as the event and the rules tell.

/** The one administrator: rules let nobody else decide. */
export const administrator = "admin";

/** The company the document belongs to. */
export const theCompany = "company";

/** Whose data it is. */
export const thePerson = "person";

/** Who it was cannot be told from the event: the person concerned or the administrator. */
export const unknownActor = "unknown";

/** An entry of the audit; the administrator did it, without notes, unless `details` say otherwise. */
export function auditEntry(
  collection: string,
  documentId: string,
  action: string,
  at: Date,
  details: Partial<Pick<AuditEntry, "actor" | "notes">> = {},
): AuditEntry {
  return { actor: administrator, action, collection, documentId, notes: "", at, ...details };
}
