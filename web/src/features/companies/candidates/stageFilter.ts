import {
  type CandidateStage,
  candidateStages,
  isAnswer,
} from "@vagas/functions/domain/application/stage";
import { candidateStageText } from "@vagas/functions/domain/application/candidateText";

/** In the address, for people who were not answered. */
export const unanswered = "semResposta";

/** The stages of a filter from the address; none for 'all', and for a word that is no filter. */
export function stagesOf(filter: string): readonly CandidateStage[] {
  if (filter === unanswered) return candidateStages.filter((stage) => !isAnswer(stage));
  return candidateStages.filter((stage) => stage === filter);
}

type Counts = ReadonlyMap<CandidateStage, number> | null;

/** The filters to choose from, with their numbers if known: then one that finds nobody is left out, but not the chosen one. */
export function stageOptions(counts: Counts, chosen: string): { value: string; label: string }[] {
  const options = [
    { value: "", label: "Todas as etapas", stages: candidateStages },
    { value: unanswered, label: "Sem resposta", stages: stagesOf(unanswered) },
    ...candidateStages.map((stage) => ({
      value: stage,
      label: candidateStageText[stage],
      stages: [stage],
    })),
  ];
  return options.flatMap(({ value, label, stages }) => {
    if (counts === null) return { value, label };
    const count = stages.reduce((sum, stage) => sum + (counts.get(stage) ?? 0), 0);
    const isOffered = count > 0 || value === "" || value === chosen;
    return isOffered ? { value, label: `${label} (${count})` } : [];
  });
}
