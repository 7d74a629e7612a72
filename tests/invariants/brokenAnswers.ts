import {
  type AnswerStage,
  answerStages,
  isAnswer,
} from "@vagas/functions/domain/application/stage";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { addDays } from "@vagas/functions/domain/dates";
import type { Mail } from "@vagas/functions/domain/mail/mail";
import type { Board } from "./readBoard.ts";

/** For so many days back a lost choice of a company is still told. */
const toldLateDays = 14;

type AnswerMail = Mail & { id: string; onlyWhile: NonNullable<Mail["onlyWhile"]> };

/** Contradictions between what companies answered, what was noted for the people, and the mails that tell them. */
export function brokenAnswers(board: Board, now: Date): string[] {
  const mails = answerMails(board);
  return [
    ...brokenEnds(board, mails),
    ...brokenNotes(board, mails, now),
    ...mails.flatMap((mail) => brokenAnswerMail(board, mail)),
    ...toldTwice(mails),
  ];
}

function answerMails({ mails }: Board): AnswerMail[] {
  return [...mails].flatMap(([id, mail]) =>
    mail.onlyWhile === undefined ? [] : [{ ...mail, id, onlyWhile: mail.onlyWhile }],
  );
}

type Job = { filled: boolean; paused?: boolean | undefined; expiresAt: Date };

function isOver({ filled, paused, expiresAt }: Job, at: Date): boolean {
  return filled || paused === true || expiresAt <= at;
}

/** Nobody is told that a job has ended unless its company asks; what was mailed before it changed its mind stays. */
function brokenEnds({ candidates, notices }: Board, mails: readonly AnswerMail[]): string[] {
  return [...candidates]
    .filter(([id, { stage, companyId, jobId }]) => {
      if (stage !== "encerrada" || companyId === null) return false;
      const isAsked = notices.get(jobId ?? "")?.companyId === companyId;
      return !isAsked && !mailsAbout(mails, id, stage).some(({ delivery }) => delivery !== null);
    })
    .map(([id]) => `candidates/${id} is told of an end that its company did not ask to tell`);
}

function brokenNotes({ candidates }: Board, mails: readonly AnswerMail[], now: Date): string[] {
  return [...candidates].flatMap(([id, candidate]) => [
    ...(isForgotten(candidate, now) ? [`candidates/${id} is not told its company's answer`] : []),
    ...answerStages
      .filter((stage) => {
        const answer = candidate.answers?.[stage];
        return answer?.mailed && answer.at > now && mailsAbout(mails, id, stage).length === 0;
      })
      .map((stage) => `candidates/${id} is to be mailed '${stage}', and no mail waits`),
    ...answerStages
      .filter((stage) => isTakenBack(stage, candidate, mailsAbout(mails, id, stage), now))
      .map((stage) => `candidates/${id} keeps '${stage}', which its company took back in time`),
  ]);
}

/**
 * Whether an answer is noted that the company, or its person, left before its time or while its mail waited, so that nobody was
 * told.
 */
function isTakenBack(
  stage: AnswerStage,
  { stage: present, stageAt, answers, companyId }: Candidate,
  mails: readonly AnswerMail[],
  now: Date,
): boolean {
  const answer = answers?.[stage];
  if (answer === undefined || mails.some(({ delivery }) => delivery !== null)) return false;
  if (companyId === null && answer.at > now) return true;
  return present !== stage && (answer.at > stageAt || mails.length > 0);
}

function isForgotten({ stage, stageAt, answers, companyId, jobId }: Candidate, now: Date): boolean {
  const isOld = stageAt <= addDays(now, -toldLateDays);
  if (!isAnswer(stage) || companyId === null || jobId === null || isOld) return false;
  return answers?.[stage] === undefined;
}

/** A mail about an application that is gone is found as every mail of it is (brokenMails.ts). */
function brokenAnswerMail(board: Board, mail: AnswerMail): string[] {
  const { candidateId, stage } = mail.onlyWhile;
  const candidate = board.candidates.get(candidateId);
  if (candidate === undefined) return [];
  const answer = candidate.answers?.[stage];
  const broken: string[] = [];
  if (answer === undefined) broken.push("tells an answer that was taken back");
  else if (!answer.mailed || mail.notBefore?.getTime() !== answer.at.getTime())
    broken.push("tells an answer otherwise than it is noted");
  if (mail.delivery === null && candidate.stage !== stage)
    broken.push("waits to tell what its company no longer says");
  if (isOfOpenJob(mail, board.jobs.get(candidate.jobId ?? "")))
    broken.push("tells the end of a job that takes applications");
  return broken.map((what) => `mail/${mail.id} ${what}`);
}

/** Whether a mail about the end of a job waits while it is open, or was begun when it was: since its last change. */
function isOfOpenJob(
  { onlyWhile, delivery, notBefore }: AnswerMail,
  job: (Job & { updatedAt: Date }) | undefined,
): boolean {
  if (onlyWhile.stage !== "encerrada" || job === undefined) return false;
  const at = delivery?.startTime ?? notBefore!;
  return !isOver(job, at) && job.updatedAt < at;
}

function toldTwice(mails: readonly AnswerMail[]): string[] {
  return mails
    .filter(({ onlyWhile }, i) => {
      const same = mailsAbout(mails, onlyWhile.candidateId, onlyWhile.stage);
      return same.length > 1 && mails.indexOf(same[0]!) === i;
    })
    .map(
      ({ onlyWhile: { candidateId, stage } }) =>
        `candidates/${candidateId} is mailed '${stage}' twice`,
    );
}

function mailsAbout(mails: readonly AnswerMail[], id: string, stage: string): AnswerMail[] {
  return mails.filter(({ onlyWhile }) => onlyWhile.candidateId === id && onlyWhile.stage === stage);
}
