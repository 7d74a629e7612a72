import { detailsOf, type Field, shortLabel } from "../table/field.ts";
import { formatPhone } from "../text/phone.ts";
import { type TextPart, wordDifference } from "../text/wordDifference.ts";
import { type JobContent, jobFields } from "./jobFields.ts";
import { requirementLines } from "./jobStanding.ts";

/** One thing that a job says otherwise than before, in words; null is what was not said. */
export type JobDifference = {
  field: keyof JobContent;
  label: string;
  before: string | null;
  after: string | null;
  /** A text word by word, where it is shown best so. */
  parts: TextPart[] | null;
};

/** What a person reads of a job, in the order it is judged; `category` follows from `type`. */
const judged: readonly Exclude<keyof JobContent, "category">[] = [
  "title",
  "company",
  "description",
  "requirements",
  "benefits",
  "salary",
  "contactWhatsapp",
  "location",
  "type",
  ...detailsOf(jobFields, ["contractType", "workload", "educationLevel", "experienceLevel"]),
  "acceptNoExperience",
  "urgent",
];

/** A stored value in the words of the page; null where nothing was said. */
function inWords({ kind }: Field, value: JobContent[keyof JobContent]): string | null {
  if (typeof value === "boolean") return value ? "Sim" : "Não";
  if (typeof value === "object") return value?.toSorted().join(", ") || null;
  if (kind === "lines") return requirementLines(value).join("\n") || null;
  return kind === "phone" ? formatPhone(value) : value || null;
}

/** Whether a change in a field is shown best word by word. */
function isProse(field: Field): boolean {
  return field.kind === "lines" || (field.kind === "text" && field.min !== undefined);
}

/** What `after` says otherwise than `before`, field by field, in words a person understands; [] where nothing does. */
export function jobDifferences(before: JobContent, after: JobContent): JobDifference[] {
  return judged.flatMap((name) => {
    const field: Field = jobFields[name];
    const [was, is] = [inWords(field, before[name]), inWords(field, after[name])];
    if (was === is) return [];
    const parts = isProse(field) && was !== null && is !== null ? wordDifference(was, is) : null;
    return [{ field: name, label: shortLabel(field), before: was, after: is, parts }];
  });
}
