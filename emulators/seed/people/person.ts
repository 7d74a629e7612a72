import type { CandidateStage } from "@vagas/functions/domain/application/stage";
import type { ResumeExtension } from "@vagas/functions/domain/application/resumeFile";
import type { ApprovalStatus } from "@vagas/functions/domain/job/job";
import type { JobType } from "@vagas/functions/domain/options";
import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";

type Applicant = {
  /** The uid of the anonymous account that sent the application. */
  uid: string;
  name: string;
  /** Gave a phone number only. */
  withoutEmail?: true;
  /** The id of a job; null: sent to the talent bank. */
  to: string | null;
  /** Days ago. */
  sent: number;
  letter?: string;
  /** Also agreed to the talent bank. */
  alsoTalentPool?: true;
  stage?: CandidateStage;
  /** The company's note on the application. */
  companyNote?: string;
  decision: ApprovalStatus;
  /** The administrator's notes on the decision. */
  notes?: string;
};

/** Somebody who attached a file: what it says, and the administrator's summary of it. */
export type FileOwner = Applicant & {
  place: string;
  /** The area that companies read; by default the job's. */
  area?: JobType;
  /** What the résumé says the person looks for. */
  goal: string;
  education: string;
  experience: string;
  skills: string;
  file: ResumeExtension;
};

/** Somebody who wrote the résumé on the site, which made the file and began the summary. */
type ResumeWriter = Applicant & { written: WrittenResume };

/** A person who sent a résumé, and the result. */
export type Person = FileOwner | ResumeWriter;
