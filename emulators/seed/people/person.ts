import type { CandidateStage } from "@vagas/functions/domain/candidate";
import type { ApprovalStatus } from "@vagas/functions/domain/job";
import type { ResumeExtension } from "@vagas/functions/domain/resumeFile";

/** Somebody who sent a résumé, and how it went. */
export type Person = {
  /** The uid of the anonymous account the application came from. */
  uid: string;
  name: string;
  place: string;
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
  decision: ApprovalStatus;
  /** What the administrator noted with the decision. */
  notes?: string;
};
