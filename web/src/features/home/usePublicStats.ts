import type { Stats } from "@vagas/functions/domain/administration/stats";
import { useState } from "react";
import { isFresh, useFirstPage } from "../../data/visitor/servedPage.ts";
import { readPublicStats, rememberStats } from "../../data/visitor/publicStats.ts";
import { useReturn } from "../../data/visitor/useReturn.ts";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";

/** The counts from the page, else as read: once a visit for all parts, and again on returning to the page. */
export function usePublicStats(): Stats | "loading" | "failed" {
  const first = useFirstPage("home");
  const [stats, setStats] = useState<Stats | "loading" | "failed">(first?.stats ?? "loading");
  const [returns, setReturns] = useState(0);
  useReturn(() => setReturns((before) => before + 1));
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
    [first, returns],
  );
  return stats;
}
