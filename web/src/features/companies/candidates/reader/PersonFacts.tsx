import Typography from "@mui/material/Typography";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { VStack } from "../../../../ui/layout/VStack.tsx";
import { DetailPart } from "../../../../ui/page/DetailPart.tsx";
import { useCompanyArea } from "../../companyContext.ts";
import { CandidateContact } from "../CandidateContact.tsx";
import { candidateChat } from "../candidateChat.ts";
import { CandidateNote } from "../CandidateNote.tsx";
import { StageField } from "../CandidateStageField.tsx";
import { CandidateChatButton } from "../CandidateChatButton.tsx";
import { useMarkOpened } from "../useMarkOpened.ts";
import type { Stage } from "../useCandidateStage.ts";

type Props = { candidate: Candidate; job: Pick<Job, "title">; stage: Stage };

/** Who applied, how to reach them, the stage, the note and the letter. */
export function PersonFacts({ candidate, job, stage }: Props) {
  const { company } = useCompanyArea();
  const opened = useMarkOpened(candidate);
  const chat = candidateChat(candidate, job.title, company.name);
  return (
    <div>
      <VStack gap={1.5}>
        <Typography variant="body2" color="textSecondary">
          Enviado em {formatDate(candidate.createdAt)}
        </Typography>
        <VStack gap={1} align="start">
          {chat && <CandidateChatButton name={candidate.name} href={chat} onClick={opened} />}
          <CandidateContact
            candidate={candidate}
            subject={`Vaga de ${job.title} – ${company.name}`}
          />
        </VStack>
        <StageField candidate={candidate} disabled={!company.active} stage={stage} />
        <CandidateNote candidate={candidate} disabled={!company.active} />
      </VStack>
      {candidate.coverLetter !== "" && (
        <DetailPart title="Carta">{candidate.coverLetter}</DetailPart>
      )}
    </div>
  );
}
