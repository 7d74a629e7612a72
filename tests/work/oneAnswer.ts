import { addMinutes } from "@vagas/functions/domain/dates";
import { fingerprint } from "../../functions/src/mail/fingerprint.ts";
import { answerApplication } from "../../functions/src/triggers/applications/answerApplication.ts";
import { sendWaiting } from "../../functions/src/triggers/mail/resendMail.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { linkSecret } from "./environment.ts";
import { id } from "./oneApplication.ts";
import { contextAt, documentsOf } from "./workBoard.ts";

export const email = "joao@pessoa.example";
export const budget = `requestCounts/mail-answersUnconfirmed-${fingerprint("address", email, linkSecret)}`;
export const mails = {
  emConversa: `mail/${id}-1-a-pdf-answer-in-talk`,
  contratada: `mail/${id}-1-a-pdf-answer-hired`,
  naoSelecionada: `mail/${id}-1-a-pdf-answer-not-chosen`,
  encerrada: `mail/${id}-1-a-pdf-answer-closed`,
};
type Stage = keyof typeof mails | "vista";
export const minutes = (count: number) => addMinutes(now, count);

/** The company chooses a stage, and the event is late or lost. */
export function choosesUnseen(stage: Stage, minute: number): Promise<unknown> {
  return db.doc(`candidates/${id}`).update({ stage, stageAt: minutes(minute) });
}

/** The company chooses a stage, and functions follow at that minute. */
export async function chooses(stage: Stage, minute = 0): Promise<void> {
  await choosesUnseen(stage, minute);
  await answerApplication(contextAt(minutes(minute)), id);
}

/** The subjects that a round of that minute sends. */
export async function sentAt(minute: number): Promise<string[]> {
  const sent: string[] = [];
  await sendWaiting(
    () => contextAt(minutes(minute)),
    async (_id, mail) => {
      sent.push(mail.message.subject);
      return { messageId: "<m>", refused: 0 };
    },
  );
  return sent;
}

type Row = { stage: string; stageAt: string; answers?: object };

export async function application(): Promise<Row> {
  return (await documentsOf("candidates/"))[`candidates/${id}`] as Row;
}

export async function answers(): Promise<object | undefined> {
  return (await application()).answers;
}

export const noted = (minute: number, fields: object = {}) => ({
  at: minutes(minute).toISOString(),
  applications: 1,
  openings: 1,
  mailed: true,
  ...fields,
});
