import Box from '@mui/material/Box';
import { formatDate } from '@vagas/functions/domain/dates';
import type { Job } from '@vagas/functions/domain/job';
import { closingInDays, isExpired } from '@vagas/functions/domain/jobStanding';

function remark(job: Job, now: Date): string | null {
  if (isExpired(job, now)) return 'prazo encerrado';
  const days = closingInDays(job, now);
  if (days === null) return null;
  if (days === 0) return 'termina hoje';
  return days === 1 ? 'termina amanhã' : `faltam ${days} dias`;
}

/** Until when people may apply, and how near that is. */
export function JobDeadline({ job, now }: { job: Job; now: Date }) {
  const near = job.filled ? null : remark(job, now);
  return (
    <>
      {formatDate(job.expiresAt)}
      {near && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'secondary.main', fontWeight: 650 }}>
          {near}
        </Box>
      )}
    </>
  );
}
