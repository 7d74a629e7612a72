import { z } from "zod";

/** hiringCompanies/{companyId}: is there while the company has a job that takes applications. Rules look for it. */
export const hiringCompanySchema = z.object({ at: z.date() });
