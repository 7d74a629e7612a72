import { rowOf } from "../rowOf.ts";
import type { Row } from "../table/row.ts";
import type { Job } from "./job.ts";
import { noJobDetails } from "./jobDetails.ts";
import { defaultSalary } from "../pay/pay.ts";
import { payOf } from "../pay/payOfText.ts";

// Every page that shows a job loads this file; its schema, and with it zod, stays out.

/** The values of fields that older rows lack. */
const lacking = {
  requirements: "",
  salary: defaultSalary,
  openings: 1,
  dayWork: false,
  meetingPlace: "",
  urgent: false,
  acceptNoExperience: false,
  benefits: [],
  filled: false,
  listed: false,
  searchTerms: [],
  ...noJobDetails,
};

/** A job of the row jobs/{id}. */
export function readJob(id: string, row: Row): Job {
  const job = rowOf<"jobs">(id, { ...lacking, ...row });
  return { ...job, pay: payOf(job) };
}
