import type { ApplicationDraft, ApplicationDraftInput } from '@vagas/functions/domain/candidate';
import { useEffect, useState } from 'react';
import { discardDraft, emptyDraft, keepDraft, keptDraft } from './applicationDraft.ts';

type Errors = Partial<Record<keyof ApplicationDraftInput, string>>;

/** The rules of the form, fetched when somebody begins to fill it in. */
export function loadRules() {
  return import('@vagas/functions/domain/candidate');
}

/** What is typed, kept on the device as it is; `check` gives the draft, or leaves each problem beside its field. */
export function useApplicationForm(forJob: boolean) {
  const [restored, setRestored] = useState(keptDraft);
  const [values, setValues] = useState<ApplicationDraftInput>(restored ?? emptyDraft);
  const [errors, setErrors] = useState<Errors>({});

  useEffect(() => keepDraft(values), [values]);

  async function check(): Promise<ApplicationDraft | null> {
    const { applicationDraftSchema } = await loadRules();
    const checked = applicationDraftSchema(forJob).safeParse(values);
    const found: Errors = {};
    if (!checked.success) for (const { path, message } of checked.error.issues) found[path[0] as keyof Errors] ??= message;
    setErrors(found);
    return checked.success ? checked.data : null;
  }

  return {
    values,
    errors,
    check,
    restored: restored !== null,
    set: <Name extends keyof ApplicationDraftInput>(name: Name, value: ApplicationDraftInput[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      // What is being mended is not complained about; sending looks again.
      setErrors(({ [name]: _mended, ...others }) => others);
    },
    discard: () => {
      setValues(emptyDraft);
      setErrors({});
      discardDraft();
      setRestored(null);
    },
  };
}
