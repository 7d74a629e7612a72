import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import type { Job } from "@vagas/functions/domain/job/job";
import { requirementLines } from "@vagas/functions/domain/job/jobStanding";
import type { ReactNode } from "react";
import { JobBadges } from "./JobBadges.tsx";
import { JobFacts } from "./JobFacts.tsx";
import { agoText } from "./postedText.ts";

type Props = { job: Job; now: Date; notice?: ReactNode };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: { xs: 2.5, md: 5 }, "@media print": { mt: 2 } }}>
      <Typography variant="h2" sx={{ mb: { xs: 0.75, md: 1.5 }, fontSize: "1.375rem" }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        pl: 2.5,
        display: "grid",
        gap: 0.75,
        maxWidth: "70ch",
        overflowWrap: "anywhere",
        "& ::marker": { color: "primary.main" },
      }}
    >
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </Box>
  );
}

/** Everything in a job, for its page, its preview and its printed sheet. */
export function JobSheet({ job, now, notice }: Props) {
  const requirements = requirementLines(job.requirements);
  return (
    <Box component="article" aria-labelledby="vaga-titulo">
      <JobBadges job={job} now={now} withoutExperience />
      <Typography
        id="vaga-titulo"
        variant="h1"
        tabIndex={-1}
        data-page-heading
        sx={{ mt: { xs: 1, md: 1.5 }, overflowWrap: "anywhere" }}
      >
        {job.title}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ overflowWrap: "anywhere" }}>
        {job.company}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: { xs: 1.5, md: 3 } }}>
        Publicada{" "}
        <Box component="span" sx={{ displayPrint: "none" }}>
          {agoText(job.postedAt, now)},{" "}
        </Box>
        em <time dateTime={job.postedAt.toISOString()}>{formatDate(job.postedAt)}</time>
      </Typography>
      {notice}
      <JobFacts job={job} now={now} />
      <Part title="Descrição da Vaga">
        <Typography sx={{ whiteSpace: "pre-line", maxWidth: "70ch", overflowWrap: "anywhere" }}>
          {job.description}
        </Typography>
      </Part>
      {requirements.length > 0 && (
        <Part title="Requisitos">
          <Lines lines={requirements} />
        </Part>
      )}
      {job.benefits.length > 0 && (
        <Part title="Benefícios">
          <Lines lines={job.benefits} />
        </Part>
      )}
    </Box>
  );
}
