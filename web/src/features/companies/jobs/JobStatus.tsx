import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import EventBusyIcon from "@mui/icons-material/EventBusyOutlined";
import HandshakeIcon from "@mui/icons-material/HandshakeOutlined";
import HighlightOffIcon from "@mui/icons-material/HighlightOff";
import HourglassIcon from "@mui/icons-material/HourglassEmptyOutlined";
import PlagiarismIcon from "@mui/icons-material/PlagiarismOutlined";
import VisibilityOffIcon from "@mui/icons-material/VisibilityOffOutlined";
import Typography from "@mui/material/Typography";
import type { Job } from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { companyStatus, type CompanyStatus } from "@vagas/functions/domain/job/jobStanding";
import { companyStatusText } from "@vagas/functions/domain/job/jobText";
import { paths } from "@vagas/functions/domain/site/paths";
import type { ReactElement } from "react";
import { HiddenText } from "../../../ui/Announcement.tsx";
import { StatusChip, type Tone } from "../../../ui/StatusChip.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { RefusalNotes } from "../RefusalNotes.tsx";
import { JobClosing } from "./closing/JobClosing.tsx";
import { EditStatus } from "./EditStatus.tsx";
import { newCandidatesText } from "./newCandidatesText.ts";
import look from "./JobStatus.module.css";

const looks: Record<CompanyStatus, { tone: Tone; icon: ReactElement }> = {
  pending: { tone: "waiting", icon: <HourglassIcon /> },
  rejected: { tone: "bad", icon: <HighlightOffIcon /> },
  filled: { tone: "quiet", icon: <HandshakeIcon /> },
  held: { tone: "waiting", icon: <PlagiarismIcon /> },
  expired: { tone: "quiet", icon: <EventBusyIcon /> },
  off: { tone: "quiet", icon: <VisibilityOffIcon /> },
  active: { tone: "good", icon: <CheckCircleIcon /> },
};

type ChipProps = { job: Job; active: boolean; now: Date };
export type JobStatusProps = ChipProps & { edit: JobEdit | null; newCandidates: number };

/** A job's status, and what there is to know about it. */
export function JobStatus(props: JobStatusProps) {
  return (
    <>
      <JobStatusChip {...props} />
      <JobRemarks {...props} />
    </>
  );
}

/** The status in a word. */
export function JobStatusChip({ job, active, now }: ChipProps) {
  const status = companyStatus(job, active, now);
  return <StatusChip {...looks[status]} label={companyStatusText[status]} />;
}

/**
 * The administrator's notes on a rejection or the reason why the job is off the site; its pending or refused edit; the
 * number of new applications; and whether its applicants are told that it has ended.
 */
export function JobRemarks({ job, edit, active, now, newCandidates }: JobStatusProps) {
  const status = companyStatus(job, active, now);
  return (
    <>
      {status === "rejected" && <RefusalNotes job={job} />}
      {status === "held" && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: "42ch" }}>
          A administração está conferindo a vaga. Enquanto isso, ela não aparece no site. Se chegou
          um e-mail sobre ela, siga o que ele pede. Em caso de dúvida, fale com a administração.
        </Typography>
      )}
      {status === "off" && (
        <Typography variant="body2" color="textSecondary">
          {active ? "A vaga foi tirada do ar." : "A conta da empresa está desativada."}
        </Typography>
      )}
      {edit && job.approved && <EditStatus job={job} edit={edit} active={active} />}
      {newCandidates > 0 && (
        <TextLink to={paths.companyCandidates(job.id)} className={look.newCandidates}>
          {newCandidatesText(newCandidates)}
          <HiddenText>{` na vaga ${job.title}`}</HiddenText>
        </TextLink>
      )}
      <JobClosing job={job} now={now} />
    </>
  );
}
