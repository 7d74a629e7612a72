import { z } from "zod";

/** hiringCompanies/{companyId}: exists while the company has a job that accepts applications. Rules check it. */
export const hiringCompanySchema = z.object({ at: z.date() });
