import type { Stats } from "@vagas/functions/domain/administration/stats";
import { useState } from "react";
import { isFresh, useFirstPage } from "../../data/visitor/servedPage.ts";
import { readPublicStats, rememberStats } from "../../data/visitor/publicStats.ts";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";

/** The counts as they came with the page, else as they are read: once a visit, however many parts ask for them. */
export function usePublicStats(): Stats | "loading" | "failed" {
  const first = useFirstPage("home");
  const [stats, setStats] = useState<Stats | "loading" | "failed">(first?.stats ?? "loading");
  useWhileCurrent(
    (isCurrent) => {
      if (first && isFresh(first)) {
        rememberStats(first.stats);
        return;
      }
      readPublicStats().then(
        (read) => isCurrent() && setStats(read),
        () => isCurrent() && setStats((before) => (before === "loading" ? "failed" : before)),
      );
    },
    [first],
  );
  return stats;
}
