import type { ApplicationDraft } from "@vagas/functions/domain/application/candidate";
import type { Job } from "@vagas/functions/domain/job/job";
import { town } from "@vagas/functions/domain/town";
import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { AlreadyApplied } from "./AlreadyApplied.tsx";
import { discardDraft } from "./applicationDraft.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { ApplicationSent } from "./ApplicationSent.tsx";
import { chatAfter } from "./chatWithAdvertiser.ts";
import { LaterJobClosed } from "./LaterJobClosed.tsx";
import { LaterSimilarJobs } from "./LaterSimilarJobs.tsx";
import { type SendingState, useApplicationSending } from "./useApplicationSending.ts";

/**
 * The content below the page's heading: the form, its replacement, or the confirmation, which has its own heading.
 */
export type Stage = "form" | "settled" | "sent";

type Props = {
  /** Null: for the talent bank. */
  job: Job | null;
  onLeave: () => void;
  onStage: (stage: Stage) => void;
};

type State = SendingState["state"];

function stageOf(state: State): Stage {
  if (state === "sent") return "sent";
  return state === "already" || state === "closed" ? "settled" : "form";
}

function useStage(state: State, onStage: (stage: Stage) => void) {
  const tell = useEffectEvent(onStage);
  useLayoutEffect(() => {
    tell(stageOf(state));
    return () => tell("form");
  }, [state]);
}

type LeaveProps = { sending: boolean; onLeave: () => void };

/** The question before leaving while a file is sent, loaded when the sending begins. */
function LeaveQuestion({ sending, onLeave }: LeaveProps) {
  const [Leave, setLeave] = useState<ComponentType<LeaveProps> | null>(null);
  useEffect(() => {
    if (!sending) return;
    import("./LeaveWhileSending.tsx").then(
      ({ LeaveWhileSending }) => setLeave(() => LeaveWhileSending),
      () => null, // Nobody is asked when leaving then; the result is reported elsewhere.
    );
  }, [sending]);
  return Leave && <Leave sending={sending} onLeave={onLeave} />;
}

/** The form, and what replaces it once it is sent, or cannot be. */
export function Application({ job, onLeave, onStage }: Props) {
  const jobId = job?.id ?? null;
  const { sending, send, lose, cancel, hold } = useApplicationSending(jobId);
  const [chat, setChat] = useState<string | null>(null);
  const { state } = sending;

  useEffect(() => {
    if (state === "sent" || state === "already") discardDraft();
  }, [state]);

  useStage(state, onStage);

  function sendDraft(draft: ApplicationDraft, file: File) {
    setChat(job && chatAfter(job, draft));
    void send({ draft, job, file });
  }

  switch (sending.state) {
    case "sent":
      return (
        <ApplicationSent
          target={job?.company ?? `o banco de talentos do ${town.boardName}`}
          chat={chat}
          jobId={jobId}
        />
      );
    case "already":
      return <AlreadyApplied sent={sending.sent} jobId={jobId} job={job} />;
    case "closed":
      return (
        <>
          <LaterJobClosed ending={sending.ending} whileTyping />
          {job && <LaterSimilarJobs jobId={job.id} job={job} />}
        </>
      );
    default:
      return (
        <>
          <ApplicationForm
            company={job?.company ?? null}
            sending={sending}
            onSend={sendDraft}
            onChange={hold}
            onLost={lose}
            onCancelSending={cancel}
            onLeave={onLeave}
          />
          <LeaveQuestion sending={state === "sending"} onLeave={cancel} />
        </>
      );
  }
}
