import type {
  ApplicationDraft,
  ApplicationDraftInput,
} from "@vagas/functions/domain/application/candidate";
import { resumeRequiredText } from "@vagas/functions/domain/application/resumeFile";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useFirstPage } from "../../data/visitor/servedPage.ts";
import { firstMessages } from "../../ui/form/firstMessages.ts";
import {
  consentsIn,
  discardDraft,
  emptyDraft,
  keepFile,
  keepTyped,
  keptDraft,
  keptFile,
  onDraftDiscarded,
  textsIn,
  typedInto,
} from "./applicationDraft.ts";
import type { SendingState } from "./useApplicationSending.ts";

type Errors = Partial<Record<keyof ApplicationDraftInput, string>>;

/** The form's schema, fetched when somebody begins to fill it in. */
export function loadRules() {
  return import("@vagas/functions/domain/application/candidate");
}

/** What is typed and ticked, stored on the device. `check` returns the draft, or null with a message for each field. */
function useTyped(form: RefObject<HTMLFormElement | null>, forJob: boolean, onChange: () => void) {
  const isServed = useFirstPage("apply") !== null;
  const [isReady, setReady] = useState(!isServed);
  const [kept] = useState(() => (isServed ? null : keptDraft()));
  const [restored, setRestored] = useState(kept !== null);
  const [values, setValues] = useState<ApplicationDraftInput>(kept ?? emptyDraft);
  const [errors, setErrors] = useState<Errors>({});

  // A rendered form begins empty as on the server, and takes over what was typed and ticked before its code ran.
  useLayoutEffect(() => {
    if (isReady) return;
    const { values: all, restored: found } = typedInto(
      keptDraft() ?? emptyDraft,
      textsIn(form.current!),
    );
    setRestored(found);
    setValues({ ...all, ...consentsIn(form.current!) });
    setReady(true);
  }, [isReady, form]);

  useEffect(() => {
    if (!isReady) return undefined;
    keepTyped(values);
    return onDraftDiscarded(() => keepTyped(values));
  }, [isReady, values]);

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
    restored,
    set: <Name extends keyof ApplicationDraftInput>(
      name: Name,
      value: ApplicationDraftInput[Name],
    ) => {
      setValues((before) => ({ ...before, [name]: value }));
      // The message disappears while the field is corrected; sending checks again.
      setErrors(({ [name]: _mended, ...others }) => others);
      onChange();
    },
    discard: () => {
      setValues(emptyDraft);
      setErrors({});
      discardDraft();
      setRestored(false);
      onChange();
    },
  };
}

/** The résumé, kept for as long as this tab lives. */
function useKeptFile(sending: SendingState["state"]) {
  const [file, setFile] = useState(keptFile);
  useEffect(() => keepFile(file), [file]);
  useEffect(() => {
    if (sending === "unreadable") setFile(null);
  }, [sending]);
  return [file, setFile] as const;
}

/**
 * The form's input. `check` returns it, or null with a message for each invalid field, and throws if the code for
 * checking cannot be fetched. `onChange` is called after each change.
 */
export function useApplicationForm(
  form: RefObject<HTMLFormElement | null>,
  forJob: boolean,
  sending: SendingState["state"],
  onChange: () => void,
) {
  const typed = useTyped(form, forJob, onChange);
  const [file, setFile] = useKeptFile(sending);
  const [fileRestored] = useState(file !== null);
  const [problem, setProblem] = useState<string>();
  return {
    ...typed,
    file,
    fileRestored,
    problem,
    choose: (chosen: File | null, found: string | undefined) => {
      setFile(chosen);
      setProblem(found);
      onChange();
    },
    discard: () => {
      typed.discard();
      setFile(null);
    },
    check: async () => {
      setProblem(file ? undefined : (problem ?? resumeRequiredText));
      const draft = await typed.check();
      return draft && file && { draft, file };
    },
  };
}
