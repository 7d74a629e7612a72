/** Names of the Firestore collections; no other code spells paths. */
export const collections = {
  jobs: "jobs",
  jobApprovals: "jobApprovals",
  jobEdits: "jobEdits",
  jobExplanations: "jobExplanations",
  jobChecks: "jobChecks",
  pendingJobs: "pendingJobs",
  rejectedJobs: "rejectedJobs",
  companies: "companies",
  companyTaxIds: "companyTaxIds",
  publicCompanies: "publicCompanies",
  employerRegister: "employerRegister",
  registerMatches: "registerMatches",
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
  closingNotices: "closingNotices",
  hires: "hires",
  queuePlaces: "queuePlaces",
  requestCounts: "requestCounts",
  confirmedAddresses: "confirmedAddresses",
  downloads: "downloads",
  publishedJobs: "publishedJobs",
  shortCodes: "shortCodes",
  rounds: "rounds",
  reconciliationPasses: "reconciliationPasses",
  serverRuns: "serverRuns",
  stuckWork: "stuckWork",
  healthNotices: "healthNotices",
  browserErrors: "browserErrors",
  deactivatedCompanies: "deactivatedCompanies",
  returnedCompanies: "returnedCompanies",
  jobReports: "jobReports",
  reportSummaries: "reportSummaries",
  alerts: "alerts",
  deviceAlerts: "deviceAlerts",
  alertCounts: "alertCounts",
  neighbours: "neighbours",
} as const;

/** The counts in `stats`, and the paths of each job's share and of each hire's below them. */
export const publicStats = { id: "public", shares: "shares", hires: "hires" } as const;

/** The numbers of the town in `stats`, and the path of each month's record below them. */
export const numbersStats = { id: "numbers", months: "months" } as const;

/** The one document of `employerRegister`: the present edition. */
export const presentEdition = "present";
