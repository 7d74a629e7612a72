import { answerDelayMinutes } from "@vagas/functions/domain/application/answer";
import { isAnswer } from "@vagas/functions/domain/application/stage";
import { candidateStageText } from "@vagas/functions/domain/application/candidateText";
import { formatTime } from "@vagas/functions/domain/dates";
import { failureText } from "../../../ui/message/failureText.ts";
import { shortNames } from "./moves.ts";
import type { MoveResult } from "./useMoves.ts";

/** What a company reads after it moved people; null if there is nothing to say. */
export function moveText({ to, done, failed, at, undone }: MoveResult): string | null {
  const stage = `“${candidateStageText[to]}”`;
  if (undone) return failed.length === 0 ? "Desfeito: cada pessoa voltou à etapa de antes." : null;
  if (done.length === 0) return failed.length === 0 ? `Já estavam em ${stage}.` : null;
  const who = done.length === 1 ? shortNames(done) : `${done.length} pessoas`;
  const told = isAnswer(to)
    ? ` Quem deixou e-mail recebe o aviso às ${formatTime(new Date(at.getTime() + answerDelayMinutes * 60_000))}.`
    : "";
  return `${who} em ${stage}.${told}`;
}

/** Who could not be moved, or back, and why; null if everybody was. */
export function moveFailureText({ failed, reason, undone }: MoveResult): string | null {
  if (failed.length === 0 || reason === null) return null;
  const what = undone ? "Não deu para desfazer" : "Não deu para mover";
  return `${what}: ${failed.map(({ name }) => name).join(", ")}. ${failureText[reason]}`;
}
