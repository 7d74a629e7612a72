import DialogContent from "@mui/material/DialogContent";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { Job } from "@vagas/functions/domain/job/job";
import { type ReactNode, useEffect } from "react";
import { type JobCandidates, useCandidate } from "../../../../data/company/companyCandidates.ts";
import type { Live } from "../../../../data/queries/liveQuery.ts";
import { useLast } from "../../../../state/useLast.ts";
import { EmptyState } from "../../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../../ui/message/ErrorState.tsx";
import { Loading } from "../../../../ui/message/Loading.tsx";
import { PageDialog } from "../../../../ui/message/PageDialog.tsx";
import { PersonReader } from "./PersonReader.tsx";
import { ReaderHeader } from "./ReaderHeader.tsx";
import { neighbours } from "./readingOrder.ts";
import type { Reading } from "./useReading.ts";
import { useReadingOrder } from "./useReadingOrder.ts";
import { useSwipe } from "./useSwipe.ts";
import { useUnanswered } from "./useUnanswered.ts";

type Props = {
  /** Who is read. */
  id: string;
  candidates: JobCandidates;
  job: Pick<Job, "id" | "title">;
  reading: Reading;
  onClose: () => void;
};

/** One application after the other, over the list: everything that was sent, and the answer. */
export function CandidateReader({ id, candidates, job, reading, onClose }: Props) {
  const order = useReadingOrder(candidates.items.map((one) => one.id));
  const { candidate, state, retry } = useRead(id, candidates, job.id);
  const others = useUnanswered(order, id, candidates);
  const isGone = candidate === null && state === "missing";
  useEffect(() => {
    if (isGone) others.note(id, null);
  });
  const around = neighbours(order, id);
  const go = (other: string | null) => {
    if (other !== null) reading.show(other);
    // The next page is there before its first person is wanted.
    if (around.next === null || neighbours(order, around.next).next === null) candidates.more();
  };
  const header = (
    <ReaderHeader
      name={candidate?.name ?? "Candidatura"}
      position={order.includes(id) ? [order.indexOf(id) + 1, order.length] : null}
      around={around}
      onGo={go}
      onClose={onClose}
    />
  );
  return (
    <ReaderFrame onSwipe={(where) => go(around[where])} onClose={onClose}>
      {candidate ? (
        <PersonReader
          key={candidate.id}
          candidate={candidate}
          job={job}
          header={header}
          around={around}
          others={others}
          onGo={go}
        />
      ) : (
        <>
          {header}
          <NobodyRead state={state} onRetry={retry} />
        </>
      )}
    </ReaderFrame>
  );
}

type FrameProps = {
  onSwipe: (where: "next" | "previous") => void;
  onClose: () => void;
  children: ReactNode;
};

/** As large as the screen on a phone; elsewhere as high as the window, whoever is read. */
function ReaderFrame({ onSwipe, onClose, children }: FrameProps) {
  const theme = useTheme();
  const isSmall = useMediaQuery(theme.breakpoints.down("md"), { noSsr: true });
  const swipe = useSwipe(onSwipe);
  return (
    <PageDialog
      open
      ownEntry={false}
      onClose={onClose}
      fullScreen={isSmall}
      fullWidth
      maxWidth="lg"
      aria-labelledby="reader-title"
      slotProps={{
        paper: { sx: isSmall ? { borderRadius: 0, border: 0 } : { height: 1 }, ...swipe },
      }}
    >
      {children}
    </PageDialog>
  );
}

type NobodyProps = { state: "loading" | "failed" | "missing"; onRetry: () => void };

function NobodyRead({ state, onRetry }: NobodyProps) {
  return (
    <DialogContent>
      {state === "loading" && <Loading label="Abrindo a candidatura..." />}
      {state === "failed" && (
        <ErrorState
          title="Erro ao carregar a candidatura"
          description="Verifique sua conexão com a internet e tente de novo."
          onRetry={onRetry}
        />
      )}
      {state === "missing" && (
        <EmptyState
          title="Candidatura não encontrada"
          description="Talvez a pessoa tenha retirado a candidatura."
        />
      )}
    </DialogContent>
  );
}

/** The person who is read, also one whom the list does not show; `state`: why there is nobody. */
function useRead(id: string, candidates: JobCandidates, jobId: string) {
  const listed = candidates.items.find((one) => one.id === id) ?? null;
  const isListed = listed !== null || candidates.state === "loading";
  const other = useCandidate(isListed ? null : id);
  const found: Candidate | null = listed ?? (other.state === "ready" ? other.value : null);
  const own = found?.jobId === jobId ? found : null;
  const state = isListed ? "loading" : stateWithout(own, other);
  // To be read or answered takes a person out of a list by stage; until the server brings them, they stay as they were.
  const last = useLast(own, state === "missing");
  return { candidate: last?.id === id ? last : null, state, retry: other.retry };
}

/** What there is instead of an application that is neither listed nor `own`. */
function stateWithout(own: Candidate | null, other: Live<Candidate | null>): NobodyProps["state"] {
  if (own === null && other.state === "ready") return "missing";
  // The rules refuse to read an application that is gone.
  if (other.state === "failed") return other.refused ? "missing" : "failed";
  return "loading";
}
