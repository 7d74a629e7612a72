import { resumeFacts } from "@vagas/functions/domain/writtenResume/resumeFacts";
import { readWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";

/** The stored answers of a written résumé as labels and texts for FactList, a line for each job; none without answers. */
export function resumeFactList(stored: string | undefined): (readonly [string, string])[] {
  const resume = readWrittenResume(stored);
  if (resume === null) return [];
  return resumeFacts(resume).map(({ key, label, items, text }) => [
    label,
    key === "jobs" ? items.join("\n") : text,
  ]);
}
