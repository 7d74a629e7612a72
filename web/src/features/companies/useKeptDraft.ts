import type { JobDraftInput } from '@vagas/functions/domain/job';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, keptDraft } from './jobFormDraft.ts';

const pauseMs = 400;

/** Brings back what was typed before and keeps what is typed now, until it is saved. */
export function useKeptDraft<Context, Output>(form: UseFormReturn<JobDraftInput, Context, Output>, storageKey: string, start: JobDraftInput, saved: boolean) {
  const { watch, reset, formState } = form;
  const dirty = useRef(false);
  dirty.current = formState.isDirty;
  const [restoredAt, setRestoredAt] = useState<Date | null>(null);

  useEffect(() => {
    const kept = keptDraft(storageKey, start, new Date());
    if (!kept) return;
    reset(kept.draft, { keepDefaultValues: true });
    setRestoredAt(kept.keptAt);
    // A form begins once.
  }, []);

  useEffect(() => {
    if (saved) return undefined;
    let pause: ReturnType<typeof setTimeout>;
    const { unsubscribe } = watch((typed) => {
      clearTimeout(pause);
      pause = setTimeout(() => dirty.current && keepDraft(storageKey, typed as JobDraftInput, new Date()), pauseMs);
    });
    return () => {
      clearTimeout(pause);
      unsubscribe();
    };
  }, [watch, storageKey, saved]);

  function discard() {
    dropDraft(storageKey);
    reset(start);
    setRestoredAt(null);
  }

  return { restoredAt, discard };
}
