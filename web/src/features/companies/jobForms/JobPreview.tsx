import type { Job } from '@vagas/functions/domain/job';
import { Suspense } from 'react';
import { Loading } from '../../../ui/Loading.tsx';
import { useNow } from '../../../ui/useNow.ts';
import type { PreviewComponent } from './JobPreviewDialog.tsx';

/** The vacancy as visitors will see it. */
export function JobPreview({ job, Preview }: { job: Job; Preview: PreviewComponent }) {
  const now = useNow();
  return (
    <Suspense fallback={<Loading label="Montando a prévia..." />}>
      <Preview job={job} now={now} />
    </Suspense>
  );
}
