import type { ApplicationDraft } from "@vagas/functions/domain/application/candidate";
import { type RefObject, useEffect, useRef, useState } from "react";
import { keepLastPerson, lastPerson } from "../../data/application/lastPerson.ts";

/** A form's checked input. */
type Checked = { draft: ApplicationDraft; file: File };

/** The question, fetched with the form's other code when somebody begins to fill it in. */
export function loadSendingCheck() {
  return import("../../applyParts/SendingCheck.tsx");
}

type SendingCheck = Awaited<ReturnType<typeof loadSendingCheck>>["SendingCheck"];
type Question = { checked: Checked; SendingCheck: SendingCheck };

/** Moves the focus to the form's first element that matches. */
export function focusOn(form: RefObject<HTMLFormElement | null>, selector: string) {
  form.current?.querySelector<HTMLElement>(selector)?.focus();
}

/**
 * Asks whether the number is right before anything is sent: once for each number of a visit to the form, and not for
 * the one this device keeps, which was found right. `ask` throws if the question's code cannot be fetched.
 */
export function useNumberQuestion(
  form: RefObject<HTMLFormElement | null>,
  onSend: (draft: ApplicationDraft, file: File) => void,
) {
  const [question, setQuestion] = useState<Question | null>(null);
  const confirmed = useRef<string | null>(null);
  /** Where the focus goes when the question disappears with its buttons. */
  const next = useRef<string | null>(null);

  useEffect(() => {
    if (question !== null || next.current === null) return;
    focusOn(form, next.current);
    next.current = null;
  }, [question, form]);

  function end(focus: string | null) {
    next.current = focus;
    setQuestion(null);
  }

  return {
    question,
    ask: async (checked: Checked) => {
      const { phone } = checked.draft;
      if (phone === confirmed.current || phone === lastPerson()?.phone)
        return onSend(checked.draft, checked.file);
      setQuestion({ checked, SendingCheck: (await loadSendingCheck()).SendingCheck });
    },
    send: ({ draft, file }: Checked, keep: boolean) => {
      const { name, phone, email } = draft;
      confirmed.current = phone;
      if (keep) keepLastPerson({ name, phone, email: email ?? "", writtenResume: null });
      end("[type=submit]");
      onSend(draft, file);
    },
    correct: () => end("[name=phone]"),
    /** The form was changed: it is checked again. */
    drop: () => setQuestion(null),
  };
}
