import { paths } from "@vagas/functions/domain/site/paths";
import type { Job } from "@vagas/functions/domain/job/job";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { MoreActions } from "./MoreActions.tsx";

type Props = { job: Job; active: boolean; now: Date };

/** A company's actions on one of its jobs; a deactivated company can only view it. */
export function JobActions({ job, active, now }: Props) {
  return (
    <>
      {active && (
        <ButtonLink
          size="small"
          to={paths.companyEditJob(job.id)}
          aria-label={`Editar ${job.title}`}
        >
          Editar
        </ButtonLink>
      )}
      <ButtonLink
        size="small"
        to={viewAddress(job)}
        target="_blank"
        rel="noopener"
        aria-label={`Visualizar ${job.title} em nova aba`}
      >
        Visualizar
      </ButtonLink>
      <ButtonLink
        size="small"
        to={paths.companyCandidates(job.id)}
        aria-label={`Candidatos de ${job.title}`}
      >
        Candidatos
      </ButtonLink>
      {active && <MoreActions job={job} now={now} />}
    </>
  );
}

/** The public page, or the preview of a job that is not public. */
function viewAddress(job: Job): string {
  return job.listed ? paths.job(job.id) : `${paths.companyEditJob(job.id)}?previa`;
}
