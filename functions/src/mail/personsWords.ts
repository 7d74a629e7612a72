import type { Candidate } from "../domain/application/candidate.ts";
import { resumeFacts } from "../domain/writtenResume/resumeFacts.ts";
import { readWrittenResume } from "../domain/writtenResume/writtenResume.ts";

/**
 * What an applicant wrote, for a mail to set apart from the board's own words: the facts of a written résumé, a line each,
 * and the letter. Null if there is neither.
 */
export function personsWords({
  coverLetter,
  writtenResume,
}: Pick<Candidate, "coverLetter" | "writtenResume">): { heading: string; quote: string } | null {
  const resume = readWrittenResume(writtenResume);
  const facts = resume === null ? [] : resumeFacts(resume);
  const summary = facts.map(({ label, text }) => `${label}: ${text}`).join("\n");
  const parts = [
    ...(summary === "" ? [] : [["Resumo do currículo", summary] as const]),
    ...(coverLetter === "" ? [] : [["Carta de apresentação", coverLetter] as const]),
  ];
  const [first, second] = parts;
  if (first === undefined) return null;
  if (second === undefined) return { heading: `${first[0]}:`, quote: first[1] };
  return { heading: "Resumo do currículo e carta:", quote: `${first[1]}\n\n${second[1]}` };
}
