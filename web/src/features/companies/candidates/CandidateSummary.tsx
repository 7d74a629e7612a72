import Typography from "@mui/material/Typography";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { formatDate } from "@vagas/functions/domain/dates";
import { CandidateContact } from "./CandidateContact.tsx";
import { LetterBeginning } from "./LetterBeginning.tsx";
import { CandidateNote } from "./CandidateNote.tsx";
import { CandidateStageField } from "./CandidateStageField.tsx";
import { ResumeGlance } from "../../../resumeViews/ResumeGlance.tsx";
import type { Find } from "../../../ui/list/MarkedText.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

type Props = { candidate: Candidate; subject: string; find: Find; disabled: boolean };

/** The text of a candidate's card on a phone. */
export function CandidateSummary({ candidate, subject, find, disabled }: Props) {
  return (
    <VStack gap={1.5}>
      <Typography variant="body2" color="textSecondary">
        Enviado em {formatDate(candidate.createdAt)}
      </Typography>
      <ResumeGlance stored={candidate.writtenResume} find={find} />
      <LetterBeginning candidate={candidate} />
      <CandidateContact candidate={candidate} subject={subject} />
      <HStack align="baseline" sx={{ columnGap: 2 }}>
        <CandidateStageField candidate={candidate} disabled={disabled} />
        <CandidateNote candidate={candidate} disabled={disabled} />
      </HStack>
    </VStack>
  );
}
