import type { CandidateStage } from "./candidate.ts";

export const candidateStageText: Record<CandidateStage, string> = {
  nova: "Nova",
  vista: "Vista",
  emConversa: "Em conversa",
  contratada: "Contratada",
  naoSelecionada: "Não selecionada",
};
