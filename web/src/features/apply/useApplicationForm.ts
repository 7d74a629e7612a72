import type {
  ApplicationDraft,
  ApplicationDraftInput,
} from "@vagas/functions/domain/application/candidate";
import { resumeRequiredText } from "@vagas/functions/domain/application/resumeFile";
import { useEffect, useState } from "react";
import { firstMessages } from "../../ui/form/firstMessages.ts";
import {
  discardDraft,
  emptyDraft,
  keepFile,
  keepTyped,
  keptDraft,
  keptFile,
  onDraftDiscarded,
} from "./applicationDraft.ts";
import type { SendingState } from "./useApplicationSending.ts";

type Errors = Partial<Record<keyof ApplicationDraftInput, string>>;

/** The form's schema, fetched when somebody begins to fill it in. */
export function loadRules() {
  return import("@vagas/functions/domain/application/candidate");
}

/** What is typed and ticked, stored on the device. `check` returns the draft, or null with a message for each field. */
function useTyped(forJob: boolean) {
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

/** The résumé, kept for as long as this tab lives. `check` adds a message if there is none. */
function useResumeFile(sending: SendingState["state"]) {
  const [file, setFile] = useState(keptFile);
  const [restored] = useState(file !== null);
  const [problem, setProblem] = useState<string>();

  useEffect(() => keepFile(file), [file]);
  useEffect(() => {
    if (sending === "unreadable") setFile(null);
  }, [sending]);

  return {
    file,
    restored,
    problem,
    set: (chosen: File | null, found: string | undefined) => {
      setFile(chosen);
      setProblem(found);
    },
    discard: () => setFile(null),
    check: () => {
      setProblem(file ? undefined : (problem ?? resumeRequiredText));
      return file;
    },
  };
}

/**
 * The form's input. `check` returns it, or null with a message for each invalid field, and throws if the code for
 * checking cannot be fetched. `onChange` is called after each change.
 */
export function useApplicationForm(
  forJob: boolean,
  sending: SendingState["state"],
  onChange: () => void,
) {
  const typed = useTyped(forJob);
  const resume = useResumeFile(sending);
  return {
    values: typed.values,
    errors: typed.errors,
    restored: typed.restored,
    resume,
    set: (...[name, value]: Parameters<typeof typed.set>) => {
      typed.set(name, value);
      onChange();
    },
    choose: (...[file, problem]: Parameters<typeof resume.set>) => {
      resume.set(file, problem);
      onChange();
    },
    discard: () => {
      typed.discard();
      resume.discard();
      onChange();
    },
    check: async () => {
      const file = resume.check();
      const draft = await typed.check();
      return draft && file && { draft, file };
    },
  };
}
