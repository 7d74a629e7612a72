import {
  applicationDraftSchema,
  type ApplicationDraftInput,
} from "@vagas/functions/domain/application/candidate";
import type { Job } from "@vagas/functions/domain/job/job";
import { useRef, useState } from "react";
import { chatAfter } from "../../applyParts/chatWithAdvertiser.ts";
import { prepareSending, useApplicationSending } from "../../applyParts/useApplicationSending.ts";
import { firstMessages } from "../../ui/form/firstMessages.ts";
import type { SentAnswers } from "./sentAnswers.ts";

type Consents = Pick<ApplicationDraftInput, "consentJob" | "consentTalentPool">;

function loadMaker() {
  return import("../../resumePdf/makeResumeFile.ts");
}

/** Fetches the code for the file and for sending, while the line is there. */
export function warmUp(): void {
  if (navigator.onLine) void Promise.all([loadMaker(), prepareSending()]).catch(() => null);
}

/** The same answers give the same file, so that another attempt need not upload it again. */
function useResumeFile({ resume, person }: SentAnswers): () => Promise<File> {
  const made = useRef<{ of: string; file: Promise<File> } | null>(null);
  return async () => {
    const of = JSON.stringify({ resume, person });
    if (made.current?.of === of) return made.current.file;
    const { makeResumeFile } = await loadMaker();
    made.current = { of, file: makeResumeFile(resume, person, new Date()) };
    return made.current.file;
  };
}

/** Sends the written résumé, as answers and as a file, to a job or to the talent bank (null). */
export function useResumeSending(job: Job | null, answers: SentAnswers) {
  const { sending, send, lose, cancel, hold } = useApplicationSending(job?.id ?? null);
  const [consents, setConsents] = useState<Consents>({
    consentJob: false,
    consentTalentPool: false,
  });
  const [errors, setErrors] = useState<Partial<Record<keyof Consents, string>>>({});
  const [chat, setChat] = useState<string | null>(null);
  /** The file is being made or sent, or the device is keeping it. */
  const [isRunning, setRunning] = useState(false);
  const isCancelled = useRef(false);
  const makeFile = useResumeFile(answers);

  /** False if a consent is missing, which then has its message. */
  function submit(): boolean {
    const { name, phone, email } = answers.person;
    const typed = { name, phone, email: email ?? "", coverLetter: "", ...consents };
    const checked = applicationDraftSchema(job !== null).safeParse(typed);
    setErrors(firstMessages(checked.error?.issues));
    if (!checked.success || isRunning) return checked.success;
    setRunning(true);
    isCancelled.current = false;
    setChat(job && chatAfter(job, checked.data));
    makeFile()
      .then((file) => {
        if (isCancelled.current) return undefined;
        return send({ draft: checked.data, job, file, written: answers.resume });
      }, lose)
      .finally(() => setRunning(false));
    return true;
  }

  return {
    sending,
    isBusy: isRunning || sending.state === "sending",
    chat,
    consents,
    errors,
    submit,
    /** Also while the file is being made. */
    cancel: () => {
      isCancelled.current = true;
      cancel();
    },
    consent: (name: keyof Consents, given: boolean) => {
      setConsents((before) => ({ ...before, [name]: given }));
      setErrors(({ [name]: _mended, ...others }) => others);
      hold(answers.person.name);
    },
  };
}
