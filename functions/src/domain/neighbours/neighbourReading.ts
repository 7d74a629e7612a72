import { z } from "zod";
import { contractTypes } from "../job/jobDetails.ts";
import { limits } from "../limits.ts";
import { neighbourBounds } from "./neighbour.ts";

const text = (longest: number) => z.string().max(longest);

/** A job of a neighbour as it is stored: plain texts of one line, and a link to the neighbour's own site. */
const neighbourJobSchema = z.object({
  url: text(neighbourBounds.address),
  title: text(limits.jobTitle.max),
  company: text(limits.jobCompany.max),
  place: text(limits.jobLocation.max),
  category: text(limits.jobTitle.max),
  urgent: z.boolean(),
  /** Stored before files told it: none. */
  dayWork: z.boolean().default(false),
  contractType: z.enum(contractTypes).nullable(),
  salary: text(limits.jobSalary.max),
  postedAt: z.date(),
  /** The last day, or the day of work of a day, 'YYYY-MM-DD'. */
  deadline: z.iso.date(),
});
export type NeighbourJob = z.infer<typeof neighbourJobSchema>;

/** neighbours/{host}: what was last read of a neighbour, newest first. */
export const neighbourReadingSchema = z.object({
  readAt: z.date(),
  jobs: z.array(neighbourJobSchema),
});
export type NeighbourReading = z.infer<typeof neighbourReadingSchema>;
