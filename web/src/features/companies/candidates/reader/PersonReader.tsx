import Box from "@mui/material/Box";
import DialogContent from "@mui/material/DialogContent";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { Job } from "@vagas/functions/domain/job/job";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useCompanyArea } from "../../companyContext.ts";
import type { MoveTarget } from "../moves.ts";
import { useMarkOpened } from "../useMarkOpened.ts";
import { useCandidateStage } from "../useCandidateStage.ts";
import { AnswerButtons } from "./AnswerButtons.tsx";
import { PersonFacts } from "./PersonFacts.tsx";
import { PersonResume } from "./PersonResume.tsx";
import type { neighbours } from "./readingOrder.ts";
import { useReaderKeys } from "./useReaderKeys.ts";
import type { Unanswered } from "./useUnanswered.ts";

/** How long somebody is in sight before the application counts as opened: people are passed over on the way to others. */
const openedMs = 400;

type Props = {
  candidate: Candidate;
  job: Pick<Job, "title">;
  header: ReactNode;
  around: ReturnType<typeof neighbours>;
  others: Unanswered;
  onGo: (id: string | null) => void;
};

/** Everything that one person sent, and the answer. Give it the id as its `key`. */
export function PersonReader({ candidate, job, header, around, others, onGo }: Props) {
  const { company } = useCompanyArea();
  const { stage, answered, answer } = useAnswering(candidate, others);
  useOpened(candidate);

  useReaderKeys((act) => {
    if ("go" in act) onGo(around[act.go]);
    else void answer(act.answer);
  });

  return (
    <>
      {header}
      <DialogContent sx={{ px: { xs: 2, md: 3 } }}>
        <Box
          sx={{
            display: "grid",
            gap: 3,
            alignItems: "start",
            gridTemplateColumns: {
              xs: "minmax(0, 1fr)",
              md: "minmax(260px, 1fr) minmax(0, 2fr)",
            },
          }}
        >
          <PersonFacts candidate={candidate} job={job} stage={stage} />
          <PersonResume candidate={candidate} />
        </Box>
      </DialogContent>
      {company.active && (
        <AnswerButtons
          shown={stage.shown}
          name={candidate.name}
          unanswered={others.unanswered}
          nobody={others.nobody}
          answered={answered}
          onAnswer={(to) => void answer(to)}
          onGo={onGo}
        />
      )}
    </>
  );
}

/** The stage of whoever is read, and its answers; the reader's note of it follows. `answered`: here and now. */
function useAnswering(candidate: Candidate, { note }: Unanswered) {
  const { company } = useCompanyArea();
  const stage = useCandidateStage(candidate);
  const [answered, setAnswered] = useState(false);
  const { id } = candidate;
  const noteShown = useEffectEvent(() => note(id, stage.shown));
  useEffect(() => noteShown(), [stage.shown]);

  async function answer(to: MoveTarget) {
    if (!company.active || stage.shown === to) return;
    // At once: the next key may follow before the answer is stored.
    setAnswered(true);
    if (await stage.choose(to)) return;
    setAnswered(false);
    // Also after the reader has gone on.
    note(id, candidate.stage);
  }

  return { stage, answered, answer };
}

/** Marks a new application as opened once its person is really read. */
function useOpened(candidate: Candidate) {
  const opened = useEffectEvent(useMarkOpened(candidate));
  useEffect(() => {
    const timer = setTimeout(() => opened(), openedMs);
    return () => clearTimeout(timer);
  }, []);
}
