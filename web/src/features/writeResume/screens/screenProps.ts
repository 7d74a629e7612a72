import type { Job } from "@vagas/functions/domain/job/job";
import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";

/** What a screen of one question gets: the answers, and a function that changes some. */
export type ScreenProps = {
  resume: WrittenResume;
  /** The job that the résumé is for, as far as this visit has seen it. */
  job: Job | null;
  onChange: (part: Partial<WrittenResume>) => void;
};
