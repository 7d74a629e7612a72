import Typography from "@mui/material/Typography";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import {
  type CandidateStage,
  chosenStages,
  isChosenStage,
} from "@vagas/functions/domain/application/stage";
import { candidateStageText } from "@vagas/functions/domain/application/candidateText";
import { formatDate } from "@vagas/functions/domain/dates";
import { SelectInput } from "../../../ui/form/SelectInput.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { AnswerNote } from "./AnswerNote.tsx";
import { type Stage, useCandidateStage } from "./useCandidateStage.ts";
import look from "./CandidateStageField.module.css";

type Props = { candidate: Candidate; disabled: boolean };

/** The candidate's stage, to be changed, and what the person is told of it. */
export function CandidateStageField({ candidate, disabled }: Props) {
  const stage = useCandidateStage(candidate);
  return <StageField candidate={candidate} disabled={disabled} stage={stage} />;
}

/** The same with a stage that other buttons change too. It has a date once the company has chosen one. */
export function StageField({ candidate, disabled, stage }: Props & { stage: Stage }) {
  const { shown, choose, undo, undone } = stage;
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
          {offered(shown).map((one) => (
            <option key={one} value={one}>
              {candidateStageText[one]}
            </option>
          ))}
        </SelectInput>
        {candidate.stage !== "nova" && candidate.stageAt > candidate.createdAt && (
          <Typography component="span" variant="body2" color="textSecondary">
            desde {formatDate(candidate.stageAt)}
          </Typography>
        )}
      </HStack>
      <AnswerNote candidate={candidate} undone={undone} onUndo={() => void undo()} />
    </VStack>
  );
}

/** A job's end is no choice about one person: that stage is offered only where it is the present one. */
function offered(shown: CandidateStage): readonly CandidateStage[] {
  return isChosenStage(shown) ? chosenStages : [...chosenStages, shown];
}
