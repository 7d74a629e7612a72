import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { ReactNode } from "react";
import { usePublicStats } from "./usePublicStats.ts";

const counters = [
  ["Total de Vagas", "totalJobs"],
  ["Vagas Abertas", "openPositions"],
  ["Vagas Preenchidas", "recentlyFilled"],
] as const;

/** The board in three numbers; dashes if they cannot be read. */
export function Counters() {
  const stats = usePublicStats();
  return (
    <Box
      component="dl"
      aria-busy={stats === "loading"}
      sx={{
        position: "relative",
        m: 0,
        mt: { xs: 2, md: 5 },
        display: "grid",
        gridTemplateColumns: { xs: "repeat(3, 1fr)", sm: "repeat(3, max-content)" },
        columnGap: { xs: 1, sm: 4, md: 7 },
      }}
    >
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
    </Box>
  );
}

/** A number above its name. */
function Counter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}>
      <Box
        component="dt"
        sx={{
          maxWidth: { xs: "5.75rem", sm: "none" },
          color: "text.secondary",
          fontSize: { xs: "0.875rem", md: "1rem" },
          lineHeight: 1.35,
        }}
      >
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          fontSize: { xs: "1.75rem", md: "2.25rem" },
          lineHeight: 1.2,
          fontWeight: 800,
          letterSpacing: "-0.02em",
          fontVariantNumeric: "tabular-nums",
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
