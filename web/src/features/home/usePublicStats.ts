import type { Stats } from "@vagas/functions/domain/administration/stats";
import { useEffect, useState } from "react";
import { isFresh, useFirstPage } from "../../data/visitor/firstPage.ts";
import { readPublicStats, rememberStats } from "../../data/visitor/publicStats.ts";

/** The counts as they came with the page, else as they are read: once a visit, however many parts ask for them. */
export function usePublicStats(): Stats | "loading" | "failed" {
  const first = useFirstPage("home");
  const [stats, setStats] = useState<Stats | "loading" | "failed">(first?.stats ?? "loading");
  useEffect(() => {
    if (first && isFresh(first)) {
      rememberStats(first.stats);
      return undefined;
    }
    let current = true;
    readPublicStats().then(
      (read) => current && setStats(read),
      () => current && setStats((before) => (before === "loading" ? "failed" : before)),
    );
    return () => {
      current = false;
    };
  }, [first]);
  return stats;
}
