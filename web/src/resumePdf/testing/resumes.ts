import {
  drivingLicences,
  emptyWrittenResume,
  type WrittenResume,
} from "@vagas/functions/domain/writtenResume/writtenResume";
import { skillChoices, wantedChoices } from "@vagas/functions/domain/writtenResume/choices";
import type { ResumePerson } from "@vagas/functions/domain/writtenResume/jsonResume";
import { limits } from "@vagas/functions/domain/limits";

export const maria: ResumePerson = {
  name: "Maria Aparecida da Conceição",
  phone: "5566999990000",
  email: "maria@correio.example",
};

export const tractorDriver: WrittenResume = {
  ...emptyWrittenResume,
  wanted: ["farmHand", "machines"],
  wantedWords: "Silo",
  jobs: [
    { what: "Tratorista", where: "Fazenda Boa Vista", from: "2019-03", until: "now" },
    { what: "Ajudante geral", where: "", from: "2015", until: "2018" },
    { what: "", where: "Sítio São João", from: "", until: "" },
  ],
  school: "primary",
  skills: ["tractor", "chainsaw", "nr31"],
  skillWords: ["Conserto de cerca elétrica"],
  licences: ["A", "D"],
  start: "now",
  sleepsAtWork: true,
  wayToWork: "own",
  place: "Zona rural, km 12",
};

/** Every answer at its longest: each text consists of `word`, cut to its bound. */
export function fullestResume(word: string): { resume: WrittenResume; person: ResumePerson } {
  const text = (length: number) =>
    word
      .repeat(Math.ceil(length / word.length))
      .slice(0, length)
      .trim();
  const { words, listed, skills, pastJobs } = limits.writtenResume;
  const job = { what: text(words), where: text(words), from: "2019-03", until: "2024-11" };
  return {
    resume: {
      ...emptyWrittenResume,
      wanted: wantedChoices.slice(0, listed).map(({ id }) => id),
      wantedWords: text(words),
      jobs: Array.from({ length: pastJobs }, () => job),
      school: "primaryUnfinished",
      skills: skillChoices.slice(0, skills).map(({ id }) => id),
      skillWords: Array.from({ length: listed }, () => text(words)),
      licences: [...drivingLicences],
      start: "fifteenDays",
      sleepsAtWork: true,
      wayToWork: "own",
      place: text(words),
    },
    person: {
      name: text(limits.candidateName.max),
      phone: "5566999990000",
      email: `${"m".repeat(limits.email.max - 16)}@correio.example`,
    },
  };
}
