import { z } from "zod";

/** audit/{id}: who decided what, when, about which document. Written by functions. */
export const auditEntrySchema = z.object({
  actor: z.string(),
  action: z.string(),
  collection: z.string(),
  documentId: z.string(),
  notes: z.string(),
  at: z.date(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
