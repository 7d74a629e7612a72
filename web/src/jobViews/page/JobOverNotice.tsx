import { LineIcon } from "../../ui/LineIcon.tsx";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import type { Job } from "@vagas/functions/domain/job/job";
import { isExpired } from "@vagas/functions/domain/job/jobStanding";
import look from "./JobOverNotice.module.css";

/** Why nobody can apply any more. */
export function JobOverNotice({ job, now }: { job: Job; now: Date }) {
  const why = job.filled
    ? "Esta vaga já foi preenchida."
    : isExpired(job, now)
      ? `O prazo para candidaturas terminou em ${formatDate(job.expiresAt)}.`
      : "Esta vaga está fora do ar.";
  return (
    <div className={look.notice}>
      <LineIcon of="calendarOver" />
      <span>{why} Ela não recebe mais candidaturas.</span>
    </div>
  );
}
