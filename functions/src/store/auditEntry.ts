import type { AuditEntry } from '../domain/auditEntry.ts';

/** Rules let nobody else decide, so that a decision is the administrator's. */
export const administrator = 'admin';

/** The company the document belongs to. */
export const theCompany = 'company';

/** Whose data it is. */
export const thePerson = 'person';

/** Who it was cannot be told from the event: the person concerned or the administrator. */
export const unknownActor = 'unknown';

export function auditEntry(collection: string, documentId: string, action: string, at: Date, details: Partial<Pick<AuditEntry, 'actor' | 'notes'>> = {}): AuditEntry {
  return { actor: administrator, action, collection, documentId, notes: '', at, ...details };
}
