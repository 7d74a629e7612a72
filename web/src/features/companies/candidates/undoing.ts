import { tellingTime, toldStage } from "@vagas/functions/domain/application/answer";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import {
  type CandidateStage,
  isAnswer,
  isChosenStage,
} from "@vagas/functions/domain/application/stage";
import { firstNameOf } from "@vagas/functions/domain/text/firstNameOf";

type Answered = Pick<Candidate, "stage" | "stageAt" | "answers">;

/** When the person is or was told of the present stage: then it is too late to take it back. */
export function undoneUntil({ stage, stageAt, answers }: Answered): Date {
  const noted = isAnswer(stage) ? answers?.[stage]?.at : undefined;
  return noted ?? tellingTime(stageAt);
}

/**
 * Where an answer that nobody was told goes back to, if this page has not seen the stage before it: to what the person
 * was told last, else to 'vista'. No company chooses the end of a job, so that is 'vista' too.
 */
export function stageToReturnTo(candidate: Answered, now: Date): CandidateStage {
  const { stage } = toldStage(candidate, now);
  return isChosenStage(stage) && stage !== candidate.stage ? stage : "vista";
}

/** Why an answer is not taken back any more: some people have no address, or no room for another mail. */
export function tooLateText({ name, stage, answers }: Answered & Pick<Candidate, "name">): string {
  const first = firstNameOf(name);
  return isAnswer(stage) && answers?.[stage]?.mailed === false
    ? `${first} já vê a resposta em “Minhas candidaturas”.`
    : `Já avisamos ${first}.`;
}
