import { useEffect, useEffectEvent, useRef, useState } from "react";
import { downloadResume, type ResumeDownload } from "../../data/application/resumeDownload.ts";
import type { FileProblem } from "./fileProblemText.ts";
import { type OpenedPdf, openPdf } from "./openPdf.ts";
import { useFileSavingHere } from "./useFileSaving.ts";

type Opened = Extract<OpenedPdf, { outcome: "open" }>;
type Shown = { state: "loading" } | { state: "open"; opened: Opened } | { state: FileProblem };

/** Going on quickly from person to person opens no file, and notes none as read. */
const restMs = 300;

/** Whether a file is a PDF, which is read here; others open on the machine only. */
function isPdf(path: string): boolean {
  return path.endsWith(".pdf");
}

/** A résumé's file, fetched once for reading and saving. */
export function useOpenedFile(path: string) {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>(isPdf(path) ? { state: "loading" } : { state: "word" });
  const fetchOnce = useFetchedOnce(path);
  const { saving, refusal, save } = useFileSavingHere(fetchOnce);

  const open = useEffectEvent(async (): Promise<Shown> => {
    const result = await fetchOnce();
    if (result.outcome !== "ready") return { state: result.outcome };
    const opened = await openPdf(result.file);
    return opened.outcome === "open" ? { state: "open", opened } : { state: opened.outcome };
  });

  useEffect(() => {
    if (!isPdf(path)) return undefined;
    let left = false;
    let close: (() => void) | null = null;
    const show = (next: Shown) => {
      close = next.state === "open" ? next.opened.close : null;
      if (left) {
        close?.();
        return;
      }
      setShown(next);
    };
    const timer = setTimeout(() => void open().then(show), restMs);
    return () => {
      left = true;
      clearTimeout(timer);
      close?.();
    };
  }, [path, attempt]);

  function retry() {
    setShown({ state: "loading" });
    setAttempt(attempt + 1);
  }

  return { shown, saving, refusal, save, retry };
}

/** Fetches the file at the first call; a failure is tried again at the next. */
function useFetchedOnce(path: string): () => Promise<ResumeDownload> {
  const fetched = useRef<Promise<ResumeDownload> | null>(null);
  return async () => {
    fetched.current ??= downloadResume(path);
    const result = await fetched.current;
    if (result.outcome !== "ready") fetched.current = null;
    return result;
  };
}
