import type { Job } from "../job/job.ts";

/** Who receives an application to a job, as in 'para …': of a job that no company's account has, the administrator. */
export function recipientOf({ company, companyId }: Pick<Job, "company" | "companyId">): string {
  return companyId === null ? `a administração do site, que avisa ${company}` : company;
}
