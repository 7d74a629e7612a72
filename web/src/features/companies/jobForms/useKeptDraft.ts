import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { keepChanged } from "../../../state/drafts.ts";
import { dropJobDraft, keptDraft } from "./jobFormDraft.ts";
import type { JobFormInput } from "./jobFormSchema.ts";

const pauseMs = 400;

/**
 * Restores the draft under `storageKey`, and stores one while the form is filled in, until it is saved. `start`: the
 * values without a draft; `onDiscard`: what else is forgotten with one that is discarded.
 */
export function useKeptDraft<Context, Output>(
  { watch, reset }: UseFormReturn<JobFormInput, Context, Output>,
  storageKey: string,
  start: JobFormInput,
  saved: boolean,
  onDiscard: () => void = () => undefined,
) {
  const [kept, setKept] = useState(() => keptDraft(storageKey, start, new Date()));

  useEffect(() => {
    if (kept) reset(kept.draft, { keepDefaultValues: true });
  }, [kept, reset]);

  useEffect(() => {
    if (saved) {
      dropJobDraft(storageKey);
      return undefined;
    }
    let unkept: JobFormInput | null = null;
    let pause: ReturnType<typeof setTimeout>;
    function keep() {
      clearTimeout(pause);
      if (unkept !== null) keepChanged(storageKey, unkept, start, new Date());
      unkept = null;
    }
    const { unsubscribe } = watch((typed) => {
      unkept = typed as JobFormInput;
      clearTimeout(pause);
      pause = setTimeout(keep, pauseMs);
    });
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      unsubscribe();
      keep();
    };
  }, [watch, storageKey, start, saved]);

  function discard() {
    dropJobDraft(storageKey);
    reset(start);
    setKept(null);
    onDiscard();
  }

  return { restoredAt: kept?.keptAt ?? null, discard };
}
