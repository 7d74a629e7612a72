import { type CandidateStage, isAnswer } from "@vagas/functions/domain/application/stage";
import { useEffect, useState } from "react";
import type { JobCandidates } from "../../../../data/company/companyCandidates.ts";
import { knownStages, nextUnanswered, type Stages } from "./readingOrder.ts";

/** How many people are read at most before somebody without an answer is no longer looked for. */
const mostRead = 200;

/**
 * Who has no answer yet while `id` is read; further pages are read to find somebody once `id` has one. `nobody`: what to say
 * if there is nobody. `note` tells the stage of somebody who is read, null: the application is gone.
 */
export function useUnanswered(order: readonly string[], id: string, candidates: JobCandidates) {
  const [read, setRead] = useState<Stages>(new Map());
  const unanswered = nextUnanswered(order, id, knownStages(read, candidates.items));
  const { state, hasMore, loadingMore, moreFailed, more } = candidates;
  const isSettled = state === "ready" && unanswered === null;
  const mayFind = hasMore && !moreFailed && order.length < mostRead;
  const asks = isSettled && mayFind && !loadingMore && isAnswer(read.get(id) ?? "nova");

  useEffect(() => {
    if (asks) more();
  });

  function note(of: string, stage: CandidateStage | null) {
    setRead((before) => (before.get(of) === stage ? before : new Map([...before, [of, stage]])));
  }

  return { unanswered, nobody: isSettled && !mayFind ? nobodyText(hasMore) : null, note };
}

export type Unanswered = ReturnType<typeof useUnanswered>;

/** `some`: there are people whom the list does not show. */
function nobodyText(some: boolean): string {
  return some
    ? "Entre as pessoas já mostradas, ninguém mais espera resposta."
    : "Ninguém mais espera resposta nesta lista.";
}
