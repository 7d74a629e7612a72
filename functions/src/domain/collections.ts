/** Names of the Firestore collections; paths are spelled here and nowhere else in code. */
export const collections = {
  jobs: "jobs",
  jobApprovals: "jobApprovals",
  jobEdits: "jobEdits",
  pendingJobs: "pendingJobs",
  rejectedJobs: "rejectedJobs",
  companies: "companies",
  candidates: "candidates",
  resumes: "resumes",
  talentPool: "talentPool",
  talentCards: "talentCards",
  contactRequests: "contactRequests",
  hiringCompanies: "hiringCompanies",
  stats: "stats",
  mail: "mail",
  audit: "audit",
  tombstones: "tombstones",
  linkRequests: "linkRequests",
  linkUses: "linkUses",
  jobClosures: "jobClosures",
  queuePlaces: "queuePlaces",
  requestCounts: "requestCounts",
  confirmedAddresses: "confirmedAddresses",
  downloads: "downloads",
  publishedJobs: "publishedJobs",
  rounds: "rounds",
  deactivatedCompanies: "deactivatedCompanies",
  returnedCompanies: "returnedCompanies",
} as const;

/** The one document of `stats`, and where each job's share is kept below it. */
export const publicStats = { id: "public", shares: "shares" } as const;
