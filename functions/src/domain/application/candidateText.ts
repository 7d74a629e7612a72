import type { CandidateStage } from "./stage.ts";

/** Labels about the application, without grammatical gender. */
export const candidateStageText: Record<CandidateStage, string> = {
  nova: "Candidatura nova",
  vista: "Candidatura vista",
  emConversa: "Em conversa",
  contratada: "Contratação feita",
  naoSelecionada: "Fora da seleção",
  encerrada: "Vaga encerrada",
};
