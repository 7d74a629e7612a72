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
import look from "./CandidateStageField.module.css";

/** The candidate's stage, and since when; for a new candidate that is the day of the application, shown elsewhere. */
export function CandidateStageField({
  candidate,
  disabled,
}: {
  candidate: Candidate;
  disabled: boolean;
}) {
  const [choosing, setChoosing] = useState<CandidateStage | null>(null);

  async function choose(value: string) {
    const stage = candidateStages.find((known) => known === value);
    if (choosing !== null || stage === undefined) return;
    setChoosing(stage);
    const outcome = await setCandidateStage(candidate.id, stage);
    setChoosing(null);
    if (outcome !== "done")
      notify({
        severity: "error",
        title: "Erro ao mudar a etapa",
        description: failureText[outcome],
      });
  }

  return (
    <HStack gap={1.5} align="center" sx={{ rowGap: 0.5 }}>
      <SelectInput
        value={choosing ?? candidate.stage}
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
  );
}
