import Button from "@mui/material/Button";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { RecordTable } from "../../../ui/list/RecordTable.tsx";
import { CandidateActions } from "./CandidateActions.tsx";
import { CandidateNote } from "./CandidateNote.tsx";
import { CandidateSummary } from "./CandidateSummary.tsx";
import { CandidateStageField } from "./CandidateStageField.tsx";
import { MarkBox } from "./MarkBox.tsx";
import type { Choice } from "./useChoice.ts";
import { CandidateContact } from "./CandidateContact.tsx";
import { useCompanyArea } from "../companyContext.ts";
import { ResumeGlance } from "../../../resumeViews/ResumeGlance.tsx";
import type { Find } from "../../../ui/list/MarkedText.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

type Props = {
  candidates: readonly Candidate[];
  job: Pick<Job, "title">;
  /** Marks the search. */
  find: Find;
  /** Who is marked; null if nobody can be. */
  choice: Choice | null;
  onRead: (id: string) => void;
};

export function CandidateTable({ candidates, job, find, choice, onRead }: Props) {
  const { company } = useCompanyArea();
  const subject = `Vaga de ${job.title} – ${company.name}`;
  return (
    <RecordTable
      label={`Candidatos à vaga ${job.title}`}
      rows={candidates}
      rowKey={({ id }) => id}
      columns={[
        { header: "Nome", cell: ({ name }) => name },
        {
          header: "Contato",
          cell: (candidate) => <CandidateContact candidate={candidate} subject={subject} />,
        },
        { header: "Enviado em", cell: ({ createdAt }) => formatDate(createdAt), nowrap: true },
        {
          header: "Etapa e anotação",
          cell: (candidate) => (
            <VStack gap={0.5}>
              <CandidateStageField candidate={candidate} disabled={!company.active} />
              <CandidateNote candidate={candidate} disabled={!company.active} />
            </VStack>
          ),
        },
      ]}
      {...(choice
        ? { mark: (person: Candidate) => <MarkBox person={person} choice={choice} /> }
        : {})}
      card={(candidate) => (
        <CandidateSummary
          candidate={candidate}
          subject={subject}
          find={find}
          disabled={!company.active}
        />
      )}
      below={({ writtenResume }) =>
        writtenResume === undefined ? null : <ResumeGlance stored={writtenResume} find={find} />
      }
      actions={(candidate) => (
        <>
          <ReadButton name={candidate.name} onClick={() => onRead(candidate.id)} />
          <CandidateActions candidate={candidate} job={job} companyName={company.name} />
        </>
      )}
    />
  );
}

function ReadButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button size="small" variant="contained" onClick={onClick} aria-label={`Ler ${name}`}>
      Ler
    </Button>
  );
}
