import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { Job } from "@vagas/functions/domain/job/job";
import { companyStatus } from "@vagas/functions/domain/job/jobStanding";
import { countJobs, type JobCounts, useJobCounts } from "../../../data/company/companyJobCounts.ts";
import { Surface } from "../../../ui/Surface.tsx";

type Props = {
  companyId: string;
  jobs: { state: string; items: readonly Job[]; hasMore: boolean };
  filtered: boolean;
  active: boolean;
  now: Date;
};

const counters: readonly [keyof JobCounts, label: string, help: string][] = [
  ["pending", "Pendentes", "aguardando aprovação"],
  ["active", "Ativas", "aprovadas e em andamento"],
  ["filled", "Preenchidas", "contratação feita"],
];

/** The three counts: from the rows if all are loaded, else counted on the server. */
export function JobCounters(props: Props) {
  const counts = useCounts(props);
  return (
    <Surface
      as="dl"
      aria-label="Resumo das vagas"
      sx={{
        m: 0,
        mb: { xs: 4, md: 5 },
        display: "grid",
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        "& > * + *": { borderLeft: "1px solid", borderColor: "divider" },
      }}
    >
      {counters.map(([key, label, help]) => (
        <Counter
          key={key}
          label={label}
          help={help}
          count={typeof counts === "string" ? counts : counts[key]}
        />
      ))}
    </Surface>
  );
}

function useCounts({ companyId, jobs, filtered, active, now }: Props) {
  const complete = jobs.state === "ready" && !jobs.hasMore && !filtered;
  const changes = jobs.items
    .map((job) => `${job.id}${companyStatus(job, active, now)}${job.listed}`)
    .join();
  const counted = useJobCounts(companyId, changes, jobs.state === "ready" && !complete);
  if (complete) return countJobs(jobs.items, active, now);
  return jobs.state === "failed" ? "failed" : counted;
}

type CounterProps = { label: string; help: string; count: number | "loading" | "failed" };

function Counter({ label, help, count }: CounterProps) {
  return (
    <Box
      sx={{
        display: "flex",
        flexDirection: "column-reverse",
        justifyContent: "flex-end",
        px: { xs: 1, sm: 2, md: 3 },
        py: { xs: 1.5, md: 2.5 },
        minWidth: 0,
      }}
    >
      <CounterName label={label} help={help} />
      <Box
        component="dd"
        sx={{
          m: 0,
          fontSize: { xs: "1.75rem", md: "2.25rem" },
          lineHeight: 1.2,
          fontWeight: 750,
          letterSpacing: "-0.02em",
          fontVariantNumeric: "tabular-nums",
        }}
      >
        {count === "loading" ? <Skeleton width="1.5em" /> : count === "failed" ? "–" : count}
      </Box>
    </Box>
  );
}

function CounterName({ label, help }: Pick<CounterProps, "label" | "help">) {
  return (
    <Box component="dt">
      <Box
        component="span"
        sx={{ display: "block", fontWeight: 650, fontSize: { xs: "0.875rem", md: "1rem" } }}
      >
        {label}
      </Box>
      <Box
        component="span"
        sx={{
          display: { xs: "none", sm: "block" },
          color: "text.secondary",
          fontSize: "0.875rem",
        }}
      >
        {help}
      </Box>
    </Box>
  );
}
