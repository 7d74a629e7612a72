import { z } from "zod";

/** A job in the open data (`openDataPath`): as this site writes it, and as it reads those of neighbours. */
export const openDataJobSchema = z.object({
  url: z.string(),
  title: z.string(),
  company: z.string(),
  place: z.string(),
  category: z.string(),
  openings: z.number(),
  /** Work of one day, which is the day of the deadline. */
  dayWork: z.boolean().optional(),
  urgent: z.boolean(),
  contractType: z.string().nullable(),
  workload: z.string().nullable(),
  salary: z.string(),
  /** As in schema.org's JobPosting. */
  baseSalary: z.record(z.string(), z.unknown()).nullable(),
  postedAt: z.iso.datetime(),
  /** The last day on the town's calendar. */
  deadline: z.iso.date(),
});
export type OpenDataJob = z.infer<typeof openDataJobSchema>;
