import { isoDay } from "@vagas/functions/domain/dates";
import { useEffect, useRef, useState } from "react";
import {
  type ArchivedCandidate,
  type ArchiveFilters,
  countCandidates,
  readAllCandidates,
} from "../../../data/admin/adminCandidates.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { saveFile } from "../../../ui/saveFile.ts";

/** `total`: null if unknown until all were read. */
export type Export = {
  state: "idle" | "running" | "stopped";
  read: number;
  total: number | null;
};

const idle: Export = { state: "idle", read: 0, total: null };

/**
 * Exports everybody who matches the filters, page by page. Cancelling stops after the present page; the export can
 * resume there.
 */
export function useExport(filters: ArchiveFilters, isGone: (id: string) => boolean) {
  const [progress, setProgress] = useState(idle);
  const rows = useRef<ArchivedCandidate[]>([]);
  const next = useRef<Cursor | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  function reset() {
    running.current?.abort();
    running.current = null;
    rows.current = [];
    next.current = null;
    setProgress(idle);
  }

  async function run() {
    const control = new AbortController();
    running.current = control;
    setProgress((before) => ({ ...before, state: "running" }));
    try {
      const [part, total] = await Promise.all([
        import("./exportCandidates.ts"),
        countCandidates(filters),
      ]);
      setProgress((before) => (control.signal.aborted ? before : { ...before, total }));
      await readAllCandidates(
        filters,
        next.current,
        (page) => {
          rows.current.push(...page.items);
          next.current = page.next;
          setProgress((before) => ({ ...before, read: rows.current.length }));
        },
        control.signal,
      );
      if (control.signal.aborted) return;
      const kept = rows.current.filter(({ id }) => !isGone(id));
      const name = `candidatos-${isoDay(new Date())}.csv`;
      saveFile(part.candidatesCsv(kept), name);
      notify({
        severity: "success",
        title: "Exportação concluída",
        description: `${kept.length.toLocaleString("pt-BR")} ${kept.length === 1 ? "candidato" : "candidatos"} em ${name}`,
      });
      reset();
    } catch {
      if (control.signal.aborted) return;
      running.current = null;
      setProgress((before) => ({ ...before, state: "stopped" }));
    }
  }

  return {
    ...progress,
    start: () => {
      if (running.current === null) void run();
    },
    cancel: reset,
  };
}
