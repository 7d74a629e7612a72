import Box from "@mui/material/Box";
import { paths } from "@vagas/functions/domain/site/paths";
import type { Job } from "@vagas/functions/domain/job/job";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { MoreActions } from "./MoreActions.tsx";

const compact = { px: 1, minWidth: 0 } as const;

type Props = { job: Job; active: boolean; now: Date };

/** A company's actions on one of its jobs; a deactivated company can only view it. */
export function JobActions({ job, active, now }: Props) {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: { xs: "wrap", lg: "nowrap" },
        alignItems: "center",
        justifyContent: { md: "flex-end" },
        gap: 0.5,
        minWidth: { md: 176 },
      }}
    >
      {active && (
        <ButtonLink
          size="small"
          sx={compact}
          to={paths.companyEditJob(job.id)}
          aria-label={`Editar ${job.title}`}
        >
          Editar
        </ButtonLink>
      )}
      <ButtonLink
        size="small"
        sx={compact}
        to={viewAddress(job)}
        target="_blank"
        rel="noopener"
        aria-label={`Visualizar ${job.title} em nova aba`}
      >
        Visualizar
      </ButtonLink>
      <ButtonLink
        size="small"
        sx={compact}
        to={paths.companyCandidates(job.id)}
        aria-label={`Candidatos de ${job.title}`}
      >
        Candidatos
      </ButtonLink>
      {active && <MoreActions job={job} now={now} />}
    </Box>
  );
}

/** The public page, or the preview of a job that is not public. */
function viewAddress(job: Job): string {
  return job.listed ? paths.job(job.id) : `${paths.companyEditJob(job.id)}?previa`;
}
