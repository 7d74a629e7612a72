import { useRef } from "react";
import { takeBackWritten, tellNotTakenBack, tellTakenBack } from "../../applyParts/takeBackKept.ts";
import { keptState } from "../../applyParts/useApplicationSending.ts";
import { notify } from "../../ui/message/notifications.ts";
import { type SentAnswers, sentAnswers } from "./sentAnswers.ts";
import type { ResumeInput } from "./useResumeDraft.ts";

/**
 * Takes back the waiting application of this person to this job, or to the talent bank (null), and says so. Returns whether
 * there was one.
 */
async function takeBack(jobId: string | null, person: SentAnswers["person"]): Promise<boolean> {
  const result = await takeBackWritten(jobId, person);
  if (result === "takenBack") tellTakenBack();
  else if (result === "sent")
    notify({
      severity: "info",
      title: "Sua candidatura já tinha sido enviada",
      description: "Ela foi com as respostas de antes.",
    });
  return result !== null;
}

/**
 * The input, with changes that take back the application which waits with the answers before them. The device knows it
 * by name and phone, also after a reload, so that the next person with this phone takes back nobody else's.
 */
export function useTakingBack(input: ResumeInput, jobId: string | null): ResumeInput {
  /** Whose application was looked for, by name and phone: each letter would read the device's store again. */
  const looked = useRef<string | null>(null);

  function beforeChange() {
    const { person } = sentAnswers(input.draft);
    const who = `${person.name}, ${person.phone}`;
    if (looked.current === who || keptState(jobId) === null) return;
    looked.current = who;
    takeBack(jobId, person).then((isFound) => {
      if (isFound) looked.current = null;
    }, tellNotTakenBack);
  }

  return {
    ...input,
    change: (part) => {
      beforeChange();
      input.change(part);
    },
    changeResume: (part) => {
      beforeChange();
      input.changeResume(part);
    },
  };
}
