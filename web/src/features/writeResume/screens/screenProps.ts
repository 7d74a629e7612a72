import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";

/** What a screen of one question gets: the answers, and a function that changes some. */
export type ScreenProps = {
  resume: WrittenResume;
  onChange: (part: Partial<WrittenResume>) => void;
};
