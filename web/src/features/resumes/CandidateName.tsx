import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ArchivedCandidate } from '../../data/admin/adminCandidates.ts';
import { ResumeStatus } from './ResumeStatus.tsx';

/** A person's name, which opens the rest, and what became of the résumé. */
export function CandidateName({ candidate, onOpen }: { candidate: ArchivedCandidate; onOpen: () => void }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.75 }}>
      <Link component="button" type="button" onClick={onOpen} aria-label={`Ver detalhes de ${candidate.name}`} sx={{ font: 'inherit', textAlign: 'left', minHeight: 24 }}>
        {candidate.name}
      </Link>
      <ResumeStatus candidate={candidate} />
    </Box>
  );
}
