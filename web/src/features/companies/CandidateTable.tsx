import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Candidate } from '@vagas/functions/domain/candidate';
import { formatDate } from '@vagas/functions/domain/dates';
import type { Job } from '@vagas/functions/domain/job';
import { formatPhone } from '@vagas/functions/domain/phone';
import { RecordTable } from '../../ui/RecordTable.tsx';
import { CandidateActions } from './CandidateActions.tsx';
import { CandidateLetter } from './CandidateLetter.tsx';
import { CandidateStageField } from './CandidateStageField.tsx';
import { mailAddress } from './candidateContact.ts';
import { useCompanyArea } from './companyContext.ts';

type Props = { candidates: readonly Candidate[]; job: Job };

export function CandidateTable({ candidates, job }: Props) {
  const { company } = useCompanyArea();
  return (
    <RecordTable
      label={`Candidatos à vaga ${job.title}`}
      rows={candidates}
      rowKey={({ id }) => id}
      columns={[
        { header: 'Nome', cell: ({ name }) => name },
        { header: 'Contato', cell: (candidate) => <Contact candidate={candidate} subject={`Vaga de ${job.title} – ${company.name}`} /> },
        { header: 'Enviado em', cell: ({ createdAt }) => formatDate(createdAt), from: 'lg' },
        { header: 'Carta', cell: (candidate) => (candidate.coverLetter === '' ? null : <CandidateLetter candidate={candidate} />) },
        { header: 'Etapa', cell: (candidate) => <CandidateStageField candidate={candidate} disabled={!company.active} /> },
      ]}
      actions={(candidate) => <CandidateActions candidate={candidate} job={job} companyName={company.name} />}
    />
  );
}

function Contact({ candidate, subject }: { candidate: Candidate; subject: string }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25, minWidth: 0 }}>
      <Link href={`tel:+${candidate.phone}`} sx={{ whiteSpace: 'nowrap', py: 0.25 }}>
        {formatPhone(candidate.phone)}
      </Link>
      <Link href={mailAddress(candidate, subject)} sx={{ overflowWrap: 'anywhere', py: 0.25 }}>
        {candidate.email}
      </Link>
    </Box>
  );
}
