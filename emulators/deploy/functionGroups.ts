/**
 * The functions in the order of their deployment, ten at most at a time: a region allows a new project 20 processors,
 * and each deployed function starts an instance. Functions triggered by a document come before those that write it,
 * mails first; then scheduled and callable functions; last the one that renders pages. Hosting, whose pages call all
 * of them, is deployed after them.
 */
export const functionGroups: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    "onMailCreated",
    "onUserCreated",
    "onUserDeleted",
    "onCompanyWritten",
    "onCompanyTaxIdWritten",
    "onRegisterMatchWritten",
    "onEmployerRegisterWritten",
    "onLinkRequested",
    "onTalentPoolWritten",
  ],
  jobs: [
    "onJobWritten",
    "onJobApprovalDecided",
    "onJobEditWritten",
    "onPendingJobWritten",
    "onPendingJobDeleted",
    "onCandidateCreated",
    "onCandidateUpdated",
    "onCandidateDeleted",
    "onResumeDecided",
    "onResumeUploaded",
  ],
  schedules: [
    "resendMail",
    "sendDigest",
    "expireJobs",
    "remindCompanies",
    "takeStrayClaims",
    "tendTalentBank",
  ],
  rounds: [
    "purgePersonalData",
    "reconcile",
    "refreshSearchTerms",
    "removeIdleApplicants",
    "removeOrphanUploads",
  ],
  calls: [
    "refreshClaims",
    "followAccountEmail",
    "followJobLink",
    "readCompanyAccount",
    "continueCompanyRemoval",
    "ownData",
    "requestOwnData",
    "requestAccountMail",
    "requestContact",
    "answerContact",
  ],
  pages: ["reportJob", "settleReports", "siteHealth", "browserErrors", "resumeFile", "site"],
};
