import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { jobTypes } from "@vagas/functions/domain/options";
import type { Field } from "@vagas/functions/domain/table/field";
import { contentOf } from "@vagas/functions/domain/table/field";
import { conditions, listOf } from "./ruleText.ts";

/** What firestore.rules says of a job's content, from the table of its fields. */
export function jobRules(): string {
  const content = contentOf(jobFields);
  const names = content.flatMap(([name]) => (name === "type" ? ["type", "category"] : [name]));
  return `\
    function jobTypes() {
${listOf(jobTypes, "      return ", "        ")};
    }

    function contentFields() {
${listOf(names, "      return ", "        ")};
    }

    function isContent(job) {
${content
  .map(([name, field]) => contentConditions(name, field))
  .join("\n")
  .replace("        && ", "      return ")};
    }
`;
}

function contentConditions(name: string, field: Field): string {
  return name === "type"
    ? "        && job.type in jobTypes()\n        && job.category == job.type"
    : conditions("job", name, field);
}
