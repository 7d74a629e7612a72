import AccessTimeIcon from "@mui/icons-material/AccessTimeOutlined";
import CategoryIcon from "@mui/icons-material/WorkOutlineOutlined";
import ContractIcon from "@mui/icons-material/AssignmentOutlined";
import EventIcon from "@mui/icons-material/EventOutlined";
import ExperienceIcon from "@mui/icons-material/WorkspacePremiumOutlined";
import PaymentsIcon from "@mui/icons-material/PaymentsOutlined";
import PlaceIcon from "@mui/icons-material/PlaceOutlined";
import SchoolIcon from "@mui/icons-material/SchoolOutlined";
import Box from "@mui/material/Box";
import { daysUntil, formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job";
import { closingInDays, isExpired } from "@vagas/functions/domain/jobStanding";
import type { ReactNode } from "react";
import { unbroken } from "../../../ui/unbroken.ts";
import { closingText } from "../postedText.ts";

type Fact = { icon: ReactNode; label: string; value: ReactNode };

function experience({ experienceLevel, acceptNoExperience }: Job): string | null {
  if (!acceptNoExperience) return experienceLevel;
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

/** Whether a value fits in half a phone's width without breaking a word. */
function isShort(value: ReactNode): boolean {
  return (
    typeof value === "string" &&
    value.length <= 20 &&
    value.split(" ").every((word) => word.length <= 10)
  );
}

/** The job's main facts with icons; what the advertiser left empty is left out. */
export function JobFacts({ job, now }: { job: Job; now: Date }) {
  const facts: Fact[] = [
    { icon: <PaymentsIcon />, label: "Salário", value: unbroken(job.salary) },
    { icon: <PlaceIcon />, label: "Local", value: job.location },
    {
      icon: <CategoryIcon />,
      label: "Tipo",
      value: job.category === job.type ? job.type : `${job.type} · ${job.category}`,
    },
    { icon: <AccessTimeIcon />, label: "Carga horária", value: job.workload },
    { icon: <ContractIcon />, label: "Tipo de contrato", value: job.contractType },
    { icon: <ExperienceIcon />, label: "Experiência", value: experience(job) },
    { icon: <SchoolIcon />, label: "Escolaridade", value: job.educationLevel },
    { icon: <EventIcon />, label: "Prazo para candidaturas", value: deadline(job, now) },
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gridTemplateColumns: { xs: "repeat(auto-fit, minmax(136px, 1fr))", sm: "1fr 1fr" },
        columnGap: { xs: 2, sm: 3 },
        rowGap: { xs: 1.5, sm: 2 },
        p: { xs: 2, md: 3 },
        border: "1px solid",
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
        breakInside: "avoid",
      }}
    >
      {facts
        .filter(({ value }) => value !== null)
        .map(({ icon, label, value }, i) => (
          <Box
            key={label}
            sx={{
              gridColumn: { xs: i > 0 && isShort(value) ? "auto" : "1 / -1", sm: "auto" },
              display: "grid",
              gridTemplateColumns: "24px 1fr",
              columnGap: { xs: 1, sm: 1.5 },
              alignItems: "start",
              alignContent: "start",
              minWidth: 0,
              "& svg": { color: "primary.main", gridRow: "1 / 3", mt: 0.25 },
            }}
          >
            {icon}
            <Box component="dt" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                fontWeight: i === 0 ? 750 : 600,
                fontSize: i === 0 ? "1.125rem" : "1rem",
                overflowWrap: "anywhere",
                minWidth: 0,
              }}
            >
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
