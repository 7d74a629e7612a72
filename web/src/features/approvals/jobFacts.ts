import { formatDate } from "@vagas/functions/domain/dates";
import type { JobContent } from "@vagas/functions/domain/job/job";
import { joinFacts } from "../../ui/joinFacts.ts";

/** The line below a waiting job's title: company, place, salary, type and when it was sent. */
export function jobFacts(
  { company, location, salary, type }: Pick<JobContent, "company" | "location" | "salary" | "type">,
  sentAt: Date,
): string {
  return joinFacts(company, location, salary, type, formatDate(sentAt));
}
