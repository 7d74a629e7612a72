import Box from '@mui/material/Box';
import type { Job } from '@vagas/functions/domain/job';
import { Suspense } from 'react';
import { Loading } from '../../ui/Loading.tsx';
import { useNow } from '../../ui/useNow.ts';
import type { PreviewComponent } from './JobPreviewDialog.tsx';

/** The vacancy as visitors will see it; its buttons do nothing here. */
export function JobPreview({ job, Preview }: { job: Job; Preview: PreviewComponent }) {
  const now = useNow();
  return (
    <Box inert sx={{ p: { xs: 2, md: 4 } }}>
      <Suspense fallback={<Loading label="Montando a prévia..." />}>
        <Preview job={job} now={now} />
      </Suspense>
    </Box>
  );
}
