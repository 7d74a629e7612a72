import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import Typography from '@mui/material/Typography';
import type { Job } from '@vagas/functions/domain/job';
import { companyStatus, type CompanyStatus } from '@vagas/functions/domain/jobStanding';
import { companyStatusText } from '@vagas/functions/domain/jobText';
import type { ReactElement } from 'react';
import { useJobApproval } from '../../data/companyJobs.ts';
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx';

const looks: Record<CompanyStatus, { tone: Tone; icon: ReactElement }> = {
  pending: { tone: 'waiting', icon: <HourglassIcon /> },
  rejected: { tone: 'bad', icon: <HighlightOffIcon /> },
  filled: { tone: 'quiet', icon: <HandshakeIcon /> },
  expired: { tone: 'quiet', icon: <EventBusyIcon /> },
  active: { tone: 'good', icon: <CheckCircleIcon /> },
};

/** Where a job stands; of a refusal, why. */
export function JobStatus({ job, now }: { job: Job; now: Date }) {
  const status = companyStatus(job, now);
  return (
    <>
      <StatusChip {...looks[status]} label={companyStatusText[status]} />
      {status === 'rejected' && <RefusalNotes job={job} />}
    </>
  );
}

/** What the administrator wrote about this revision of the job. */
export function RefusalNotes({ job }: { job: Pick<Job, 'id' | 'revision'> }) {
  const approval = useJobApproval(job.id);
  if (approval.state !== 'ready') return null;
  const notes = approval.value?.revision === job.revision ? approval.value.adminNotes : '';
  return (
    <Typography variant="body2" sx={{ mt: 1, minWidth: { lg: 180 }, maxWidth: '42ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {notes === '' ? 'Sem observações. Em caso de dúvida, fale com a administração.' : notes}
    </Typography>
  );
}
