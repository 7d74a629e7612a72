import type { DocumentSnapshot, Timestamp, Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { tellingTime } from "../../domain/application/answer.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { readTelling } from "../applications/answerApplication.ts";
import { planTelling, type TellingSnapshot } from "../applications/planTelling.ts";
import { isOpenAgain } from "../closing/isOpenAgain.ts";
import { planReopening } from "../closing/planReopening.ts";
import type { Write } from "../../store/writes.ts";

type Condition = NonNullable<Mail["onlyWhile"]>;
type Row = DocumentSnapshot<Candidate>;

/**
 * Removes a mail that tells an answer which its company no longer gives, and the note of it: nobody was told, so that the
 * same answer can be given again. Null: the mail is true, or tells no answer. Read by their fields, so that a document that
 * fits no schema stops no mail.
 */
export async function planUntrue(
  context: Context,
  transaction: Transaction,
  mailId: string,
  mail: Mail,
): Promise<Write[] | null> {
  const { onlyWhile: condition, delivery } = mail;
  if (condition === undefined) return null;
  const row = await transaction.get(context.store.candidates.doc(condition.candidateId));
  const gone: Write[] = [{ in: "mail", id: mailId, delete: true }];
  if (!isWithCompany(row, condition)) return gone;
  const isEnd = condition.stage === "encerrada";
  const isUnasked = isEnd && !(await isEndAsked(context, transaction, String(row.get("jobId"))));
  if (!isUnasked && isLastChoice(row, mail, condition)) return null;
  if (mayHaveArrived(delivery)) return gone;
  return [...gone, ...(await planNoteTaken(context, transaction, { row, mail, isUnasked }))];
}

function isWithCompany(row: Row, { resumePath }: Condition): boolean {
  const isOurs = row.exists && row.get("companyId") !== null;
  return isOurs && row.get("resumePath") === resumePath;
}

/** Whether the company's last choice is what the mail says, and half an hour old when the mail is due. */
function isLastChoice(row: Row, { notBefore }: Mail, { stage }: Condition): boolean {
  if (row.get("stage") !== stage) return false;
  const chosenAt = (row.get("stageAt") as Timestamp).toDate();
  return notBefore === undefined || tellingTime(chosenAt) <= notBefore;
}

/** Whether a job's company asks to tell that it has ended, and it has: the event of a change at the last instant may be late. */
async function isEndAsked(
  { store, now }: Context,
  transaction: Transaction,
  jobId: string,
): Promise<boolean> {
  const [notice, job] = await Promise.all([
    transaction.get(store.closingNotices.doc(jobId)),
    transaction.get(store.jobs.doc(jobId)),
  ]);
  return notice.exists && !isOpenAgain(job, now);
}

/** Whether an earlier attempt may have told the person: it was not simply refused. */
function mayHaveArrived(delivery: Mail["delivery"]): boolean {
  if (delivery === null) return false;
  return delivery.state !== "RETRY" || (delivery.doubts ?? 0) > 0;
}

type Untrue = { row: Row; mail: Mail; isUnasked: boolean };

/** What takes back the note of a mail that nobody got. */
async function planNoteTaken(
  context: Context,
  transaction: Transaction,
  { row, mail: { onlyWhile, notBefore }, isUnasked }: Untrue,
): Promise<Write[]> {
  const candidate = readOrNull(row);
  if (candidate === null) return [];
  const { now, siteUrl } = context;
  const { stage } = onlyWhile!;
  const telling = await readTelling(context, transaction, candidate);
  const snapshot: TellingSnapshot = {
    ...telling,
    candidate,
    surroundings: null,
    unsent: new Set([...telling.unsent, stage]),
    begun: new Set([...telling.begun].filter((begun) => begun !== stage)),
  };
  if (!isUnasked || candidate.stage !== stage) return planTelling(snapshot, { now, siteUrl });
  const takenBackAt = new Date(notBefore!.getTime() - 1);
  return planReopening(snapshot, { now, siteUrl, takenBackAt });
}

function readOrNull(row: Row): Candidate | null {
  try {
    return row.data() ?? null;
  } catch {
    return null;
  }
}
