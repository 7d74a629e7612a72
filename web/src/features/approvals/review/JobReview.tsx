import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import type { Decided, Decision, JobApproval } from "@vagas/functions/domain/job/jobApproval";
import type { Mark } from "@vagas/functions/domain/law/jobCheck";
import { type ReactNode, useState } from "react";
import { Advertiser } from "./Advertiser.tsx";
import { Differences } from "./Differences.tsx";
import { SubmittedJob } from "./SubmittedJob.tsx";
import { OtherMarks } from "./MarkNotes.tsx";
import { NewTextNotice } from "./NewTextNotice.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";
import { Prose } from "../../../ui/Prose.tsx";

type Props = {
  approval: JobApproval;
  /** The present job. */
  live: Job;
  /** The text that was shown first. */
  seen: Job;
  marks: readonly Mark[];
  refusing: boolean;
  history: ReactNode;
  onDecide: (read: Job, decision: Decision) => void;
  onClose: () => void;
};

/**
 * A pending job's text and the decision. The shown text stays: a newer one is announced, and replaces it on request,
 * with the changes.
 */
export function JobReview({
  approval,
  live,
  seen,
  marks,
  refusing,
  history,
  onDecide,
  onClose,
}: Props) {
  const [{ read, before }, setRead] = useState({
    read: live,
    before: live.revision === seen.revision ? null : seen,
  });
  const hasNewText = live.revision !== read.revision;
  const { decided } = approval;
  return (
    <ReviewDialog
      title={read.title}
      notesHelp="A empresa recebe as observações por e-mail, junto com a decisão."
      ready={!hasNewText && approval.revision === read.revision}
      refusing={refusing}
      onDecide={(decision) => onDecide(read, decision)}
      onClose={onClose}
      history={history}
    >
      {hasNewText && (
        <NewTextNotice
          title="A empresa alterou esta vaga enquanto você lia"
          onRead={() => setRead({ read: live, before: read })}
        />
      )}
      {before && <Differences title="O que mudou enquanto você lia" before={before} after={read} />}
      {decided && decided.revision < read.revision && <SentAgain decided={decided} job={read} />}
      <OtherMarks marks={marks} />
      <SubmittedJob
        job={read}
        sentAt={approval.createdAt}
        advertiser={<Advertiser job={read} companyId={approval.companyId} />}
      />
    </ReviewDialog>
  );
}

const decisionWords = { approved: "aprovação", rejected: "recusa" } as const;

/** The changes of a job since its last decision, and the notes on that. */
function SentAgain({ decided, job }: { decided: Decided; job: Job }) {
  const since = `desde a ${decisionWords[decided.status]} de ${formatDate(decided.at)}`;
  return (
    <>
      {decided.adminNotes !== "" && (
        <Prose typed gutterBottom measure={70}>
          Sua observação na {decisionWords[decided.status]}: “{decided.adminNotes}”
        </Prose>
      )}
      {decided.content === null ? (
        <Typography>A vaga foi alterada {since}.</Typography>
      ) : (
        <Differences title={`O que mudou ${since}`} before={decided.content} after={job} />
      )}
    </>
  );
}
