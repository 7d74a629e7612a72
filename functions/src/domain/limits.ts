/** Bounds in characters unless said otherwise; firestore.rules and storage.rules repeat them and a test compares. */
export const limits = {
  jobTitle: { min: 2, max: 100 },
  jobCompany: { min: 2, max: 100 },
  jobLocation: { min: 2, max: 80 },
  jobDescription: { min: 10, max: 5000 },
  jobRequirements: { max: 3000 },
  jobSalary: { max: 80 },
  openings: { min: 1, max: 99 },
  meetingPlace: { max: 120 },
  /** As stored: digits with the country code. */
  phoneDigits: { min: 12, max: 13 },
  phoneTyped: { max: 25 },
  benefits: { max: 10 },
  companyName: { min: 2, max: 100 },
  responsibleName: { min: 2, max: 100 },
  email: { max: 254 },
  password: { min: 6, max: 128 },
  candidateName: { min: 3, max: 100 },
  coverLetter: { max: 4000 },
  adminNotes: { max: 1000 },
  /** Seconds from a decision to its mail: a decision undone before causes none. */
  decisionMailDelay: 15,
  companyNote: { max: 1000 },
  /** The words of a report. */
  reportWords: { max: 300 },
  /**
   * Reports of one person in a day, and changes of them; how many of one network address may take jobs off in a day;
   * stored reports of one job.
   */
  reports: { aDay: 5, changes: 10, holding: 10, ofJob: 200 },
  /** Why a company keeps words that the law may not allow: one explanation, its words, and all of a job as JSON. */
  explanation: { max: 500 },
  explainedWords: { max: 200 },
  explanations: { most: 20, max: 16_000 },
  /** Numbers of one edition of the register of employers; the longest so far had 745 names. */
  registerNumbers: { max: 5000 },
  documentId: { max: 80 },
  fileName: { max: 150 },
  /** The answers of a written résumé: characters of one text and of all as JSON; entries of its lists. */
  writtenResume: { words: 60, listed: 5, skills: 20, pastJobs: 3, max: 3000 },
  /** Bytes. */
  resumeFile: { max: 5 * 1024 * 1024 },
  /** Days from posting or renewal to the deadline. */
  deadlineDays: { default: 30, max: 60 },
  /** Days before a deadline when its company is reminded. */
  reminderDays: 5,
  /** Days after a deadline while the links in the mails about it work. */
  jobLinkDays: 30,
  /** Days while a link to own data works; mailBudget.ts says how many are mailed. */
  ownDataLinkDays: 1,
  /** Days while the link in a receipt confirms the address: for as long as the receipt is the one mail to it. */
  confirmLinkDays: 180,
  /** Minutes for which it works after its first use. */
  ownDataOpenMinutes: 30,
  /**
   * The six-digit code that confirms an erasure: minutes for which it works, wrong tries for one, codes for one link.
   */
  erasureCode: { minutes: 15, tries: 5, sent: 3 },
  /**
   * Minutes after which a mail with an account link is no longer sent; and minutes from a login to a change of its
   * address.
   */
  accountMailMinutes: 60,
  recentLoginMinutes: 5,
  /**
   * Confirmed alerts of one address, jobs of one mail, characters of a list's address; and those of the site's own, with
   * which the header that leaves an alert stays in one line.
   */
  alerts: { anAddress: 5, jobs: 20, list: 2000, siteUrl: 31 },
  /** Searches that a device follows, new jobs of one that are counted, and those that are named. */
  followed: { searches: 5, jobs: 20, named: 3 },
  /** Days while the link works that confirms an alert; retention.ts says the same. */
  alertLinkDays: 7,
  /** Days while the question 'Esta lista ajudou?' takes an answer, and that after leaving an alert. */
  alertAnswerDays: 60,
  /** How often one account may request links to own data in a day. */
  ownDataRequests: { asker: 10 },
  /**
   * How often one device, or the links to one address, may read own data or requests in a day, and how often change the data
   * or fetch a file.
   */
  deviceData: { reads: 100, changes: 20 },
  /** Characters of each field of the administrator's summary of a person. */
  talentProfile: { max: 200 },
  /**
   * Days a person has to answer a company; how many requests of one company may wait; how many to one person with a
   * confirmed address or with none, and to one with an unconfirmed address.
   */
  contactDays: 14,
  /** Days after a job's deadline while its requests wait for the company to renew it: they cover a weekend. */
  contactRenewalDays: 3,
  contactsWaiting: { company: 10, person: 5, unconfirmed: 1 },
  /** Jobs of one company that may wait for approval, and how many it may send in a minute. */
  jobsWaiting: { places: 10, aMinute: 3 },
  /** The id of an application: a job's, an underscore, an account's. */
  candidateId: { max: 209 },
  /** Rows of one page, and the most one list request may ask for. */
  pageSize: 20,
  listRequest: { max: 50 },
  /** Jobs that are counted for a list's length: 1,000 index entries cost one read. */
  countedJobs: { max: 1_000 },
  featuredJobs: 4,
  recentJobs: 5,
  cardPreview: 200,
  metaDescription: 150,
  searchText: { max: 60 },
} as const;
