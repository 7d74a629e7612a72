import Typography from "@mui/material/Typography";
import type { Company } from "@vagas/functions/domain/company/company";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import type { Decided, Decision, JobApproval } from "@vagas/functions/domain/job/jobApproval";
import { type ReactNode, useState } from "react";
import { Advertiser } from "./Advertiser.tsx";
import { Differences } from "./Differences.tsx";
import { SubmittedJob } from "./SubmittedJob.tsx";
import { NewTextNotice } from "./NewTextNotice.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";

type Props = {
  approval: JobApproval;
  /** The job as it is now. */
  live: Job;
  /** The text that stood on the page first. */
  seen: Job;
  company: Company | null;
  refusing: boolean;
  history: ReactNode;
  onDecide: (read: Job, decision: Decision) => void;
  onClose: () => void;
};

/**
 * The text of a pending job and the decision on it. What is read stays as it is: another text that comes meanwhile is
 * announced, and takes its place when that is asked for, with what changed.
 */
export function JobReview({
  approval,
  live,
  seen,
  company,
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
      <SubmittedJob
        job={read}
        sentAt={approval.createdAt}
        advertiser={<Advertiser job={read} company={company} />}
      />
    </ReviewDialog>
  );
}

const decisionWords = { approved: "aprovação", rejected: "recusa" } as const;

/** What a job that comes again says otherwise than when it was last decided on, and what was asked for then. */
function SentAgain({ decided, job }: { decided: Decided; job: Job }) {
  const since = `desde a ${decisionWords[decided.status]} de ${formatDate(decided.at)}`;
  return (
    <>
      {decided.adminNotes !== "" && (
        <Typography sx={{ mb: 1, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
          Sua observação na {decisionWords[decided.status]}: “{decided.adminNotes}”
        </Typography>
      )}
      {decided.content === null ? (
        <Typography>A vaga foi alterada {since}.</Typography>
      ) : (
        <Differences title={`O que mudou ${since}`} before={decided.content} after={job} />
      )}
    </>
  );
}
