import { formatDate } from "@vagas/functions/domain/dates";
import type { JobContent } from "@vagas/functions/domain/job/job";
import { jobPayLine, openingsText } from "@vagas/functions/domain/pay/payText";
import { joinFacts } from "../../ui/joinFacts.ts";

/** The line below a waiting job's title: company, place, pay, openings, type and when it was sent, after `word`. */
export function jobFacts(
  job: Pick<JobContent, "company" | "location" | "pay" | "salary" | "openings" | "type">,
  sentAt: Date,
  word: "enviada em" | "importada em" = "enviada em",
): string {
  const { company, location, openings, type } = job;
  return joinFacts(
    company,
    location,
    jobPayLine(job),
    openingsText(openings),
    type,
    `${word} ${formatDate(sentAt)}`,
  );
}
