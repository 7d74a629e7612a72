import { z } from "zod";
import { limits } from "./limits.ts";

/** downloads/{auto}: who opened whose résumé, written by whoever does, before the file is read. */
export const downloadSchema = z.object({
  candidateId: z.string().min(1).max(limits.candidateId.max),
  /** The account that reads. */
  uid: z.string(),
  at: z.date(),
});
