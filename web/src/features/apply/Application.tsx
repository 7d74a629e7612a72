import type { ApplicationDraft } from "@vagas/functions/domain/application/candidate";
import type { Job } from "@vagas/functions/domain/job/job";
import { useEffect, useState } from "react";
import { discardDraft, discardSentDraft } from "../../applyParts/applicationDraft.ts";
import { chatAfter } from "../../applyParts/chatWithAdvertiser.ts";
import { LeaveQuestion } from "../../applyParts/LeaveQuestion.tsx";
import { isPastStopping } from "../../applyParts/sendingState.ts";
import { isEnd, SendingEnd } from "../../applyParts/SendingEnd.tsx";
import { useApplicationSending } from "../../applyParts/useApplicationSending.ts";
import { type Stage, useStage } from "../../applyParts/useStage.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";

type Props = {
  /** Null: for the talent bank. */
  job: Job | null;
  onLeave: () => void;
  onStage: (stage: Stage) => void;
};

/** The form, and what replaces it once it is sent, or cannot be. */
export function Application({ job, onLeave, onStage }: Props) {
  const { sending, send, lose, cancel, hold } = useApplicationSending(job?.id ?? null);
  const [chat, setChat] = useState<string | null>(null);
  const { state } = sending;

  useEffect(() => {
    // What had waited from an earlier visit takes its own draft along (sendAndTell.ts).
    if (sending.state === "sent" && sending.of === undefined) discardDraft();
    else if (sending.state === "already" && !sending.sent.isWithdrawn)
      discardSentDraft(sending.sent);
  }, [sending]);

  useStage(state, onStage);

  function sendDraft(draft: ApplicationDraft, file: File) {
    setChat(job && chatAfter(job, draft));
    void send({ draft, job, file, written: null });
  }

  if (isEnd(sending)) return <SendingEnd sending={sending} job={job} chat={chat} />;
  return (
    <>
      <ApplicationForm
        job={job}
        sending={sending}
        onSend={sendDraft}
        onChange={hold}
        onLost={lose}
        onCancelSending={cancel}
        onLeave={onLeave}
      />
      <LeaveQuestion sending={state === "sending" && !isPastStopping(sending)} onLeave={cancel} />
    </>
  );
}
