import { placeOf } from "../place/place.ts";
import { limits } from "../limits.ts";
import { hasContact, type TalentProfile } from "../talent/talentCard.ts";
import { town } from "../town.ts";
import { schoolText } from "./answerText.ts";
import { skillChoices, wantedChoices } from "./choices.ts";
import { periodText, type ResumeFact, resumeFacts } from "./resumeFacts.ts";
import type { PastJob, WrittenResume } from "./writtenResume.ts";

/**
 * The administrator's summary of a person as a written résumé begins it: whole answers without contacts, as many as fit.
 * The administrator reads and may change it before companies see it.
 */
export function resumeSummary(resume: WrittenResume): TalentProfile {
  const facts = resumeFacts(resume);
  const place = placeOf(resume.place);
  const itemsOf = (key: ResumeFact["key"]) => facts.find((fact) => fact.key === key)?.items ?? [];
  const courses = new Set(skillChoices.filter(({ course }) => course).map(({ label }) => label));
  const skills = itemsOf("skills");
  const licences = itemsOf("licences").join(" e ");
  const { max } = limits.talentProfile;
  return {
    area: wantedChoices.find(({ id }) => id === resume.wanted[0])?.area ?? null,
    place: isPublicPlace(place) ? place : null,
    education: fitting(
      [
        resume.school === null ? "" : (schoolText[resume.school] ?? ""),
        ...skills.filter((skill) => courses.has(skill)),
      ],
      ", ",
      max,
    ),
    experience: fitting(resume.jobs.map(workOf), "; ", max),
    skills: fitting(
      [...skills.filter((skill) => !courses.has(skill)), licences === "" ? "" : `CNH ${licences}`],
      ", ",
      max,
    ),
  };
}

/** A place of the town's list. Any other text may be a street, or more than companies need to know. */
function isPublicPlace(place: string): boolean {
  return (town.places as readonly string[]).includes(place);
}

/** A work and its time. Without the employer, who would tell companies who the person is. */
function workOf(job: PastJob): string {
  const what = job.what.trim();
  const period = periodText(job);
  return what !== "" && period !== "" ? `${what} (${period})` : what;
}

/**
 * The parts in one text of at most `max` characters. A part that does not fit is left out, and so is one that contains a
 * contact or completes one.
 */
function fitting(parts: readonly string[], separator: string, max: number): string {
  const kept: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const longer = [...kept, part];
    if (longer.join(separator).length <= max && !hasContact(longer.join(" "))) kept.push(part);
  }
  return kept.join(separator);
}
