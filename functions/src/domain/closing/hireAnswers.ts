// Apart from the schema, and with it zod, which the page of a mail's link does not load.

/** Whether a company hired somebody for a job: by this site, otherwise, not yet, or not any more. */
export const hireAnswers = ["peloSite", "deOutroJeito", "aindaProcurando", "desisti"] as const;
export type HireAnswer = (typeof hireAnswers)[number];

/** The most people one job is said to have hired. */
export const mostHired = 50;

/** Whether the answer says that somebody was hired. */
export function isHired(answer: HireAnswer): boolean {
  return answer === "peloSite" || answer === "deOutroJeito";
}

export const hireAnswerText: Record<HireAnswer, string> = {
  peloSite: "Pelo site",
  deOutroJeito: "De outro jeito",
  aindaProcurando: "Ainda procurando",
  desisti: "Desisti",
};

/** A company's answer. `people`: how many were hired; 0 unless somebody was. */
export type HireReply = { answer: HireAnswer; people: number };

/** An answer with what was typed as its number; null: that is no number of people. */
export function hireReply(answer: HireAnswer, typed: string): HireReply | null {
  if (!isHired(answer)) return { answer, people: 0 };
  const people = Number(typed);
  return Number.isInteger(people) && people >= 1 && people <= mostHired ? { answer, people } : null;
}
