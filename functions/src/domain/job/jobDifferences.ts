import { type Field, inOrder, shortLabel } from "../table/field.ts";
import { formatPhone } from "../text/phone.ts";
import { type TextPart, wordDifference } from "../text/wordDifference.ts";
import { jobDetails } from "./jobDetails.ts";
import { type JobContent, jobFields } from "./jobFields.ts";
import { filledLines } from "../text/filledLines.ts";
import { payLine } from "../pay/payText.ts";

/** One difference between two jobs, in words; null is an empty value. */
export type JobDifference = {
  field: keyof JobContent;
  label: string;
  before: string | null;
  after: string | null;
  /** The text word by word, if that is the clearest form. */
  parts: TextPart[] | null;
};

/** A field that is judged: `category` follows from `type`, and the salary's words say the pay. */
type Judged = Exclude<keyof JobContent, "category" | "pay">;

/** In the order they are judged. */
const judged: readonly Judged[] = [
  "title",
  "company",
  "description",
  "requirements",
  "benefits",
  "salary",
  "openings",
  "dayWork",
  "meetingPlace",
  "contactWhatsapp",
  "location",
  "type",
  ...inOrder(jobDetails, ["contractType", "workload", "educationLevel", "experienceLevel"]),
  "acceptNoExperience",
  "urgent",
];

/** A stored value in the page's words; null if empty. */
function inWords({ kind }: Field, value: JobContent[Judged]): string | null {
  if (typeof value === "boolean") return value ? "Sim" : "Não";
  if (typeof value === "number") return String(value);
  if (typeof value === "object") return value?.toSorted().join(", ") || null;
  if (kind === "lines") return filledLines(value).join("\n") || null;
  return kind === "phone" ? formatPhone(value) : value || null;
}

/** Whether a field's change is clearest word by word. */
function isProse(field: Field): boolean {
  return field.kind === "lines" || (field.kind === "text" && field.min !== undefined);
}

/** The differences of `after` from `before`, field by field, in words; [] without any. */
export function jobDifferences(before: JobContent, after: JobContent): JobDifference[] {
  return judged.flatMap((name) => {
    const field: Field = jobFields[name];
    const [was, is] = [before, after].map((job) =>
      name === "salary" && job.pay ? payLine(job.pay) : inWords(field, job[name]),
    ) as [string | null, string | null];
    if (was === is) return [];
    const parts = isProse(field) && was !== null && is !== null ? wordDifference(was, is) : null;
    return [{ field: name, label: shortLabel(field), before: was, after: is, parts }];
  });
}
