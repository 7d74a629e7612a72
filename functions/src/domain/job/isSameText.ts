import type { JobContent } from "./jobFields.ts";

/** Whether a job has this content, field by field. */
export function isSameText(content: JobContent, other: JobContent): boolean {
  return (Object.keys(content) as (keyof JobContent)[]).every(
    (field) => JSON.stringify(content[field]) === JSON.stringify(other[field]),
  );
}
