import AccessTimeIcon from "@mui/icons-material/AccessTimeOutlined";
import CategoryIcon from "@mui/icons-material/WorkOutlineOutlined";
import ContractIcon from "@mui/icons-material/AssignmentOutlined";
import EventIcon from "@mui/icons-material/EventOutlined";
import ExperienceIcon from "@mui/icons-material/WorkspacePremiumOutlined";
import PaymentsIcon from "@mui/icons-material/PaymentsOutlined";
import PlaceIcon from "@mui/icons-material/PlaceOutlined";
import SchoolIcon from "@mui/icons-material/SchoolOutlined";
import Box from "@mui/material/Box";
import { daysUntil, formatDate } from "@vagas/functions/domain/visitorDates";
import type { Job } from "@vagas/functions/domain/job/job";
import { type JobDetail, jobDetails } from "@vagas/functions/domain/job/jobDetails";
import { closingInDays, isExpired } from "@vagas/functions/domain/job/jobStanding";
import { inOrder } from "@vagas/functions/domain/table/field";
import type { ReactNode } from "react";
import { unbroken } from "../ui/unbroken.ts";
import { closingText } from "./postedText.ts";
import { Surface } from "../ui/Surface.tsx";

type Fact = { icon: ReactNode; label: string; value: ReactNode };

/** The level that already says what the flag says. */
const noExperience = "Não exige experiência";

function experience({ experienceLevel, acceptNoExperience }: Job): string | null {
  if (!acceptNoExperience || experienceLevel === noExperience) return experienceLevel;
  return experienceLevel ? `${experienceLevel} (Aceita sem experiência)` : "Aceita sem experiência";
}

function deadline(job: Job, now: Date): ReactNode {
  const days = closingInDays(job, now);
  const left = daysUntil(job.expiresAt, now);
  const note = isExpired(job, now)
    ? "encerrado"
    : days !== null
      ? closingText(days).toLowerCase()
      : `faltam ${left} dias`;
  return (
    <>
      <time dateTime={job.expiresAt.toISOString()}>{formatDate(job.expiresAt)}</time>{" "}
      {!job.filled && (
        <Box
          component="span"
          sx={{
            displayPrint: "none",
            color: days !== null ? "secondary.main" : "text.secondary",
            fontWeight: days !== null ? 650 : 400,
          }}
        >
          ({note})
        </Box>
      )}
    </>
  );
}

/**
 * On a phone a fact is a line, 'Local: Confresa', that breaks as text does; where there is room, label and value in
 * two columns of facts.
 */
const fact = {
  position: "relative",
  minWidth: 0,
  pl: { xs: "28px", sm: 4.5 },
  overflowWrap: "anywhere",
  "& > svg": {
    position: "absolute",
    left: 0,
    top: "0.15em",
    fontSize: { xs: 20, sm: 24 },
    color: "primary.main",
  },
  "& > dt": {
    display: { xs: "inline", sm: "block" },
    color: "text.secondary",
    fontSize: "0.875rem",
  },
  "& > dt::after": { content: { xs: '": "', sm: "none" } },
  "& > dd": { m: 0, display: { xs: "inline", sm: "block" }, fontWeight: 600 },
  "&:first-of-type > dd": { fontSize: "1.125rem", fontWeight: 750 },
  // The last of an odd number takes the whole row.
  "&:last-of-type:nth-of-type(odd)": { gridColumn: { sm: "1 / -1" } },
} as const;

const detailIcons: Record<JobDetail, ReactNode> = {
  workload: <AccessTimeIcon />,
  contractType: <ContractIcon />,
  experienceLevel: <ExperienceIcon />,
  educationLevel: <SchoolIcon />,
};

/** In the order of the page; a detail that is not named here comes last. */
const details = inOrder(jobDetails, [
  "workload",
  "contractType",
  "experienceLevel",
  "educationLevel",
]);

function detailFact(job: Job, name: JobDetail): Fact {
  return {
    icon: detailIcons[name],
    label: jobDetails[name].label,
    value: name === "experienceLevel" ? experience(job) : job[name],
  };
}

/** The job's main facts with icons, without empty ones. */
export function JobFacts({ job, now }: { job: Job; now: Date }) {
  const facts: Fact[] = [
    { icon: <PaymentsIcon />, label: "Salário", value: unbroken(job.salary) },
    { icon: <PlaceIcon />, label: "Local", value: job.location },
    { icon: <CategoryIcon />, label: "Categoria", value: job.category },
    ...details.map((name) => detailFact(job, name)),
    { icon: <EventIcon />, label: "Prazo para candidaturas", value: deadline(job, now) },
  ];
  return (
    <Surface
      as="dl"
      sx={{
        m: 0,
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" },
        columnGap: 3,
        rowGap: { xs: 0.25, sm: 2 },
        px: { xs: 2, md: 3 },
        py: { xs: 1.25, sm: 2, md: 3 },
        "@media print": { gridTemplateColumns: "1fr 1fr 1fr", rowGap: 1, px: 1.5, py: 1.5 },
        breakInside: "avoid",
      }}
    >
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ icon, label, value }) => (
          <Box key={label} sx={fact}>
            {icon}
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
    </Surface>
  );
}
