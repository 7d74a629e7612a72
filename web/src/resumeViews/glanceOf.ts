import type { ResumeFact } from "@vagas/functions/domain/writtenResume/resumeFacts";

/** The parts of a written résumé that are read first; empty where nothing was answered. */
export type Glance = {
  wanted: string;
  jobs: readonly string[];
  skills: readonly string[];
  /** Short facts for one line: licence, start, nights, way to work, school, place. */
  more: readonly string[];
};

/** A fact as it reads without its label. */
const spoken: Partial<Record<ResumeFact["key"], (text: string, label: string) => string>> = {
  licences: (text, label) => `${label} ${text}`,
  start: (text, label) => `${label} ${text.toLowerCase()}`,
  sleeps: (text) => text,
  way: (text) => text,
  school: (text) => text,
  place: (text, label) => `${label}: ${text}`,
};

export function glanceOf(facts: readonly ResumeFact[]): Glance {
  const of = (key: ResumeFact["key"]) => facts.find((fact) => fact.key === key);
  return {
    wanted: of("wanted")?.text ?? "",
    jobs: of("jobs")?.items ?? [],
    skills: of("skills")?.items ?? [],
    more: Object.entries(spoken).flatMap(([key, say]) => {
      const fact = of(key as ResumeFact["key"]);
      return fact ? [say(fact.text, fact.label)] : [];
    }),
  };
}
