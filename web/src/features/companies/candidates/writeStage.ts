import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { CandidateStage } from "@vagas/functions/domain/application/stage";
import { setCandidateStage } from "../../../data/company/companyCandidates.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";

type Named = Pick<Candidate, "id" | "name">;

/** `next`: the last stage that was chosen since this write began; `end`: the stage that was stored at last. */
type Writing = {
  to: CandidateStage;
  next: CandidateStage | null;
  end: Promise<CandidateStage | null>;
};

/** The write that is running for each candidate. Not per component: the list and the reader show the same people. */
const running = new Map<string, Writing>();

/**
 * Writes a candidate's stage. Of the stages chosen while a write runs, only the last is written, after it: two concurrent
 * writes may arrive in either order. Resolves with the stage that was stored at last; null if the last write failed, though
 * an earlier one may be stored, which is reported once.
 */
export function writeStage(candidate: Named, to: CandidateStage): Promise<CandidateStage | null> {
  const before = running.get(candidate.id);
  if (before) {
    before.next = to === before.to ? null : to;
    return before.end;
  }
  const writing: Writing = { to, next: null, end: Promise.resolve(null) };
  running.set(candidate.id, writing);
  writing.end = writeInTurn(candidate, writing);
  return writing.end;
}

async function writeInTurn({ id, name }: Named, writing: Writing): Promise<CandidateStage | null> {
  let outcome = await setCandidateStage(id, writing.to);
  while (writing.next !== null) {
    writing.to = writing.next;
    writing.next = null;
    outcome = await setCandidateStage(id, writing.to);
  }
  running.delete(id);
  if (outcome === "done") return writing.to;
  notify({
    severity: "error",
    title: `Erro ao mudar a etapa de ${name}`,
    description: failureText[outcome],
  });
  return null;
}
