import { type SkillChoice, skillChoices } from "@vagas/functions/domain/writtenResume/choices";

/** As many as are read without effort. */
const atFirst = 16;

/** The skills that are shown before somebody asks for more: those offered first, and all that are chosen. */
export function firstSkills(
  offered: readonly SkillChoice[],
  chosen: readonly string[],
): SkillChoice[] {
  const few = offered.slice(0, atFirst);
  const others = skillChoices.filter((skill) => chosen.includes(skill.id) && !few.includes(skill));
  return [...few, ...others];
}

/** The fields for own words: those in use, and a blank one while more are allowed. */
export function shownWords(words: readonly string[], most: number): string[] {
  const isFull = words.length >= most || words.at(-1)?.trim() === "";
  return isFull ? [...words] : [...words, ""];
}
