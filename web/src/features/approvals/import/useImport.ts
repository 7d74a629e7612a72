import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type ImportEnd,
  type ImportProgress,
  importPendingJobs,
  type JobToImport,
} from "../../../data/admin/importedJobs.ts";
import { keepImport } from "./lastImport.ts";

const nothing: ImportProgress = { done: 0, written: [], skipped: 0 };

/**
 * Writes `jobs` to the queue, starting at once. `end` is null while it runs; `goOn` resumes after a failure.
 * `onImported` is called after each write.
 */
export function useImport(
  jobs: readonly JobToImport[],
  onBusy: (busy: boolean) => void,
  onImported: () => void,
) {
  const [progress, setProgress] = useState<ImportProgress>(nothing);
  const [end, setEnd] = useState<ImportEnd | null>(null);
  const started = useRef(false);

  /** Keeps what is written so far, so that an import whose page is closed can be undone too. */
  function note(reached: ImportProgress) {
    setProgress(reached);
    if (reached.written.length > 0) keepImport(reached.written);
  }

  async function run(from: ImportProgress) {
    setEnd(null);
    onBusy(true);
    const reached = await importPendingJobs(jobs, from, note);
    onBusy(false);
    setEnd(reached);
    if (reached.written.length > 0 || reached.unanswered !== undefined) onImported();
  }

  const begin = useEffectEvent(() => run(nothing));

  useEffect(() => {
    // StrictMode runs effects twice; the jobs are written once.
    if (started.current) return;
    started.current = true;
    void begin();
  }, []);

  return { progress, end, goOn: () => void run(end ?? nothing) };
}
