import { onDocumentWritten } from 'firebase-functions/firestore';
import { collections } from '../domain/collections.ts';
import { settleJob } from './settleJob.ts';
import { handle } from './work.ts';

export const onJobWritten = onDocumentWritten({ document: `${collections.jobs}/{jobId}`, retry: true }, ({ params }) =>
  handle('onJobWritten', params.jobId, (desk) => settleJob(desk, params.jobId)),
);
