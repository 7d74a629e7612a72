import { type JobEnding, readJobEnding } from "../visitor/jobEnding.ts";
import { candidateId } from "@vagas/functions/domain/application/candidate";
import {
  resumeExtension,
  resumePath,
  resumeTypes,
} from "@vagas/functions/domain/application/resumeFile";
import { knownApplicant } from "./applicant.ts";
import { readRecord, type SentApplication } from "./applicationRecord.ts";
import { askBackground } from "./kept/backgroundSync.ts";
import { keepApplication, type Keeping, keyOf, type Occupied } from "./kept/keepApplication.ts";
import {
  type Application,
  isOnlyToBeRemoved,
  type KeptApplication,
} from "./kept/keptApplication.ts";
import { changeKept, getKept, removeKept } from "./kept/keptStore.ts";
import { inTurn } from "./kept/oneTab.ts";
import { pageSender } from "./kept/pageSender.ts";
import { nameOtherFile } from "./nameOtherFile.ts";
import { forgetSent, rememberSent } from "./rememberSent.ts";
import { randomName, sendKept, type Try } from "./kept/sendKept.ts";
import { settleTry } from "./kept/sendRound.ts";
import { shortFileName } from "./shortFileName.ts";
import { updateHints } from "./kept/waitingHints.ts";

export type Sending =
  | { outcome: "sent" }
  /** `sent`: an earlier application in its place, this person's or another's. */
  | { outcome: "already"; sent: SentApplication }
  /** The job accepts no applications any more. */
  | { outcome: "closed"; ending: JobEnding }
  /** 'refused': by rules, for an unknown reason; 'unreadable': the device no longer provides the file. */
  | { outcome: "cancelled" | "refused" | "unreadable" | "unsure" }
  | Occupied
  /**
   * It waits on the device. 'busy': no account could be made, because others behind the same network address have used
   * the quota. 'tomorrow': an earlier one has left the talent bank, and is removed at night. `isStored` false: only for
   * as long as this page.
   */
  | { outcome: "failed" | "busy" | "tomorrow"; isStored: boolean };

/** After this the tab may be closed while it sends, in milliseconds; the service worker then sends the rest. */
const slowMs = 3_000;

/** Whole percents of the file, 100 once the record is sent, or null while another tab sends. */
type OnProgress = (percent: number | null) => void;

/**
 * Sends one application: it is kept on the device first, then an anonymous account is made if nobody is signed in, the
 * résumé is uploaded, and the record written. What is interrupted is sent later (`sendWaiting.ts`), unless `signal`
 * cancelled it before its record was sent. The tabs of a browser and its service worker take turns, because they share
 * the account and what is kept.
 */
