import { onDocumentWritten } from 'firebase-functions/firestore';
import { collections } from '../../domain/collections.ts';
import { noteJobChange } from './noteJobChange.ts';
import { settleJob } from './settleJob.ts';
import { handle } from '../work.ts';

export const onJobWritten = onDocumentWritten({ document: `${collections.jobs}/{jobId}`, retry: true }, ({ id, params, data }) =>
  handle('onJobWritten', params.jobId, async (desk) => {
    await settleJob(desk, params.jobId);
    if (data !== undefined) await noteJobChange(desk, id, params.jobId, data.before, data.after);
  }),
);
