import type {
  ApplicationDraft,
  ApplicationDraftInput,
} from "@vagas/functions/domain/application/candidate";
import { useEffect, useState } from "react";
import { firstMessages } from "../../ui/form/firstMessages.ts";
import {
  discardDraft,
  emptyDraft,
  keepTyped,
  keptDraft,
  onDraftDiscarded,
} from "./applicationDraft.ts";

type Errors = Partial<Record<keyof ApplicationDraftInput, string>>;

/** The form's schema, fetched when somebody begins to fill it in. */
export function loadRules() {
  return import("@vagas/functions/domain/application/candidate");
}

/**
 * The form's values, stored on the device while typing. `check` returns the draft, or null with a message for each
 * invalid field.
 */
export function useApplicationForm(forJob: boolean) {
  const [restored, setRestored] = useState(keptDraft);
  const [values, setValues] = useState<ApplicationDraftInput>(restored ?? emptyDraft);
  const [errors, setErrors] = useState<Errors>({});

  useEffect(() => {
    keepTyped(values);
    return onDraftDiscarded(() => keepTyped(values));
  }, [values]);

  async function check(): Promise<ApplicationDraft | null> {
    const { applicationDraftSchema } = await loadRules();
    const checked = applicationDraftSchema(forJob).safeParse(values);
    setErrors(firstMessages(checked.error?.issues));
    return checked.success ? checked.data : null;
  }

  return {
    values,
    errors,
    check,
    restored: restored !== null,
    set: <Name extends keyof ApplicationDraftInput>(
      name: Name,
      value: ApplicationDraftInput[Name],
    ) => {
      setValues((before) => ({ ...before, [name]: value }));
      // The message disappears while the field is corrected; sending checks again.
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
