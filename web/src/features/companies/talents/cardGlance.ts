import type { TalentCard } from "@vagas/functions/domain/talent/talentCard";
import { chosenFacts } from "@vagas/functions/domain/writtenResume/chosenAnswers";
import { type Glance, glanceOf } from "../../../resumeViews/glanceOf.ts";

/**
 * A card's chosen answers at a glance, with what the administrator's summary adds to the skills; null without a
 * written résumé. The summary tells the education.
 */
export function cardGlance({ facts, skills }: Pick<TalentCard, "facts" | "skills">): Glance | null {
  if (!facts) return null;
  const glance = glanceOf(chosenFacts(facts).filter(({ key }) => key !== "school"));
  const said = new Set(glance.skills);
  const added = skills
    .split(", ")
    .filter((part) => part !== "" && !said.has(part) && !part.startsWith("CNH "));
  return { ...glance, skills: [...glance.skills, ...added] };
}
