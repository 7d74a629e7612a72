import { isoDay } from "@vagas/functions/domain/dates";
import { useEffect, useRef, useState } from "react";
import {
  type ArchivedCandidate,
  type ArchiveFilters,
  countCandidates,
  readAllCandidates,
} from "../../../data/admin/adminCandidates.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { lazyImport } from "../../../data/visitor/lazyImport.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { saveFile } from "../../../ui/file/saveFile.ts";

/** `total`: null if unknown until all were read. */
export type Export = {
  state: "idle" | "running" | "stopped";
  read: number;
  total: number | null;
};

const loadWriter = lazyImport(() => import("./exportCandidates.ts"));

const idle: Export = { state: "idle", read: 0, total: null };

/** What was read so far, and where the next page begins. */
type Read = { rows: ArchivedCandidate[]; next: Cursor | null };

type IsGone = (candidate: ArchivedCandidate) => boolean;

function nothingRead(): Read {
  return { rows: [], next: null };
}

/** Saves the candidates as a file and says how many they are. */
function saveExport(
  candidates: readonly ArchivedCandidate[],
  toCsv: (candidates: readonly ArchivedCandidate[]) => Blob,
) {
  const count = candidates.length;
  const name = `candidatos-${isoDay(new Date())}.csv`;
  saveFile(toCsv(candidates), name);
  notify({
    severity: "success",
    title: "Exportação concluída",
    description: `${count.toLocaleString("pt-BR")} ${count === 1 ? "candidato" : "candidatos"} em ${name}`,
  });
}

/**
 * Exports everybody who matches the filters, page by page. Cancelling stops after the present page; the export can
 * resume there.
 */
export function useExport(filters: ArchiveFilters, isGone: IsGone) {
  const [progress, setProgress] = useState(idle);
  const read = useRef(nothingRead());
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  function reset() {
    running.current?.abort();
    running.current = null;
    read.current = nothingRead();
    setProgress(idle);
  }

  async function run() {
    const control = new AbortController();
    running.current = control;
    setProgress((before) => ({ ...before, state: "running" }));
    try {
      const [part, total] = await Promise.all([loadWriter(), countCandidates(filters)]);
      setProgress((before) => (control.signal.aborted ? before : { ...before, total }));
      await readAllCandidates(
        filters,
        read.current.next,
        (page) => {
          read.current.rows.push(...page.items);
          read.current.next = page.next;
          setProgress((before) => ({ ...before, read: read.current.rows.length }));
        },
        control.signal,
      );
      if (control.signal.aborted) return;
      const kept = read.current.rows.filter((candidate) => !isGone(candidate));
      saveExport(kept, part.candidatesCsv);
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
