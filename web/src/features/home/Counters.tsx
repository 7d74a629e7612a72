import Skeleton from "@mui/material/Skeleton";
import type { ReactNode } from "react";
import { usePublicStats } from "./usePublicStats.ts";
import look from "./Counters.module.css";

const counters = [
  ["Total de Vagas", "totalJobs"],
  ["Vagas Abertas", "openPositions"],
  ["Vagas Preenchidas", "recentlyFilled"],
] as const;

/** The board in three numbers; dashes if they cannot be read. */
export function Counters() {
  const stats = usePublicStats();
  return (
    <dl aria-busy={stats === "loading"} className={look.counters}>
      {counters.map(([label, count]) => (
        <Counter key={count} label={label}>
          {stats === "loading" ? (
            <Skeleton width="2.5ch" />
          ) : stats === "failed" ? (
            "–"
          ) : (
            stats[count].toLocaleString("pt-BR")
          )}
        </Counter>
      ))}
      {typeof stats !== "string" && stats.hires > 0 && (
        <Counter
          label={
            stats.hires === 1
              ? "Contratação contada pelas empresas"
              : "Contratações contadas pelas empresas"
          }
        >
          {stats.hires.toLocaleString("pt-BR")}
        </Counter>
      )}
    </dl>
  );
}

/** A number above its name. */
function Counter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={look.counter}>
      <dt className={look.label}>{label}</dt>
      <dd className={look.number}>{children}</dd>
    </div>
  );
}
