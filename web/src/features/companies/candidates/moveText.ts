import { tellingTime } from "@vagas/functions/domain/application/answer";
import { isAnswer } from "@vagas/functions/domain/application/stage";
import { candidateStageText } from "@vagas/functions/domain/application/candidateText";
import { formatTime } from "@vagas/functions/domain/dates";
import { failureText } from "../../../ui/message/failureText.ts";
import { type Move, shortNames } from "./moves.ts";
import { isTold, type MoveResult } from "./useMoves.ts";

/** What a company reads after it moved people; null if there is nothing to say. */
export function moveText(result: MoveResult, now: Date): string | null {
  const { to, done, failed, undone, back } = result;
  const stage = `“${candidateStageText[to]}”`;
  if (undone) return failed.length === 0 ? backText(back) : null;
  if (done.length === 0) return failed.length === 0 ? `A etapa já era ${stage}.` : null;
  const who = done.length === 1 ? shortNames(done) : `${done.length} pessoas`;
  return `${who} em ${stage}.${isAnswer(to) ? ` ${toldText(result, now)}` : ""}`;
}

/** When they are told, and where: some have no address, or no room for another mail. */
function toldText(result: MoveResult, now: Date): string {
  const does = isTold(result, now) ? "saiu" : "sai";
  const at = formatTime(tellingTime(result.at));
  return `O aviso ${does} às ${at}, por e-mail ou em “Minhas candidaturas”.`;
}

/** Where an undo brought people: no company chooses the end of a job. */
function backText(back: readonly Move[]): string {
  const closed = back.filter(({ wasClosed }) => wasClosed).length;
  if (closed === 0) return "Desfeito: cada pessoa voltou à etapa de antes.";
  const others = closed < back.length ? "; as outras pessoas voltaram à etapa de antes" : "";
  return `Desfeito: quem estava em “${candidateStageText.encerrada}” ficou em “${candidateStageText.vista}”${others}.`;
}

/** Who could not be moved, or back, and why; null if everybody was. */
export function moveFailureText({ failed, reason, undone, isLate }: MoveResult): string | null {
  if (isLate) return "Não deu para desfazer: o aviso já saiu.";
  if (failed.length === 0 || reason === null) return null;
  const what = undone ? "Não deu para desfazer" : "Não deu para mover";
  return `${what}: ${failed.map(({ name }) => name).join(", ")}. ${failureText[reason]}`;
}
