import { z } from "zod";
import { skillChoices, wantedChoices } from "./choices.ts";
import { type ResumeFact, resumeFacts } from "./resumeFacts.ts";
import { emptyWrittenResume, type WrittenResume, writtenResumeSchema } from "./writtenResume.ts";

const { wanted, neverWorked, school, skills, licences, start, sleepsAtWork, wayToWork } =
  writtenResumeSchema.shape;

/** The answers that are chosen instead of typed: they hold no words of a stranger, and so no contact. */
export const chosenAnswersSchema = z.object({
  wanted,
  neverWorked,
  school,
  skills,
  licences,
  start,
  sleepsAtWork,
  wayToWork,
});
type ChosenAnswers = z.infer<typeof chosenAnswersSchema>;

/** Without ids that are no choice: a client may send any. */
export function chosenAnswers(resume: WrittenResume): ChosenAnswers {
  return chosenAnswersSchema.parse({
    ...resume,
    wanted: knownIds(resume.wanted, wantedChoices),
    skills: knownIds(resume.skills, skillChoices),
  });
}

function knownIds(ids: readonly string[], choices: readonly { id: string }[]): string[] {
  return ids.filter((id) => choices.some((choice) => choice.id === id));
}

/** Their facts, as `resumeFacts` orders them. */
export function chosenFacts(chosen: ChosenAnswers): ResumeFact[] {
  return resumeFacts({ ...emptyWrittenResume, ...chosen });
}
