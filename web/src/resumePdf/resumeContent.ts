import { formatPhone } from "@vagas/functions/domain/text/phone";
import type { ResumePerson } from "@vagas/functions/domain/writtenResume/jsonResume";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import {
  periodText,
  type ResumeFact,
  resumeFacts,
} from "@vagas/functions/domain/writtenResume/resumeFacts";
import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";

export type ResumeEntry =
  /** A place of work: any of the three may be ''. */
  | { kind: "job"; what: string; where: string; period: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "text"; text: string }
  | { kind: "fact"; label: string; text: string };

/** What the file and the printed page say, in one order. */
export type ResumeContent = {
  name: string;
  phone: string;
  /** E-mail and place, those that the person gave. */
  contacts: readonly string[];
  /** 'Objetivo: ' and the works that the person looks for; '' without any. */
  aim: string;
  parts: readonly { title: string; entries: readonly ResumeEntry[] }[];
  /** 'Atualizado em 23/11/2026'. */
  madeOn: string;
};

/** Sorts the facts of a résumé into its parts; a part without an entry is left out. */
export function resumeContent(
  resume: WrittenResume,
  person: ResumePerson,
  madeOn: Date,
): ResumeContent {
  const facts = resumeFacts(resume);
  const fact = (key: ResumeFact["key"]) => facts.find((one) => one.key === key);
  const wanted = fact("wanted");
  const parts = [
    { title: "Experiência", entries: pastJobs(resume, fact("jobs")) },
    { title: "O que sei fazer", entries: list(fact("skills")) },
    { title: "Escolaridade", entries: text(fact("school")) },
    {
      title: "Disponibilidade",
      entries: (["licences", "start", "sleeps", "way"] as const).flatMap((key) =>
        labelled(fact(key)),
      ),
    },
  ];
  return {
    name: person.name,
    phone: formatPhone(person.phone),
    contacts: [person.email ?? "", fact("place")?.text ?? ""].filter(Boolean),
    aim: wanted ? `Objetivo: ${wanted.text}` : "",
    parts: parts.filter(({ entries }) => entries.length > 0),
    madeOn: `Atualizado em ${formatDate(madeOn)}`,
  };
}

function pastJobs({ jobs }: WrittenResume, fact: ResumeFact | undefined): ResumeEntry[] {
  const named = jobs.filter(({ what, where }) => what !== "" || where !== "");
  if (named.length === 0) return text(fact);
  return named.map((job): ResumeEntry => ({
    kind: "job",
    what: job.what || job.where,
    where: job.what === "" ? "" : job.where,
    period: periodText(job),
  }));
}

function list(fact: ResumeFact | undefined): ResumeEntry[] {
  return fact ? [{ kind: "list", items: fact.items }] : [];
}

function text(fact: ResumeFact | undefined): ResumeEntry[] {
  return fact ? [{ kind: "text", text: fact.text }] : [];
}

function labelled(fact: ResumeFact | undefined): ResumeEntry[] {
  return fact ? [{ kind: "fact", label: fact.label, text: fact.text }] : [];
}
