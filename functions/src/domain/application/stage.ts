// Apart from candidate.ts, and with it zod, which visitors' pages do not load.

/** The stages that a company chooses. */
export const chosenStages = [
  "nova",
  "vista",
  "emConversa",
  "contratada",
  "naoSelecionada",
] as const;

export function isChosenStage(stage: string): stage is (typeof chosenStages)[number] {
  return chosenStages.some((chosen) => chosen === stage);
}

/** Functions alone set the last one, after a closing notice (closingNotice.ts). */
export const candidateStages = [...chosenStages, "encerrada"] as const;
export type CandidateStage = (typeof candidateStages)[number];

/** The stages that tell the person something; no company chooses the last one for one person. */
export const answerStages = [
  "emConversa",
  "contratada",
  "naoSelecionada",
  "encerrada",
] as const satisfies readonly CandidateStage[];
export type AnswerStage = (typeof answerStages)[number];

export function isAnswer(stage: CandidateStage): stage is AnswerStage {
  return answerStages.some((answer) => answer === stage);
}

/** The stages of a person without an answer. */
export const unansweredStages = ["nova", "vista"] as const satisfies readonly CandidateStage[];
