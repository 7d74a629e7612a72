import {
  type ApplicationDraft,
  candidateId,
  consentVersion,
} from "@vagas/functions/domain/application/candidate";
import type { Job } from "@vagas/functions/domain/job/job";
import {
  resumeExtension,
  type ResumeExtension,
} from "@vagas/functions/domain/application/resumeFile";
import { type JobEnding, readJobEnding } from "../visitor/jobEnding.ts";
import { applicantUid, isQuotaSpent, knownApplicantUid } from "./applicant.ts";
import {
  createRecord,
  readRecord,
  replaceFile,
  type SentApplication,
  type StoredApplication,
} from "./applicationRecord.ts";
import { ifAlone, inTurn } from "./oneTab.ts";
import {
  forgetPendingApplication,
  keepPendingApplication,
  type PendingApplication,
  pendingApplication,
} from "./pendingApplication.ts";
import { uploadResume } from "./resumeUpload.ts";
import { forgetSent, rememberSent } from "./rememberSent.ts";
import { shortFileName } from "./shortFileName.ts";
import { forgetWaiting, keepWaiting } from "./waitingStore.ts";

export type Application = {
  draft: ApplicationDraft;
  job: Pick<Job, "id" | "title" | "company" | "companyId"> | null;
  file: File;
};
export type Sending =
  | { outcome: "sent" }
  | { outcome: "already"; sent: SentApplication }
  /** The job accepts no applications any more. */
  | { outcome: "closed"; ending: JobEnding }
  /** 'refused': by rules, for an unknown reason; 'unreadable': the device no longer provides the file. */
  | { outcome: "cancelled" | "refused" | "unreadable" | "failed" }
  /** No account could be made: others behind the same network address have used the quota. */
  | { outcome: "busy" };

/** Whole percents of the file, or null while another tab sends. */
type OnProgress = (percent: number | null) => void;

/** The uploaded résumé of a failed attempt, which the next attempt need not upload again. */
let uploaded: { candidateId: string; file: File; path: string } | null = null;

/**
 * Sends one application: an anonymous account if nobody is signed in, the résumé, then the record. An interrupted
 * attempt is resumed, and a 'busy' one is kept to be sent later (`sendWaiting.ts`). The tabs of a browser take turns,
 * because they share the account and the stored state.
 */
export async function sendApplication(
  application: Application,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Sending> {
  const outcome = await inTurn(
    (waited) => attemptApplication(application, onProgress, signal, waited),
    () => onProgress(null),
    signal,
  );
  if (outcome === null) return { outcome: "cancelled" };
  if (outcome.outcome === "busy") await keepWaiting(application);
  else if (ends.has(outcome.outcome)) await forgetWaiting(application.job?.id ?? null);
  return outcome;
}

/** After these there is nothing left to send. */
const ends = new Set<Sending["outcome"]>(["sent", "already", "closed", "refused"]);

/** One attempt by the tab whose turn it is; `waited`: another one was sending just now. */
export async function attemptApplication(
  { draft, job, file }: Application,
  onProgress: OnProgress,
  signal: AbortSignal,
  waited: boolean,
): Promise<Sending> {
  const extension = await readableExtension(file);
  if (extension === null) return { outcome: "unreadable" };
  try {
    onProgress(0);
    const uid = await applicantUid(waited);
    const jobId = job?.id ?? null;
    const id = candidateId(jobId, uid);
    const before = await readRecord(id);
    if (before) return settled(jobId, before, uploadedPath(id));
    if (signal.aborted) return { outcome: "cancelled" };

    const upload = await uploadOnce(id, extension, file, onProgress, signal);
    if (upload.outcome === "refused") return await refused(jobId, id, null);
    if (upload.outcome !== "uploaded") return { outcome: upload.outcome };
    // Finishes an earlier unfinished application before this one replaces it.
    if (pendingApplication()?.candidateId !== id) await finishPending(uid).catch(() => null);
    const pending = pendingOf({ draft, job, file }, uid, upload.path);
    keepPendingApplication(pending);
    return await writeRecord(pending);
  } catch (error) {
    return { outcome: isQuotaSpent(error) ? "busy" : "failed" };
  }
}

/** The path of the résumé that this tab uploaded for the application, if it did. */
function uploadedPath(id: string): string | null {
  return uploaded?.candidateId === id ? uploaded.path : null;
}

/** Uploads the file, unless it reached the bucket in an attempt before. */
async function uploadOnce(
  id: string,
  extension: ResumeExtension,
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): ReturnType<typeof uploadResume> {
  if (uploaded?.candidateId === id && uploaded.file === file)
    return { outcome: "uploaded", path: uploaded.path };
  const upload = await uploadResume(id, extension, file, onProgress, signal);
  if (upload.outcome === "uploaded") uploaded = { candidateId: id, file, path: upload.path };
  return upload;
}

/** An application whose file is in the bucket, as it is kept until its record is written. */
function pendingOf(
  { draft, job, file }: Application,
  uid: string,
  resumePath: string,
): PendingApplication {
  const { consentJob: _consentJob, consentTalentPool, ...typed } = draft;
  const jobId = job?.id ?? null;
  return {
    candidateId: candidateId(jobId, uid),
    uid,
    keptAt: Date.now(),
    record: {
      ...typed,
      resumePath,
      resumeName: shortFileName(file.name),
      resumeSize: file.size,
      jobId,
      jobTitle: job?.title ?? null,
      company: job?.company ?? null,
      companyId: job?.companyId ?? null,
      talentPool: consentTalentPool,
      consentVersion,
    },
  };
}

/** The file's extension; null if no résumé has it, or the file cannot be read any more. */
async function readableExtension(file: File): Promise<ResumeExtension | null> {
  const extension = resumeExtension(file.name);
  return extension !== null && (await isReadable(file)) ? extension : null;
}

/** Browsers cannot read a file that was changed, moved or removed since it was chosen. */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      ({ byteLength }) => byteLength === 1,
      () => false,
    );
}

