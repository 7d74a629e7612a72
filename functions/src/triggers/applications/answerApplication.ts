import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import type { AnswerMails } from "../../domain/application/answer.ts";
import { answerStages, isAnswer } from "../../domain/application/stage.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { applicationMailIds } from "../../mail/applicationMails.ts";
import { answerBudget, type Budgets, isConfirmed, readBudgets } from "../../store/mailCounts.ts";
import { similarJobs } from "../../store/similarJobs.ts";
import { execute } from "../../store/writes.ts";
import { planTelling, type Surroundings, type TellingSnapshot } from "./planTelling.ts";

/**
 * Tells a person what the company answers, after the time in which it may take it back (`planTelling`). Follows the present
 * stage, so that an event may be repeated, late or out of order.
 */
export async function answerApplication(context: Context, candidateId: string): Promise<void> {
  const { store } = context;
  const ref = store.candidates.doc(candidateId);
  const seen = (await ref.get()).data();
  if (seen === undefined) return;
  const around = await readSurroundings(context, seen);
  await store.firestore.runTransaction(async (transaction) => {
    const candidate = (await transaction.get(ref)).data();
    if (candidate === undefined) return;
    const telling = await readTelling(context, transaction, candidate);
    // A stage chosen in this moment has its own event.
    const surroundings = candidate.stage === seen.stage ? around : null;
    const snapshot = { candidate, surroundings, ...telling };
    execute(store, transaction, planTelling(snapshot, context));
  });
}

/**
 * What an answer says of its job; of a deleted one what the application says, which the rules compared with it. Only who was
 * not chosen is shown other jobs. Null: the stage is no answer.
 */
async function readSurroundings(
  context: Context,
  { stage, jobId, companyId, jobTitle, company, email }: Candidate,
): Promise<Surroundings | null> {
  if (!isAnswer(stage) || jobId === null || companyId === null) return null;
  const { store } = context;
  const [jobDoc, count] = await Promise.all([
    store.jobs.doc(jobId).get(),
    store.candidates.where("companyId", "==", companyId).where("jobId", "==", jobId).count().get(),
  ]);
  const job = jobDoc.data() ?? { ...gone, title: jobTitle ?? "", company: company ?? "" };
  const isShown = (stage === "naoSelecionada" || stage === "encerrada") && email !== null;
  return {
    job,
    numbers: { applications: count.data().count, openings: job.openings },
    similar: isShown ? await similarJobs(context, job.type, jobId) : [],
  };
}

/** Of a deleted job. */
const gone = { type: "", openings: null };

type Telling = Pick<TellingSnapshot, "unsent" | "begun" | "budgets">;

/** What was or is to be mailed of an application's answers, and what its address may get. */
export async function readTelling(
  context: Context,
  transaction: Transaction,
  candidate: Candidate,
): Promise<Telling> {
  const [mails, budgets] = await Promise.all([
    readAnswerMails(context, candidate, (ref) => transaction.get(ref)),
    candidate.email === null ? null : readBudget(context, transaction, candidate.email),
  ]);
  return { ...mails, budgets };
}

/** What is known of the mails of an application's answers. */
export async function readAnswerMails(
  { store }: Pick<Context, "store">,
  candidate: Candidate,
  read: (ref: DocumentReference<Mail>) => Promise<DocumentSnapshot<Mail>> = (ref) => ref.get(),
): Promise<AnswerMails> {
  const ids = applicationMailIds(candidate);
  const mails = await Promise.all(
    answerStages.map(async (stage) => ({
      stage,
      mail: (await read(store.mail.doc(ids[stage]))).data(),
    })),
  );
  const having = (isSo: (delivery: object | null) => boolean) =>
    new Set(mails.flatMap(({ stage, mail }) => (mail && isSo(mail.delivery) ? [stage] : [])));
  return {
    unsent: having((delivery) => delivery === null),
    begun: having((delivery) => delivery !== null),
  };
}

async function readBudget(
  context: Context,
  transaction: Transaction,
  email: string,
): Promise<Budgets<"answers">> {
  const address = context.fingerprint("address", email);
  const confirmed = await isConfirmed(context, transaction, address);
  return readBudgets(context, transaction, { answers: answerBudget(address, confirmed) });
}
