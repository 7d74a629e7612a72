import { z } from "zod";
import { replyWords } from "./replyWord.ts";

/**
 * publicCompanies/{companyId}: what /empresas/{companyId} says about a company besides its open jobs. Functions write it
 * with the company's first listed job, and delete it when the company is deactivated or deleted.
 */
export const publicCompanySchema = z.object({
  /** The verified name, or the name in its newest listed job, which the administrator read too. */
  name: z.string(),
  verifiedAt: z.date().nullable(),
  /** How many applicants it answers; absent where there is nothing good to say. */
  replies: z.enum(replyWords).optional(),
});
export type PublicCompany = z.infer<typeof publicCompanySchema>;
