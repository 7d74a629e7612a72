import "./functionOptions.ts";

export { followAccountEmail } from "./triggers/accounts/followAccountEmail.ts";
export { onUserCreated } from "./triggers/accounts/onUserCreated.ts";
export { onUserDeleted } from "./triggers/accounts/onUserDeleted.ts";
export { refreshClaims } from "./triggers/accounts/refreshClaims.ts";
export { requestAccountMail } from "./triggers/accounts/requestAccountMail.ts";
export { removeIdleApplicants } from "./triggers/accounts/removeIdleApplicants.ts";
export { takeStrayClaims } from "./triggers/accounts/takeStrayClaims.ts";

export { askAlert } from "./triggers/alerts/askAlert.ts";
export { followAlert } from "./triggers/alerts/followAlert.ts";
export { leaveAlert } from "./triggers/alerts/leaveAlert.ts";
export { sendAlerts } from "./triggers/alerts/sendAlerts.ts";
export { tendDeviceAlerts } from "./triggers/alerts/tendDeviceAlerts.ts";

export { onCandidateCreated } from "./triggers/applications/onCandidateCreated.ts";
export { onCandidateDeleted } from "./triggers/applications/onCandidateDeleted.ts";
export { onCandidateUpdated } from "./triggers/applications/onCandidateUpdated.ts";
export { onResumeDecided } from "./triggers/applications/onResumeDecided.ts";
export { onResumeUploaded } from "./triggers/applications/onResumeUploaded.ts";
export { removeOrphanUploads } from "./triggers/applications/removeOrphanUploads.ts";
export { resumeFile } from "./triggers/applications/answerResume.ts";

export { onClosingNoticeWritten } from "./triggers/closing/onClosingNoticeWritten.ts";

export { continueCompanyRemoval } from "./triggers/companies/continueCompanyRemoval.ts";
export { countReplies } from "./triggers/companies/countReplies.ts";
export { readCompanyAccount } from "./triggers/companies/readCompanyAccount.ts";
export { onCompanyWritten } from "./triggers/companies/onCompanyWritten.ts";

export { browserErrors } from "./triggers/health/takeErrorReports.ts";
export { siteHealth } from "./triggers/health/readSiteHealth.ts";

export { onHireWritten } from "./triggers/hires/onHireWritten.ts";

export { onJobEditWritten } from "./triggers/jobEdits/onJobEditWritten.ts";

export { expireJobs } from "./triggers/jobs/expireJobs.ts";
export { followJobLink } from "./triggers/jobs/followJobLink.ts";
export { onJobApprovalDecided } from "./triggers/jobs/onJobApprovalDecided.ts";
export { onJobWritten } from "./triggers/jobs/onJobWritten.ts";
export { onPendingJobDeleted } from "./triggers/jobs/onPendingJobDeleted.ts";
export { onPendingJobWritten } from "./triggers/jobs/onPendingJobWritten.ts";
export { remindCompanies } from "./triggers/jobs/remindCompanies.ts";

export { onMailCreated } from "./triggers/mail/onMailCreated.ts";
export { resendMail } from "./triggers/mail/resendMail.ts";
export { sendDigest } from "./triggers/mail/sendDigest.ts";

export { readNeighbours } from "./triggers/neighbours/readNeighbours.ts";

export { countNumbers } from "./triggers/numbers/countNumbers.ts";

export { onLinkRequested } from "./triggers/personalData/onLinkRequested.ts";
export { deviceData } from "./triggers/personalData/actOnDeviceData.ts";
export { personData } from "./triggers/personalData/actOnPersonData.ts";
export { ownData } from "./triggers/personalData/actOnOwnData.ts";
export { purgePersonalData } from "./triggers/personalData/purgePersonalData.ts";
export { requestOwnData } from "./triggers/personalData/requestOwnData.ts";

export { reconcile } from "./triggers/reconciliation/reconcile.ts";

export { onCompanyTaxIdWritten } from "./triggers/register/onCompanyTaxIdWritten.ts";
export { onEmployerRegisterWritten } from "./triggers/register/onEmployerRegisterWritten.ts";
export { onRegisterMatchWritten } from "./triggers/register/onRegisterMatchWritten.ts";

export { reportJob } from "./triggers/reports/reportJob.ts";
export { settleReports } from "./triggers/reports/settleReports.ts";

export { refreshSearchTerms } from "./triggers/search/refreshSearchTerms.ts";
export { tellSearchEngines } from "./triggers/search/tellSearchEngines.ts";

export { answerContact } from "./triggers/talents/answerContact.ts";
export { onTalentPoolWritten } from "./triggers/talents/onTalentPoolWritten.ts";
export { requestContact } from "./triggers/talents/requestContact.ts";
export { tendTalentBank } from "./triggers/talents/tendTalentBank.ts";

export { site } from "./site/site.ts";
