import type { JobDraftInput } from '@vagas/functions/domain/job';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDraft, isSameDraft, keepDraft, keptDraft } from './jobFormDraft.ts';

const pauseMs = 400;

/** Brings back what was typed before and keeps what is typed now, until it is saved. `start` is how the form begins without a draft. */
export function useKeptDraft<Context, Output>({ watch, reset }: UseFormReturn<JobDraftInput, Context, Output>, storageKey: string, start: JobDraftInput, saved: boolean) {
  const [kept, setKept] = useState(() => keptDraft(storageKey, start, new Date()));

  useEffect(() => {
    if (kept) reset(kept.draft, { keepDefaultValues: true });
  }, [kept, reset]);

  useEffect(() => {
    if (saved) return undefined;
    let pause: ReturnType<typeof setTimeout>;
    const { unsubscribe } = watch((typed) => {
      clearTimeout(pause);
      pause = setTimeout(() => {
        const draft = typed as JobDraftInput;
        if (isSameDraft(draft, start)) dropDraft(storageKey);
        else keepDraft(storageKey, draft, new Date());
      }, pauseMs);
    });
    return () => {
      clearTimeout(pause);
      unsubscribe();
    };
  }, [watch, storageKey, start, saved]);

  function discard() {
    dropDraft(storageKey);
    reset(start);
    setKept(null);
  }

  return { restoredAt: kept?.keptAt ?? null, discard };
}
