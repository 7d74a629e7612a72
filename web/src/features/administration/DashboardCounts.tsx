import { addDays } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { waitingLine, waitingTotal } from "@vagas/functions/domain/administration/waiting";
import { countFilledJobs, countNewCompanies, useStats } from "../../data/admin/adminStats.ts";
import { useWaiting } from "../../data/admin/waitingCount.ts";
import { useLookedAt } from "../../data/visitor/servedPage.ts";
import { useCount } from "../../ui/list/useCount.ts";
import { paths } from "@vagas/functions/domain/site/paths";
import { CountCard } from "./CountCard.tsx";
import { PlainList } from "../../ui/PlainList.tsx";

/** How long a company counts as new. */
const newForDays = 7;

/** Active jobs, filled jobs, pending approvals; new companies if there are any. */
export function DashboardCounts() {
  const stats = useStats();
  const waiting = useWaiting();
  const active = stats.state === "ready" ? stats.value.openPositions : stats.state;
  const filled = useCount(countFilledJobs, stats.state === "ready" ? stats.value : null);
  const pending = typeof waiting === "string" ? waiting : waitingTotal(waiting);
  const now = useLookedAt();
  const companies = useCount(() => countNewCompanies(addDays(now, -newForDays)), now);
  return (
    <PlainList
      aria-label="Resumo"
      sx={{
        display: "grid",
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: "1fr 1fr", md: "repeat(auto-fit, minmax(200px, 1fr))" },
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
        to={paths.adminJobApproval}
        count={pending}
        detail={typeof waiting === "string" ? null : waitingLine(waiting) || null}
        wide
        emphasis={typeof pending === "number" && pending > 0}
      />
      {typeof companies === "number" && companies > 0 && (
        <CountCard
          label="Empresas novas"
          to={paths.adminCompanies}
          count={companies}
          detail={
            companies === limits.listRequest.max
              ? `ou mais, nos últimos ${newForDays} dias`
              : `nos últimos ${newForDays} dias`
          }
          wide
        />
      )}
    </PlainList>
  );
}
