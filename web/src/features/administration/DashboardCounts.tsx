import Box from "@mui/material/Box";
import { usePendingApprovals, usePendingResumes } from "../../data/admin/adminApprovals.ts";
import { countFilledJobs, countPending, useStats } from "../../data/admin/adminStats.ts";
import { type Count, useCount } from "../../ui/list/useCount.ts";
import { paths } from "@vagas/functions/domain/paths";
import { CountCard } from "./CountCard.tsx";

/** Active jobs, filled jobs, pending approvals. */
export function DashboardCounts() {
  const stats = useStats();
  const jobs = usePendingApprovals();
  const resumes = usePendingResumes();
  const active = stats.state === "ready" ? stats.value.openPositions : stats.state;
  const filled = useCount(countFilledJobs, stats.state === "ready" ? stats.value : null);
  const pendingJobs = useCount(
    () => countPending("jobApprovals"),
    jobs.state === "ready" ? ids(jobs.items) : null,
  );
  const pendingResumes = useCount(
    () => countPending("resumes"),
    resumes.state === "ready" ? ids(resumes.items) : null,
  );
  const counted = typeof pendingJobs === "number" && typeof pendingResumes === "number";
  const pending = sumOf(
    jobs.state === "failed" ? "failed" : pendingJobs,
    resumes.state === "failed" ? "failed" : pendingResumes,
  );
  return (
    <Box
      component="ul"
      aria-label="Resumo"
      sx={{
        listStyle: "none",
        m: 0,
        p: 0,
        display: "grid",
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: "1fr 1fr", md: "repeat(3, 1fr)" },
      }}
    >
      <CountCard label="Vagas ativas" to={`${paths.adminJobs}?status=active`} count={active} />
      <CountCard
        label="Vagas preenchidas"
        to={`${paths.adminJobs}?status=filled`}
        count={stats.state === "failed" ? "failed" : filled}
      />
      <CountCard
        label="Aprovações pendentes"
        count={pending}
        detail={
          counted
            ? `${countText(pendingJobs, "vaga", "vagas")} · ${countText(pendingResumes, "currículo", "currículos")}`
            : null
        }
        wide
        emphasis={typeof pending === "number" && pending > 0}
      />
    </Box>
  );
}

function sumOf(one: Count, other: Count): Count {
  if (one === "failed" || other === "failed") return "failed";
  return one === "loading" || other === "loading" ? "loading" : one + other;
}

function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A text that changes whenever the list does. */
function ids(items: readonly ({ jobId: string } | { id: string })[]): string {
  return items.map((item) => ("id" in item ? item.id : item.jobId)).join();
}
