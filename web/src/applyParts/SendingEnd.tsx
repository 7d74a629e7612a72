import { recipientOf } from "@vagas/functions/domain/application/recipient";
import type { Job } from "@vagas/functions/domain/job/job";
import { town } from "@vagas/functions/domain/town";
import { AlreadyApplied } from "./AlreadyApplied.tsx";
import { ApplicationSent } from "./ApplicationSent.tsx";
import { LaterJobClosed } from "./LaterJobClosed.tsx";
import { LaterSimilarJobs } from "./LaterSimilarJobs.tsx";
import type { SendingState } from "./sendingState.ts";

/** A state of sending that replaces the form. */
type EndState = Extract<SendingState, { state: "sent" | "already" | "closed" }>;

export function isEnd(sending: SendingState): sending is EndState {
  return sending.state === "sent" || sending.state === "already" || sending.state === "closed";
}

type Props = {
  sending: EndState;
  /** Null: to the talent bank. */
  job: Job | null;
  /** The chat with the advertiser; null without a number. */
  chat: string | null;
  /** Something else below it is left to do, so the page does not lead home by itself. */
  stays?: boolean;
};

/** What replaces a form once it is sent, or cannot be. */
export function SendingEnd({ sending, job, chat, stays = false }: Props) {
  const jobId = job?.id ?? null;
  switch (sending.state) {
    case "sent":
      return <Sent of={sending.of} job={job} chat={chat} stays={stays} />;
    case "already":
      return <AlreadyApplied sent={sending.sent} jobId={jobId} job={job} />;
    case "closed":
      return (
        <>
          <LaterJobClosed ending={sending.ending} whileTyping />
          {job && <LaterSimilarJobs jobId={job.id} job={job} />}
        </>
      );
  }
}

type SentProps = Required<Omit<Props, "sending">> & { of: string | undefined };

/**
 * The confirmation. Another person's offers no chat, whose message is in the name of this form's person, and leads nowhere
 * by itself, because this person is not done.
 */
function Sent({ of, job, chat, stays }: SentProps) {
  const isAnothers = of !== undefined;
  return (
    <ApplicationSent
      target={job ? recipientOf(job) : `o banco de talentos do site ${town.boardName}`}
      chat={isAnothers ? null : chat}
      jobId={job?.id ?? null}
      of={of}
      stays={stays || isAnothers}
    />
  );
}
