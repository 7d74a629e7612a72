import { onDocumentDeleted } from 'firebase-functions/firestore';
import { collections } from '../domain/collections.ts';
import { auditEntry } from '../store/auditEntry.ts';
import { handle } from './work.ts';

// A vacancy leaves the queue approved, with the job of the same id in the same write, or rejected.
export const onPendingJobDeleted = onDocumentDeleted({ document: `${collections.pendingJobs}/{jobId}`, retry: true }, ({ id, params: { jobId } }) =>
  handle('onPendingJobDeleted', jobId, async ({ store, now }) => {
    const isApproved = (await store.jobs.doc(jobId).get()).exists;
    await store.audit.doc(id).set(auditEntry(isApproved ? collections.jobs : collections.pendingJobs, jobId, isApproved ? 'approved' : 'rejected', now));
  }),
);
