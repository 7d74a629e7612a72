import type { CandidateStage } from "./candidate.ts";

/** About the application, not the person: each fits whoever applied. */
export const candidateStageText: Record<CandidateStage, string> = {
  nova: "Candidatura nova",
  vista: "Candidatura vista",
  emConversa: "Em conversa",
  contratada: "Contratação feita",
  naoSelecionada: "Fora da seleção",
};
