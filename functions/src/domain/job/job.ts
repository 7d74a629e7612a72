import { z } from "zod";
import { addDays, endOfDay, isoDay } from "../dates.ts";
import { documentId } from "../fields.ts";
import { limits } from "../limits.ts";
import { jobTypes } from "../options.ts";
import { contentOfDraft, emptyContent, typedContent } from "../table/tableContent.ts";
import { draftShape, storedShape } from "../table/schemas.ts";
import { town } from "../town.ts";
import { replyWords } from "../company/replyWord.ts";
import { lastDeadline } from "./deadline.ts";
import { isPaidByTheDay, withoutHidden } from "./kindOfJob.ts";
import { type JobContent, jobFields } from "./jobFields.ts";
import { payOfText } from "../pay/payOfText.ts";
import { amountText } from "../pay/payText.ts";
import { placeOf } from "../place/place.ts";

export const approvalStatusSchema = z.enum(["pending", "approved", "rejected"]);
export type ApprovalStatus = z.infer<typeof approvalStatusSchema>;

/** The days, 'YYYY-MM-DD', on which a job's deadline may be. */
type Deadlines = { first: string; last: string };

function deadlineSchema({ first, last }: Deadlines): z.ZodType {
  return z
    .string()
    .refine((day) => !Number.isNaN(endOfDay(day).getTime()), {
      error: "Informe o prazo para candidaturas",
      abort: true,
    })
    .refine((day) => day >= first, "O dia não pode estar no passado")
    .refine((day) => day <= last, "O dia deve ser no máximo daqui a 60 dias");
}

function draftSchema(deadlines: Deadlines) {
  return z
    .strictObject(draftShape(jobFields, { placeOf, deadline: deadlineSchema(deadlines) }))
    .refine(({ dayWork, pay }) => !dayWork || isPaidByTheDay(pay), {
      path: ["pay", "least"],
      error: "O valor de uma diária é por dia, como R$ 120,00 a diária",
    });
}

/** The schema that was asked for last: a file of jobs asks for the same one with each line, and making one takes long. */
let latest: (Deadlines & { schema: ReturnType<typeof draftSchema> }) | null = null;

/**
 * The form of a job. `deadline` is a 'YYYY-MM-DD' from today to 60 days ahead on the town's calendar, and of work of a day
 * that day.
 */
export function jobDraftSchema(now: Date) {
  const [first, last] = [isoDay(now), lastDeadline(now)];
  if (latest?.first !== first || latest.last !== last)
    latest = { first, last, schema: draftSchema({ first, last }) };
  return latest.schema;
}
export type JobDraftInput = z.input<ReturnType<typeof jobDraftSchema>>;
export type JobDraft = z.output<ReturnType<typeof jobDraftSchema>>;

/** An empty form: the town's place, the default deadline, the company's name if known. */
export function emptyJobDraft(now: Date, company = ""): JobDraftInput {
  return {
    ...emptyContent(jobFields),
    company,
    location: town.places[0],
    deadline: isoDay(addDays(now, limits.deadlineDays.default)),
  };
}

/** What the owner wrote about a job, as stored. */
export const jobContentSchema = z.object({
  ...storedShape(jobFields),
  category: z.enum(jobTypes),
});
export type { JobContent } from "./jobFields.ts";

/** A job as stored in jobs/{id}, with its id; dates instead of SDK timestamps. */
export const jobSchema = jobContentSchema.extend({
  id: documentId,
  /** Null when the administrator created it. */
  companyId: z.string().nullable(),
  filled: z.boolean(),
  /** Taken off the site by its company or the administrator, until put back; absent: never. */
  paused: z.boolean().optional(),
  /** Off the site until the administrator decides, as after reports. Derived; absent: never was. */
  held: z.boolean().optional(),
  /** When the company that it names was verified. Derived; null: it no longer is, absent: never was. */
  companyVerifiedAt: z.date().nullable().optional(),
  /** How many applicants its company answers. Derived; absent where there is nothing good to say. */
  companyReplies: z.enum(replyWords).optional(),
  /** Raised by one with each change of the content, so that a decision applies only to what was read. */
  revision: z.int().min(1),
  approved: z.boolean(),
  approvalStatus: approvalStatusSchema,
  /** When it was sent; once it was on the site, when it was listed for the first time. */
  postedAt: z.date(),
  /** Applications end at this instant. */
  expiresAt: z.date(),
  updatedAt: z.date(),
  /** Approved, not paused or held, its company active, not past `expiresAt` when last checked. Derived. */
  listed: z.boolean(),
  /** Derived from title, company and place. */
  searchTerms: z.array(z.string()),
  /** What jobs are ordered by, in cents a month; null without such a figure. Derived; absent until functions write it. */
  monthlyPay: z.int().nullable().optional(),
});
export type Job = z.infer<typeof jobSchema>;

/** A form's input, as stored; the category is the type. */
export function jobContent(draft: Omit<JobDraft, "deadline">): JobContent {
  const content = withoutHidden(contentOfDraft(jobFields, draft));
  return { ...content, salary: salaryText(content), category: draft.type };
}

/**
 * The text beside the stored pay, for pages that were opened before jobs had one: its amount in words. A text from before
 * that says the same stays, so that an unchanged form is an unchanged job.
 */
function salaryText(draft: Pick<JobContent, "salary" | "pay" | "contractType">): string {
  const { pay, salary } = draft;
  const isSaid = pay === null || JSON.stringify(payOfText(draft)) === JSON.stringify(pay);
  return isSaid ? salary : amountText(pay);
}

/** A stored job as its form shows it. */
export function jobDraftOf(job: Job): JobDraftInput {
  return { ...typedContent(jobFields, job), deadline: isoDay(job.expiresAt) };
}
