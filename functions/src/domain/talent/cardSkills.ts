import { chosenAnswers } from "../writtenResume/chosenAnswers.ts";
import { resumeSkillTerms } from "../writtenResume/skillTerms.ts";
import { emptyWrittenResume, readWrittenResume } from "../writtenResume/writtenResume.ts";
import type { TalentCard } from "./talentCard.ts";

/**
 * A card with the chosen answers of the person's written résumé, and what finds it: these answers and the texts of the
 * card. The words that the person typed are in neither.
 */
export function withSkills(card: TalentCard, writtenResume: string | undefined): TalentCard {
  const resume = readWrittenResume(writtenResume);
  const facts = resume === null ? null : chosenAnswers(resume);
  const { area, place, education, experience, skills } = card;
  const words = [area ?? "", place ?? "", education, experience, skills];
  const skillTerms = resumeSkillTerms({ ...emptyWrittenResume, ...facts }, ...words);
  return { ...card, facts, skillTerms };
}
