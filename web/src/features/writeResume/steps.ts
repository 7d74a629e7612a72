import { writeResumePath } from "@vagas/functions/domain/site/paths";

// The way through the résumé: six questions, then the number and the whole.

export const questions = {
  "1": "Que trabalho você procura?",
  "2": "Onde já trabalhou?",
  "3": "Até onde estudou?",
  "4": "O que sabe fazer?",
  "5": "Como você pode trabalhar?",
  "6": "Nome e telefone",
} as const;

export type Question = keyof typeof questions;
/** 'numero': is the number right; 'enviar': the résumé as it looks, and where it goes. */
export type Step = Question | "numero" | "enviar";

export const steps: readonly Step[] = ["1", "2", "3", "4", "5", "6", "numero", "enviar"];

const parameter = "passo";

export function isQuestion(step: Step): step is Question {
  return step in questions;
}

/** The step that a text names; null for any other text. */
export function stepNamed(text: string | null): Step | null {
  return steps.find((step) => step === text) ?? null;
}

export function stepIn(params: URLSearchParams): Step | null {
  return stepNamed(params.get(parameter));
}

/** The address of a step of the résumé for a job, or for none (null). */
export function stepAddress(jobId: string | null, step: Step): string {
  const page = writeResumePath(jobId);
  return `${page}${page.includes("?") ? "&" : "?"}${parameter}=${step}`;
}

export function stepAfter(step: Step): Step {
  return steps[Math.min(steps.indexOf(step) + 1, steps.length - 1)]!;
}

/** Null before the first. */
export function stepBefore(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}
