/**
 * The functions in the order in which they are deployed, ten at most at a time: a region allows a new project 20
 * processors, and each function that is deployed starts an instance. What follows from a document comes before what writes
 * it, mails first, since all others write mails; then what runs by the clock and what pages call; last what answers with
 * pages. Hosting, whose pages call all of them, is deployed after them.
 */
export const functionGroups: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    "onMailCreated",
    "onUserCreated",
    "onUserDeleted",
    "onCompanyWritten",
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
  pages: ["siteHealth", "resumeFile", "site"],
};