export async function sendApplication(
  application: Application,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Sending> {
  const keep = async () => markIfCancelled(await keepApplication(application), signal);
  // Another tab may be sending what is kept for this job: it is replaced in turn.
  const before = await getKept(keyOf(application));
  let keeping = before && !isOnlyToBeRemoved(before) ? null : await keep();
  const result = await inTurn(
    async (waited): Promise<Try | Occupied> => {
      keeping ??= await keep();
      if (!keeping) return { outcome: "unreadable" };
      if ("outcome" in keeping) return keeping;
      const slow = setTimeout(() => void askBackground(), slowMs);
      const tried = await sendNow(keeping.kept, waited, onProgress, signal);
      clearTimeout(slow);
      await leave(keeping.kept, tried);
      return tried;
    },
    () => onProgress(null),
    signal,
  );
  const own = keeping && "kept" in keeping ? keeping : null;
  if (result === null && own) await removeKept(own.kept.key);
  await updateHints();
  return sendingOf(application.job?.id ?? null, result, own?.isStored === true);
}

/** Has whoever sends it later find it taken back if it is cancelled, also after this page is closed. */
async function markIfCancelled<Kept extends Keeping | Occupied | null>(
  keeping: Kept,
  signal: AbortSignal,
): Promise<Kept> {
  if (keeping === null || "outcome" in keeping) return keeping;
  const mark = async () => {
    await changeKept(keeping.kept, () => ({ isTakenBack: true }));
    await updateHints();
  };
  signal.addEventListener("abort", () => void mark());
  if (signal.aborted) await mark();
  return keeping;
}

/** What is still to be sent stays on the device, and nothing else. */
async function leave(kept: KeptApplication, tried: Try): Promise<void> {
  if (tried.outcome === "failed" || tried.outcome === "busy") {
    await settleTry(kept, tried);
    void askBackground();
  } else if (tried.outcome === "tomorrow") {
    await settleTry(kept, tried);
  } else if ((await getKept(kept.key))?.keptAt === kept.keptAt) {
    await removeKept(kept.key);
  }
}

/** One try, unless the service worker has sent it while this page waited for its turn. */
async function sendNow(
  kept: KeptApplication,
  waited: boolean,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Try> {
  const now = await getKept(kept.key);
  if (now?.keptAt !== kept.keptAt) return { outcome: "cancelled" };
  if (now.end === "sent") return { outcome: "sent" };
  onProgress(0);
  return sendKept(now, pageSender, waited, onProgress, signal);
}

/** `result` null: it was cancelled before its turn. */
async function sendingOf(
  jobId: string | null,
  result: Try | Occupied | null,
  isStored: boolean,
): Promise<Sending> {
  if (result === null) return { outcome: "cancelled" };
  switch (result.outcome) {
    case "failed":
    case "busy":
    case "tomorrow":
      return { outcome: result.outcome, isStored };
    case "occupied":
      return result;
    case "refused":
      return (await closed(jobId)) ?? { outcome: "refused" };
    case "already":
    case "another":
    case "withdrawn": {
      const { resumePath: _path, ...sent } = result.written;
      rememberSent(jobId, sent.at);
      return { outcome: "already", sent };
    }
    case "sent":
      rememberSent(jobId, new Date());
      return { outcome: "sent" };
    default:
      return { outcome: result.outcome };
  }
}

/** How the job has closed; null if it is open, or nobody could be asked. */
export async function closed(
  jobId: string | null,
): Promise<Extract<Sending, { outcome: "closed" }> | null> {
  const ending = jobId === null ? null : await readJobEnding(jobId).catch(() => null);
  return ending && { outcome: "closed", ending };
}

/**
 * What this browser's person sent to that job, from the record; null without a record. Throws offline. The device forgets
 * what its own account did not send, and without that account nothing: a login may have taken its place.
 */
export async function sentApplication(jobId: string | null): Promise<SentApplication | null> {
  const applicant = await knownApplicant();
  const record =
    applicant &&
    (await readRecord(candidateId(jobId, applicant.uid), await pageSender.headers(applicant)));
  if (!record && applicant && !(await pageSender.hasOwnAccount())) forgetSent(jobId);
  return record;
}

/** 'already': another file exists by now. */
export type Replacement = "sent" | "already" | "cancelled" | "unreadable" | "failed";

/** Sends another file for an application that asks for one, and names it on the record. */
export async function replaceResume(
  jobId: string | null,
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Replacement> {
  const outcome = await inTurn(
    () => replace(jobId, file, onProgress, signal).catch(() => "failed" as const),
    () => onProgress(null),
    signal,
  );
  return outcome ?? "cancelled";
}

async function replace(
  jobId: string | null,
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Replacement> {
  const extension = resumeExtension(file.name);
  const bytes = extension && (await file.arrayBuffer().catch(() => null));
  if (!extension || !bytes || bytes.byteLength === 0) return "unreadable";
  const applicant = await knownApplicant();
  if (!applicant) return "failed";
  const id = candidateId(jobId, applicant.uid);
  const headers = await pageSender.headers(applicant);
  const before = await readRecord(id, headers);
  if (before && !before.resumeMissing) return "already";
  if (signal.aborted) return "cancelled";
  onProgress(0);
  const path = resumePath(id, extension, new Date(), randomName());
  const blob = new Blob([bytes], { type: resumeTypes[extension] });
  const upload = await pageSender.upload(path, blob, applicant, onProgress, signal);
  if (upload !== "uploaded") return upload === "cancelled" ? "cancelled" : "failed";
  onProgress(100);
  const resumeName = shortFileName(file.name);
  return nameOtherFile(id, { resumePath: path, resumeName, resumeSize: file.size }, headers);
}
