import Alert from '@mui/material/Alert';
import { formatDate } from '@vagas/functions/domain/dates';
import type { Job } from '@vagas/functions/domain/job';
import { isExpired } from '@vagas/functions/domain/jobStanding';

/** Why nobody can apply any more. */
export function JobOverNotice({ job, now }: { job: Job; now: Date }) {
  const why = job.filled
    ? 'Esta vaga já foi preenchida.'
    : isExpired(job, now)
      ? `O prazo para candidaturas terminou em ${formatDate(job.expiresAt)}.`
      : 'Esta vaga foi retirada do ar pelo anunciante.';
  return (
    <Alert severity="info" sx={{ mb: 3, displayPrint: 'none' }}>
      {why} Ela não recebe mais candidaturas.
    </Alert>
  );
}
