import './options.ts';

export { continueCompanyRemoval } from './triggers/continueCompanyRemoval.ts';
export { expireJobs } from './triggers/expireJobs.ts';
export { onCandidateCreated } from './triggers/onCandidateCreated.ts';
export { onCandidateDeleted } from './triggers/onCandidateDeleted.ts';
export { onCompanyWritten } from './triggers/onCompanyWritten.ts';
export { onJobApprovalDecided } from './triggers/onJobApprovalDecided.ts';
export { onJobWritten } from './triggers/onJobWritten.ts';
export { onMailCreated } from './triggers/onMailCreated.ts';
export { onPendingJobDeleted } from './triggers/onPendingJobDeleted.ts';
export { onResumeDecided } from './triggers/onResumeDecided.ts';
export { onResumeUploaded } from './triggers/onResumeUploaded.ts';
export { onUserCreated } from './triggers/onUserCreated.ts';
export { onUserDeleted } from './triggers/onUserDeleted.ts';
export { refreshClaims } from './triggers/refreshClaims.ts';
export { remindCompanies } from './triggers/remindCompanies.ts';
export { removeOrphanUploads } from './triggers/removeOrphanUploads.ts';
export { sendDigest } from './triggers/sendDigest.ts';
