import Typography from "@mui/material/Typography";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { formatDate } from "@vagas/functions/domain/dates";
import { CandidateContact } from "./CandidateContact.tsx";
import { LetterBeginning } from "./CandidateLetter.tsx";
import { CandidateNote } from "./CandidateNote.tsx";
import { CandidateStageField } from "./CandidateStageField.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

type Props = { candidate: Candidate; subject: string; disabled: boolean };

/** The text of a candidate's card on a phone. */
export function CandidateSummary({ candidate, subject, disabled }: Props) {
  return (
    <VStack gap={1.5}>
      <Typography variant="body2" color="textSecondary">
        Enviado em {formatDate(candidate.createdAt)}
      </Typography>
      <LetterBeginning candidate={candidate} />
      <CandidateContact candidate={candidate} subject={subject} />
      <CandidateStageField candidate={candidate} disabled={disabled} />
      <CandidateNote candidate={candidate} disabled={disabled} />
    </VStack>
  );
}
