import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import type { Job } from '@vagas/functions/domain/job';
import { companyStatus, type CompanyStatus } from '@vagas/functions/domain/jobStanding';
import { companyStatusText } from '@vagas/functions/domain/jobText';
import type { ReactElement } from 'react';
import { StatusChip, type Tone } from '../../../ui/StatusChip.tsx';
import { RefusalNotes } from '../RefusalNotes.tsx';

const looks: Record<CompanyStatus, { tone: Tone; icon: ReactElement }> = {
  pending: { tone: 'waiting', icon: <HourglassIcon /> },
  rejected: { tone: 'bad', icon: <HighlightOffIcon /> },
  filled: { tone: 'quiet', icon: <HandshakeIcon /> },
  expired: { tone: 'quiet', icon: <EventBusyIcon /> },
  active: { tone: 'good', icon: <CheckCircleIcon /> },
};

/** A job's status; of a rejected one, the administrator's notes too. */
export function JobStatus({ job, now }: { job: Job; now: Date }) {
  const status = companyStatus(job, now);
  return (
    <>
      <StatusChip {...looks[status]} label={companyStatusText[status]} />
      {status === 'rejected' && <RefusalNotes job={job} />}
    </>
  );
}
