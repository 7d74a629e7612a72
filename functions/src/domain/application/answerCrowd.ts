import type { Answer } from "./answer.ts";

/** 'Eram 12 candidaturas para 2 vagas.'; null for a single application. */
export function answerCrowd({
  applications,
  openings,
}: Pick<Answer, "applications" | "openings">): string | null {
  if (applications < 2) return null;
  const places = openings === null ? "" : ` para ${openings} ${openings === 1 ? "vaga" : "vagas"}`;
  return `Eram ${applications} candidaturas${places}.`;
}
