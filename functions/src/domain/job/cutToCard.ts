import { limits } from "../limits.ts";
import type { Job } from "./job.ts";
import { noJobDetails } from "./jobDetails.ts";

/** What no card shows; the same in every job, so that it costs a compressed page nothing. */
const leftOut = {
  requirements: "",
  benefits: [],
  ...noJobDetails,
  companyId: null,
  contactWhatsapp: "",
  revision: 1,
  approved: true,
  approvalStatus: "approved",
  listed: true,
  searchTerms: [],
} satisfies Partial<Job>;

/** A listed job with what a card and a row show of it: the beginning of its description, no requirements. */
export function cutToCard(job: Job): Job {
  return {
    id: job.id,
    title: job.title,
    company: job.company,
    location: job.location,
    salary: job.salary,
    type: job.type,
    category: job.category,
    // One character more than a card shows, which tells whether the text goes on.
    description: job.description
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, limits.cardPreview + 1),
    urgent: job.urgent,
    filled: job.filled,
    acceptNoExperience: job.acceptNoExperience,
    postedAt: job.postedAt,
    expiresAt: job.expiresAt,
    updatedAt: job.postedAt,
    ...leftOut,
  };
}
