import Box from "@mui/material/Box";
import { formatDate } from "@vagas/functions/domain/dates";
import type { JobContent } from "@vagas/functions/domain/job/job";
import { workDayText } from "@vagas/functions/domain/job/dayWork";
import { type JobDetail, jobDetails } from "@vagas/functions/domain/job/jobDetails";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { jobPayLine } from "@vagas/functions/domain/pay/payText";
import { inOrder, shortLabel } from "@vagas/functions/domain/table/field";
import type { ReactNode } from "react";
import { useExplanations } from "../../../data/queries/storedExplanations.ts";
import { JobFindings, useJobFindings } from "../../../lawViews/JobFindings.tsx";
import { MarkedPieces } from "../../../lawViews/MarkedPieces.tsx";
import { markedLines, markedText } from "../../../lawViews/markedPieces.ts";
import { Prose } from "../../../ui/Prose.tsx";
import { DetailPart } from "../../../ui/page/DetailPart.tsx";
import { FactList } from "../../../ui/FactList.tsx";
import { joinFacts } from "../../../ui/joinFacts.ts";
import { BulletList } from "../../../ui/BulletList.tsx";

type Props = {
  job: JobContent & { id: string; expiresAt: Date };
  sentAt: Date;
  /** The advertiser; beside the text if there is room. */
  advertiser: ReactNode;
};

/** In the order they are judged; a detail that is not named here comes last. */
const details = inOrder(jobDetails, [
  "contractType",
  "workload",
  "educationLevel",
  "experienceLevel",
]);

function detailFact(job: JobContent, name: JobDetail): [label: string, value: string | null] {
  const value =
    name === "experienceLevel"
      ? joinFacts(job.experienceLevel, job.acceptNoExperience && jobFields.acceptNoExperience.label)
      : job[name];
  return [shortLabel(jobDetails[name]), value];
}

/**
 * Everything in a job, as it would be published: the text to judge first, with what the law says of it and how the company
 * explains that, then its facts.
 */
export function SubmittedJob({ job, sentAt, advertiser }: Props) {
  const findings = useJobFindings(job);
  const explanations = useExplanations(job.id);
  const requirements = markedLines(job.requirements, "requirements", findings);
  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 230px" },
      }}
    >
      <Box sx={{ minWidth: 0, "& > :first-child": { mt: 0 } }}>
        <DetailPart title="Descrição da vaga">
          <Prose typed measure={70}>
            <MarkedPieces pieces={markedText(job.description, "description", findings)} />
          </Prose>
        </DetailPart>
        {requirements.length > 0 && (
          <DetailPart title={jobFields.requirements.label}>
            <BulletList>
              {requirements.map((line, i) => (
                <li key={i}>
                  <MarkedPieces pieces={line} />
                </li>
              ))}
            </BulletList>
          </DetailPart>
        )}
        {job.benefits.length > 0 && (
          <DetailPart title={jobFields.benefits.label}>{job.benefits.join(", ")}</DetailPart>
        )}
        <JobFindings findings={findings} explanations={explanations} />
        <Facts job={job} sentAt={sentAt} />
      </Box>
      {advertiser}
    </Box>
  );
}

function Facts({ job, sentAt }: Pick<Props, "job" | "sentAt">) {
  return (
    <DetailPart title="Dados da vaga">
      <FactList
        facts={[
          [jobFields.salary.label, jobPayLine(job)],
          [jobFields.dayWork.label, job.dayWork && workDayText(job.expiresAt)],
          [jobFields.meetingPlace.label, job.meetingPlace],
          [jobFields.openings.label, String(job.openings)],
          [jobFields.location.label, job.location],
          [jobFields.type.short, job.type],
          ...details.map((name) => detailFact(job, name)),
          [jobFields.urgent.short, job.urgent ? "Sim" : "Não"],
          ["Recebida em", formatDate(sentAt)],
          ["Candidaturas até", formatDate(job.expiresAt)],
        ]}
      />
    </DetailPart>
  );
}
