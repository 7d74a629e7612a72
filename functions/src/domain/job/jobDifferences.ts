import type { JobContent } from "./job.ts";
import { requirementLines } from "./jobStanding.ts";
import { formatPhone } from "../text/phone.ts";
import { type TextPart, wordDifference } from "../text/wordDifference.ts";

/** One thing that a job says otherwise than before, in words; null is what was not said. */
export type JobDifference = {
  field: keyof JobContent;
  label: string;
  before: string | null;
  after: string | null;
  /** A text word by word, where it is shown best so. */
  parts: TextPart[] | null;
};

type Words = (job: JobContent) => string | null;
type Field = { label: string; words: Words; isText?: true };

const yesOrNo = (value: boolean) => (value ? "Sim" : "Não");
const lines = (all: readonly string[]) => all.join("\n") || null;

/** What a person reads of a job, in the order it is judged; `category` follows from `type`. */
const fields: Partial<Record<keyof JobContent, Field>> = {
  title: { label: "Título", words: ({ title }) => title, isText: true },
  company: { label: "Empresa na vaga", words: ({ company }) => company, isText: true },
  description: { label: "Descrição", words: ({ description }) => description, isText: true },
  requirements: {
    label: "Requisitos",
    words: ({ requirements }) => lines(requirementLines(requirements)),
    isText: true,
  },
  benefits: {
    label: "Benefícios",
    words: ({ benefits }) => benefits.toSorted().join(", ") || null,
  },
  salary: { label: "Salário", words: ({ salary }) => salary },
  contactWhatsapp: {
    label: "WhatsApp",
    words: ({ contactWhatsapp }) => formatPhone(contactWhatsapp),
  },
  location: { label: "Localização", words: ({ location }) => location },
  type: { label: "Tipo", words: ({ type }) => type },
  contractType: { label: "Contrato", words: ({ contractType }) => contractType },
  workload: { label: "Carga horária", words: ({ workload }) => workload },
  educationLevel: { label: "Escolaridade", words: ({ educationLevel }) => educationLevel },
  experienceLevel: { label: "Experiência", words: ({ experienceLevel }) => experienceLevel },
  acceptNoExperience: {
    label: "Aceita sem experiência",
    words: ({ acceptNoExperience }) => yesOrNo(acceptNoExperience),
  },
  urgent: { label: "Urgente", words: ({ urgent }) => yesOrNo(urgent) },
};

/** What `after` says otherwise than `before`, field by field, in words a person understands; [] where nothing does. */
export function jobDifferences(before: JobContent, after: JobContent): JobDifference[] {
  return (Object.entries(fields) as [keyof JobContent, Field][]).flatMap(
    ([field, { label, words, isText }]) => {
      const [was, is] = [words(before), words(after)];
      if (was === is) return [];
      const parts = isText && was !== null && is !== null ? wordDifference(was, is) : null;
      return [{ field, label, before: was, after: is, parts }];
    },
  );
}
