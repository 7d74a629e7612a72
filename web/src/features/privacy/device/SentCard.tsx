import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import { useState } from "react";
import { AnotherFile } from "../../../applyParts/AnotherFile.tsx";
import type { OwnApplicationRow } from "../../../data/application/ownApplications.ts";
import { Card } from "../../../ui/Card.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { type OnWithdrawn, WithdrawButton } from "./WithdrawButton.tsx";
import { happenedTo } from "./happened.tsx";

type Props = { application: OwnApplicationRow; onWithdrawn: OnWithdrawn };

/** One application: where, when, what became of it, and what its person can do. */
export function SentCard({ application, onWithdrawn }: Props) {
  const { jobId, jobTitle, company, sentAt, resumeMissing, isWithdrawn } = application;
  const [hasArrived, setArrived] = useState(false);
  const name = jobId === null ? "Banco de talentos" : (jobTitle ?? "Vaga");
  const asksForFile = resumeMissing && !isWithdrawn;
  return (
    <Card component="article" gap={1.5} aria-label={name}>
      <VStack gap={0.5}>
        <Typography variant="h3">
          {jobId === null ? name : <TextLink to={paths.job(jobId)}>{name}</TextLink>}
        </Typography>
        <Typography color="textSecondary">
          {company !== null && `${company} · `}
          {jobId === null ? "enviado" : "enviada"} em{" "}
          <time dateTime={sentAt.toISOString()}>{formatDate(sentAt)}</time>
        </Typography>
      </VStack>
      {!(asksForFile && hasArrived) && <WhatHappened application={application} />}
      {asksForFile && <AnotherFile jobId={jobId} of={name} onArrived={() => setArrived(true)} />}
      <WithdrawButton application={application} onWithdrawn={onWithdrawn} />
    </Card>
  );
}

function WhatHappened({ application }: Pick<Props, "application">) {
  const { tone, icon, label, text, suggestsOthers } = happenedTo(application);
  const { jobId } = application;
  return (
    <VStack gap={1} align="start">
      <StatusChip tone={tone} icon={icon} label={label} />
      <Typography>{text}</Typography>
      {suggestsOthers && jobId !== null && (
        // A whole load, after which the browser goes to the place on the page.
        <TextLink to={`${paths.job(jobId)}#outras-vagas`} reloadDocument>
          Ver vagas parecidas
        </TextLink>
      )}
    </VStack>
  );
}
