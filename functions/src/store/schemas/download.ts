import { z } from "zod";
import { limits } from "../../domain/limits.ts";

/** downloads/{auto}: who downloaded whose résumé, written before the file is sent. */
export const downloadSchema = z.object({
  candidateId: z.string().min(1).max(limits.candidateId.max),
  /** The account that reads. */
  uid: z.string(),
  at: z.date(),
});
