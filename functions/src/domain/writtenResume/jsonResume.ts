import { schoolText } from "./answerText.ts";
import { choiceLabels, skillChoices } from "./choices.ts";
import { resumeFacts } from "./resumeFacts.ts";
import type { PastJob, WrittenResume } from "./writtenResume.ts";

/** Whose résumé it is; `phone` in digits with the country code, `email` null if there is none. */
export type ResumePerson = { name: string; phone: string; email: string | null };

const schema = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** A résumé for other sites, in the format of jsonresume.org, version 1.0.0; what was not answered is left out. */
export function jsonResume(resume: WrittenResume, person: ResumePerson) {
  const { jobs, school, skills, skillWords, place } = resume;
  const education = school === null ? null : schoolText[school];
  const courses = new Set(skillChoices.filter(({ course }) => course).map(({ id }) => id));
  return {
    $schema: schema,
    basics: {
      name: person.name,
      phone: `+${person.phone}`,
      ...(person.email === null ? {} : { email: person.email }),
      ...aboutPerson(resume),
      location: { countryCode: "BR", ...(place === "" ? {} : { address: place }) },
    },
    work: jobs.filter(({ what, where }) => what !== "" || where !== "").map(workOf),
    education: education === null ? [] : [{ studyType: education }],
    certificates: named(choiceLabels(skills.filter((id) => courses.has(id)))),
    skills: named([
      ...choiceLabels(skills.filter((id) => !courses.has(id))),
      ...skillWords.filter(Boolean),
    ]),
    meta: { version: "v1.0.0" },
  };
}

/** The work looked for, and in one sentence each what has no field of its own. */
function aboutPerson(resume: WrittenResume): { label?: string; summary?: string } {
  const facts = resumeFacts(resume);
  const label = facts.find(({ key }) => key === "wanted")?.text;
  const others = facts.filter(({ key }) => ["licences", "start", "sleeps", "way"].includes(key));
  const summary = others.map((fact) => `${fact.label}: ${fact.text}.`).join(" ");
  return { ...(label === undefined ? {} : { label }), ...(summary === "" ? {} : { summary }) };
}

function named(names: string[]): { name: string }[] {
  return names.map((name) => ({ name }));
}

/** A job that goes on has no end; months and years are dates of the format as they are. */
function workOf({ what, where, from, until }: PastJob) {
  return {
    ...(where === "" ? {} : { name: where }),
    ...(what === "" ? {} : { position: what }),
    ...(from === "" ? {} : { startDate: from }),
    ...(until === "" || until === "now" ? {} : { endDate: until }),
  };
}
