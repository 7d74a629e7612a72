import { z } from "zod";
import { limits } from "../limits.ts";
import { jobTypes } from "../options.ts";
import { isAtMost } from "../text/isAtMost.ts";
import { chosenAnswersSchema } from "../writtenResume/chosenAnswers.ts";
import type { Resume } from "../application/resume.ts";

/**
 * talentCards/{cardId}: what companies with an open job see of a person in the talent bank. Derived, one per person
 * (the id is an HMAC of the e-mail address, or of the account of a person without one), without contact or full name.
 */
export const talentCardSchema = z.object({
  id: z.string(),
  /** First name and the initial of the last: 'Maria S.' */
  name: z.string(),
  /** What the person looks for: the administrator's word, else the area of the job applied to. */
  area: z.enum(jobTypes).nullable(),
  place: z.string().nullable(),
  education: z.string(),
  experience: z.string(),
  skills: z.string(),
  /** The chosen answers of a written résumé, null without one; absent on cards made before there were any. */
  facts: chosenAnswersSchema.nullable().optional(),
  /** What finds it by skill, trade and place (cardSkills.ts). */
  skillTerms: z.array(z.string()).optional(),
  /** Since when the person is in the talent bank. */
  since: z.date(),
});
export type TalentCard = z.infer<typeof talentCardSchema>;

/** The administrator's summary of a person for the card. */
export const talentProfileSchema = z.strictObject({
  area: z.enum(jobTypes).nullable(),
  place: z.string().trim().refine(isAtMost(limits.jobLocation.max)).nullable(),
  education: profileText("A escolaridade"),
  experience: profileText("A experiência"),
  skills: profileText("O campo de habilidades"),
});
export type TalentProfile = z.infer<typeof talentProfileSchema>;

function profileText(what: string) {
  return z
    .string()
    .trim()
    .refine(
      isAtMost(limits.talentProfile.max),
      `${what} deve ter no máximo ${limits.talentProfile.max} letras`,
    )
    .refine((text) => !hasContact(text), `${what} não pode ter telefone, e-mail ou link`);
}

const contact = /@|https?:|www\.|\.com\b|(?:\d[\s().-]*){8,}/i;

const year = /\b(?:19|20)\d\d\b/g;

/**
 * Whether a text contains a phone number, an address or a link: eight digits in a row, however spaced, except years.
 */
export function hasContact(text: string): boolean {
  return contact.test(text.replace(year, "ano"));
}

/** First name and the initial of the last one; 'Pessoa' if the name contains a contact. */
export function cardName(name: string): string {
  const [first = "", ...more] = name.trim().split(/\s+/);
  if (first === "" || hasContact(name)) return "Pessoa";
  const last = more.at(-1);
  return last === undefined ? first : `${first} ${last.charAt(0).toLocaleUpperCase("pt-BR")}.`;
}

/** The card of a person, from the résumé's record; `area` is that of the job applied to, if any. */
export function talentCard(
  id: string,
  resume: Pick<Resume, "name" | "education" | "experience" | "skills" | "area" | "place">,
  area: TalentCard["area"],
  since: Date,
): TalentCard {
  const { name, education, experience, skills, place } = resume;
  return {
    id,
    name: cardName(name),
    area: resume.area ?? area,
    place: withoutContact(place ?? "") || null,
    education: withoutContact(education),
    experience: withoutContact(experience),
    skills: withoutContact(skills),
    since,
  };
}

/** The text, or '' if it contains a contact. */
function withoutContact(text: string): string {
  return hasContact(text) ? "" : text.trim();
}
