import type { CandidateStage } from "@vagas/functions/domain/application/candidate";
import type { ApprovalStatus } from "@vagas/functions/domain/job/job";
import type { JobType } from "@vagas/functions/domain/options";
import type { ResumeExtension } from "@vagas/functions/domain/application/resumeFile";

/** Somebody who sent a résumé, and how it went. */
export type Person = {
  /** The uid of the anonymous account the application came from. */
  uid: string;
  name: string;
  place: string;
  /** What companies are told the person looks for; else the area of the vacancy. */
  area?: JobType;
  /** What the person is looking for, as the résumé says. */
  goal: string;
  education: string;
  experience: string;
  skills: string;
  file: ResumeExtension;
  /** The id of a vacancy, or null: sent to the talent bank. */
  to: string | null;
  /** Days ago. */
  sent: number;
  letter?: string;
  /** Agreed to the talent bank besides the vacancy. */
  alsoTalentPool?: true;
  stage?: CandidateStage;
  /** What the company noted about the application. */
  companyNote?: string;
  decision: ApprovalStatus;
  /** What the administrator noted with the decision. */
  notes?: string;
};
