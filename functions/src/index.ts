import './options.ts';

export { onCandidateCreated } from './triggers/onCandidateCreated.ts';
export { onJobApprovalDecided } from './triggers/onJobApprovalDecided.ts';
export { onJobWritten } from './triggers/onJobWritten.ts';
export { onUserCreated } from './triggers/onUserCreated.ts';
export { refreshClaims } from './triggers/refreshClaims.ts';
