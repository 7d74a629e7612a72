import type {
  ApplicationDraft,
  ApplicationDraftInput,
} from "@vagas/functions/domain/application/candidate";
import { resumeRequiredText } from "@vagas/functions/domain/application/resumeFile";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFirstPage } from "../../data/visitor/servedPage.ts";
import { firstMessages } from "../../ui/form/firstMessages.ts";
import {
  consentsIn,
  discardDraft,
  emptyDraft,
  formDraft,
  isOf,
  keepFile,
  keepTyped,
  keptFile,
  onDraftDiscarded,
  textsIn,
  textsOf,
  typedInto,
  writerOfDraft,
} from "../../applyParts/applicationDraft.ts";
import type { SendingState } from "../../applyParts/sendingState.ts";
import { useUnsent } from "./useUnsent.ts";

/** A person's data as the form's fields hold them. */
export type PersonTexts = Pick<ApplicationDraftInput, "name" | "phone" | "email">;

type Errors = Partial<Record<keyof ApplicationDraftInput, string>>;

/** The form's schema, fetched when somebody begins to fill it in. */
export function loadRules() {
  return import("@vagas/functions/domain/application/candidate");
}

function without(before: ApplicationDraftInput, texts: PersonTexts): Partial<PersonTexts> {
  const names = ["name", "phone", "email"] as const;
  return Object.fromEntries(
    names.filter((name) => before[name] === texts[name]).map((name) => [name, ""]),
  );
}

function isUntouched({ name, email, phone, coverLetter }: ApplicationDraftInput): boolean {
  return [name, email, phone, coverLetter].every((text) => !text);
}

/** Called after each change, with the name that is typed by then. */
type OnChange = (name: string) => void;

type Change<Value> = (next: (before: Value) => Value) => void;

/** What changes a form's values: the message of a field disappears while it is corrected; sending checks again. */
function changesOf(
  values: ApplicationDraftInput,
  setValues: Change<ApplicationDraftInput>,
  setErrors: Change<Errors>,
  onChange: OnChange,
) {
  const change = (next: (before: ApplicationDraftInput) => Partial<ApplicationDraftInput>) => {
    setValues((before) => ({ ...before, ...next(before) }));
    setErrors(({ name: _name, email: _email, phone: _phone, ...others }) => others);
    onChange({ ...values, ...next(values) }.name);
  };
  return {
    set: <Name extends keyof ApplicationDraftInput>(
      name: Name,
      value: ApplicationDraftInput[Name],
    ) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _mended, ...others }) => others);
      onChange({ ...values, [name]: value }.name);
    },
    fill: (texts: PersonTexts) => change(() => texts),
    /** Empties the fields that still hold these texts. */
    empty: (texts: PersonTexts) => change((before) => without(before, texts)),
  };
}

/** Stores the values on the device after each change, once the form has what was kept. */
function useKeeping(isReady: boolean, values: ApplicationDraftInput) {
  useEffect(() => {
    if (!isReady) return undefined;
    keepTyped(values);
    return onDraftDiscarded(() => keepTyped(values));
  }, [isReady, values]);
}

/** What is typed and ticked, stored on the device. `check` returns the draft, or null with a message for each field. */
function useTyped(form: RefObject<HTMLFormElement | null>, forJob: boolean, onChange: OnChange) {
  const isServed = useFirstPage("apply") !== null;
  const [isReady, setReady] = useState(!isServed);
  const [kept] = useState(() => (isServed ? null : formDraft()));
  const [restored, setRestored] = useState(kept !== null);
  const [whose, setWhose] = useState(() => (isServed ? null : writerOfDraft()));
  const [values, setValues] = useState<ApplicationDraftInput>(kept ?? emptyDraft);
  const [errors, setErrors] = useState<Errors>({});

  // A rendered form begins empty as on the server, and takes over what was typed and ticked before its code ran.
  useLayoutEffect(() => {
    if (isReady) return;
    const { values: all, restored: found } = typedInto(
      formDraft() ?? emptyDraft,
      textsIn(form.current!),
    );
    setRestored(found);
    setWhose(writerOfDraft());
    setValues({ ...all, ...consentsIn(form.current!) });
    setReady(true);
  }, [isReady, form]);

  useKeeping(isReady, values);

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
    /** Who wrote what was restored, if it had been set aside. */
    whose,
    /** Fills the texts of an empty form in with those of an application; what is typed stays. */
    restore: (draft: ApplicationDraft) => {
      setValues((before) => (isUntouched(before) ? { ...before, ...textsOf(draft) } : before));
      setRestored(true);
    },
    ...changesOf(values, setValues, setErrors, onChange),
    discard: () => {
      setValues(emptyDraft);
      setErrors({});
      discardDraft();
      setRestored(false);
      setWhose(null);
      onChange("");
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

/** The chosen résumé. `check` returns it after the look at it, or null with a message. */
function useResume(sending: SendingState["state"], onChange: () => void) {
  const [file, setFile] = useKeptFile(sending);
  const [restored, setRestored] = useState(file !== null);
  const [problem, setProblem] = useState<string>();
  /** The same as soon as it is known, for a check that began before. */
  const chosen = useRef({ file, problem });
  useEffect(() => {
    chosen.current = { file, problem };
  }, [file, problem]);
  /** The look at the last chosen file. */
  const look = useRef<Promise<void> | null>(null);
  return {
    field: {
      file,
      problem,
      onChoose: (next: File | null, found: string | undefined) => {
        chosen.current = { file: next, problem: found };
        setFile(next);
        setProblem(found);
        onChange();
      },
      onLook: (end: Promise<void>) => {
        look.current = end;
      },
    },
    restored,
    /** Puts a kept file back, unless another was chosen. */
    restore: (kept: File | null) => {
      setFile((before) => before ?? kept);
      setRestored(chosen.current.file !== null || kept !== null);
    },
    remove: () => setFile(null),
    check: async () => {
      // A form that is sent as soon as its code has come still looks at its file.
      await look.current;
      const now = chosen.current;
      setProblem(now.file ? undefined : (now.problem ?? resumeRequiredText));
      return now.file;
    },
  };
}

/**
 * The form's input. `check` returns it, or null with a message for each invalid field, and throws if the code for
 * checking cannot be fetched. `jobId` null: for the talent bank. `onChange` is called after each change.
 */
export function useApplicationForm(
  form: RefObject<HTMLFormElement | null>,
  jobId: string | null,
  sending: SendingState["state"],
  onChange: OnChange,
) {
  const typed = useTyped(form, jobId !== null, onChange);
  const resume = useResume(sending, () => onChange(typed.values.name));
  const unsent = useUnsent(jobId, ({ draft, file }) => {
    const isBlank = isUntouched(typed.values) && resume.field.file === null;
    if (!isBlank && !isOf(typed.values, draft)) return false;
    typed.restore(draft);
    resume.restore(file);
    return true;
  });
  return {
    ...typed,
    resume: resume.field,
    fileRestored: resume.restored,
    /** Whether it was kept, and waits for a consent to another text. */
    isUnsent: unsent.isFound,
    discard: () => {
      typed.discard();
      resume.remove();
      unsent.drop();
    },
    check: async () => {
      const draft = await typed.check();
      const file = await resume.check();
      return draft && file && { draft, file };
    },
  };
}