/**
 * Writes the record of an application whose tab was closed after the upload. Null if there is none, or another tab is
 * writing it.
 */
export async function finishPendingApplication(): Promise<PendingApplication | null> {
  return ifAlone(async () => {
    const uid = await knownApplicantUid();
    return finishPending(uid);
  });
}

async function finishPending(uid: string | null): Promise<PendingApplication | null> {
  const pending = pendingApplication();
  if (!pending) return null;
  if (uid !== pending.uid) {
    forgetPendingApplication(); // Another person, or an account this browser has forgotten: the draft has what was typed.
    return null;
  }
  const { outcome } = await writeRecord(pending);
  return outcome === "sent" ? pending : null;
}

/** What this browser's person sent to that job, from the record; null without a record. Throws offline. */
export async function sentApplication(jobId: string | null): Promise<SentApplication | null> {
  const uid = await knownApplicantUid();
  const record = uid === null ? null : await readRecord(candidateId(jobId, uid));
  if (!record) forgetSent(jobId);
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
    () => replace(jobId, file, onProgress, signal),
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
  const extension = await readableExtension(file);
  if (extension === null) return "unreadable";
  try {
    const uid = await knownApplicantUid();
    if (uid === null) return "failed";
    const id = candidateId(jobId, uid);
    const before = await readRecord(id);
    if (before && !before.resumeMissing) return "already";
    onProgress(0);
    const upload = await uploadResume(id, extension, file, onProgress, signal);
    if (upload.outcome === "refused") return "failed";
    if (upload.outcome !== "uploaded") return upload.outcome;
    await replaceFile(id, {
      resumePath: upload.path,
      resumeName: shortFileName(file.name),
      resumeSize: file.size,
    });
    return "sent";
  } catch {
    return "failed";
  }
}

async function writeRecord(pending: PendingApplication): Promise<Sending> {
  const { candidateId: id, record } = pending;
  if ((await createRecord(pending)) === "refused")
    return refused(record.jobId, id, record.resumePath);
  uploaded = null;
  forgetPendingApplication();
  rememberSent(record.jobId, new Date());
  return { outcome: "sent" };
}

/**
 * Why rules refused an application: an earlier attempt, whose answer was lost, or an older application exists; or the
 * job closed meanwhile. Throws offline.
 */
async function refused(jobId: string | null, id: string, ownPath: string | null): Promise<Sending> {
  const written = await readRecord(id);
  if (written) return settled(jobId, written, ownPath);
  forgetPendingApplication();
  if (jobId === null) return { outcome: "failed" };
  const ending = await readJobEnding(jobId).catch((): JobEnding | null => null);
  if (ending === null) return { outcome: "refused" };
  uploaded = null;
  return { outcome: "closed", ending };
}

/** An existing record: this attempt's own, or an earlier one. */
function settled(
  jobId: string | null,
  { resumePath, ...sent }: StoredApplication,
  ownPath: string | null,
): Sending {
  uploaded = null;
  forgetPendingApplication();
  rememberSent(jobId, sent.at);
  return resumePath === ownPath ? { outcome: "sent" } : { outcome: "already", sent };
}
