import Typography from "@mui/material/Typography";
import {
  type Candidate,
  candidateStages,
  type CandidateStage,
} from "@vagas/functions/domain/application/candidate";
import { candidateStageText } from "@vagas/functions/domain/application/candidateText";
import { formatDate } from "@vagas/functions/domain/dates";
import { useState } from "react";
import { setCandidateStage } from "../../../data/company/companyCandidates.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { SelectInput } from "../../../ui/form/SelectInput.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { AnswerNote } from "./AnswerNote.tsx";
import look from "./CandidateStageField.module.css";

type Props = { candidate: Candidate; disabled: boolean };

/** The candidate's stage, since when, and what the person is told of it; a new candidate's date is shown elsewhere. */
export function CandidateStageField({ candidate, disabled }: Props) {
  const { shown, choose, undo } = useStage(candidate);
  return (
    <VStack gap={0.5}>
      <HStack gap={1.5} align="center" sx={{ rowGap: 0.5 }}>
        <SelectInput
          value={shown}
          disabled={disabled}
          onChange={(event) => void choose(event.target.value)}
          aria-label={`Etapa de ${candidate.name}`}
          className={look.stage}
        >
          {candidateStages.map((stage) => (
            <option key={stage} value={stage}>
              {candidateStageText[stage]}
            </option>
          ))}
        </SelectInput>
        {candidate.stage !== "nova" && (
          <Typography component="span" variant="body2" color="textSecondary">
            desde {formatDate(candidate.stageAt)}
          </Typography>
        )}
      </HStack>
      <AnswerNote candidate={candidate} onUndo={undo} />
    </VStack>
  );
}

/** The stage that is shown while it is stored, and a way back to the one before. */
function useStage({ id, stage }: Candidate) {
  const [choosing, setChoosing] = useState<CandidateStage | null>(null);
  const [before, setBefore] = useState<CandidateStage>("vista");

  async function store(value: string): Promise<boolean> {
    const chosen = candidateStages.find((known) => known === value);
    if (choosing !== null || chosen === undefined) return false;
    setChoosing(chosen);
    const outcome = await setCandidateStage(id, chosen);
    setChoosing(null);
    if (outcome !== "done")
      notify({
        severity: "error",
        title: "Erro ao mudar a etapa",
        description: failureText[outcome],
      });
    return outcome === "done";
  }

  async function choose(value: string) {
    const left = stage === "nova" || stage === value ? "vista" : stage;
    if (await store(value)) setBefore(left);
  }

  return { shown: choosing ?? stage, choose, undo: () => void store(before) };
}
