import {
  type ResumeExtension,
  resumeExtension,
  resumePath,
  resumeTypes,
} from "@vagas/functions/domain/application/resumeFile";
import type { RequestHeaders } from "../../firebase/ownDocument.ts";
import { type Applicant, isQuotaSpent } from "../applicantAccount.ts";
import {
  createRecord,
  readJobNames,
  readRecord,
  type StoredApplication,
} from "../applicationRecord.ts";
import { isSameName, standsFor } from "../earlierApplication.ts";
import { type KeptApplication, uploadLastsMs, type UploadState } from "./keptApplication.ts";
import { changeKept, getKept, keptBytes } from "./keptStore.ts";

/** 'refused': by rules. */
export type Upload = "uploaded" | "cancelled" | "refused" | "failed";

/** What sending needs of its surroundings: a page, or the service worker. */
export type Sender = {
  /** `waited`: another tab was sending just now. Throws offline. */
  applicant: (waited: boolean) => Promise<Applicant>;
  /** Whether a company or the administrator is signed in. */
  hasOwnAccount: () => Promise<boolean>;
  /** Headers of a request to Firestore as this account. */
  headers: (applicant: Applicant) => Promise<RequestHeaders>;
  upload: (
    path: string,
    file: Blob,
    applicant: Applicant,
    onProgress: (percent: number) => void,
    signal: AbortSignal,
  ) => Promise<Upload>;
};

/**
 * The result of one try; `written`: the record that exists already. 'tomorrow': it has left the talent bank, and is
 * removed at night.
 */
export type Try =
  | { outcome: "sent" | "refused" | "unreadable" | "unsure" | "cancelled" | "failed" | "busy" }
  | { outcome: "already" | "another" | "withdrawn" | "tomorrow"; written: StoredApplication };

/** One try at a time: with its account, and the id and headers of its record. */
type Attempt = {
  kept: KeptApplication;
  applicant: Applicant;
  id: string;
  headers: RequestHeaders;
  sender: Sender;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

type Setting = Pick<Attempt, "kept" | "sender" | "onProgress" | "signal"> & { waited: boolean };

/** Unguessable letters and digits. */
export function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(20))]
    .map((byte) => (byte % 36).toString(36))
    .join("");
}

/**
 * Tries to send an application, under the lock (oneTab.ts), from where the try before it ended: the account, the file,
 * then the record. `waited`: another tab was sending just now. `signal` cancels it until the record is sent, whatever fails
 * meanwhile. Never throws.
 */
export async function sendKept(
  kept: KeptApplication,
  sender: Sender,
  waited: boolean,
  onProgress: (percent: number) => void = () => undefined,
  signal: AbortSignal = new AbortController().signal,
): Promise<Try> {
  const tried = await tryOnce({ kept, sender, waited, onProgress, signal });
  const isCancelled = signal.aborted && tried.outcome !== "sent" && !(await mayHaveArrived(kept));
  return isCancelled ? { outcome: "cancelled" } : tried;
}

async function tryOnce({ kept, sender, waited, onProgress, signal }: Setting): Promise<Try> {
  try {
    const applicant = await sender.applicant(waited);
    if (signal.aborted && !kept.upload?.isRecordSent) return { outcome: "cancelled" };
    const id = kept.idStart + applicant.uid;
    const headers = await sender.headers(applicant);
    return await attempt({ kept, applicant, id, headers, sender, onProgress, signal });
  } catch (error) {
    return { outcome: isQuotaSpent(error) ? "busy" : "failed" };
  }
}

/** Whether its record was ever sent, also by this try. */
async function mayHaveArrived({ key }: KeptApplication): Promise<boolean> {
  return (await getKept(key))?.upload?.isRecordSent === true;
}

async function attempt(a: Attempt): Promise<Try> {
  const { kept, applicant, id, headers } = a;
  const written = await readRecord(id, headers);
  if (written) return settled(kept, written, kept.upload);
  if (kept.upload?.isRecordSent && kept.upload.uid !== applicant.uid) return { outcome: "unsure" };
  if (a.signal.aborted) return { outcome: "cancelled" };
  const upload = await uploadOnce(a);
  if (typeof upload === "string")
    return upload === "refused" ? refused(a, null) : { outcome: upload };
  return writeRecord(a, upload);
}

/** Uploads the file, unless it is in the bucket. Returns the present state, or why there is none. */
async function uploadOnce(
  a: Attempt,
): Promise<UploadState | "cancelled" | "refused" | "failed" | "unreadable"> {
  const { kept, applicant } = a;
  const before = usableUpload(a);
  if (before?.isDone) return before;
  const extension = resumeExtension(kept.fileName);
  const bytes = extension && (await keptBytes(kept.key));
  if (!extension || !bytes) return "unreadable";
  const upload = before ?? newUpload(a, extension);
  if (!(await stillWanted(kept, { upload }))) return "cancelled";
  const file = new Blob([bytes], { type: resumeTypes[extension] });
  const answer = await a.sender.upload(upload.path, file, applicant, a.onProgress, a.signal);
  // Rules never replace a file: a path that was tried before is in the bucket, or the record is refused as well.
  if (answer === "uploaded" || (answer === "refused" && before)) return { ...upload, isDone: true };
  return answer;
}

/** The upload of an earlier try by this account, unless its file is removed by now; null without one. */
function usableUpload({ kept: { upload }, applicant }: Attempt): UploadState | null {
  const isUsable = upload?.uid === applicant.uid && Date.now() - upload.at < uploadLastsMs;
  return isUsable ? upload : null;
}

function newUpload({ applicant, id }: Attempt, extension: ResumeExtension): UploadState {
  return {
    uid: applicant.uid,
    path: resumePath(id, extension, new Date(), randomName()),
    at: Date.now(),
    isDone: false,
    isRecordSent: false,
  };
}

/** Stores the change; false if the application was taken back, replaced or removed meanwhile. */
async function stillWanted(
  kept: KeptApplication,
  change: Partial<KeptApplication>,
): Promise<boolean> {
  const now = await changeKept(kept, ({ isTakenBack }) => (isTakenBack ? {} : change));
  return now !== null && !now.isTakenBack;
}

async function writeRecord(a: Attempt, upload: UploadState): Promise<Try> {
  const asked = { ...upload, isDone: true, isRecordSent: true };
  if (!(await stillWanted(a.kept, { upload: asked }))) return { outcome: "cancelled" };
  // From here on nothing stops it.
  a.onProgress(100);
  if (await isWritten(a, upload.path, a.kept.record)) return { outcome: "sent" };
  const renamed = await withPresentJob(a);
  if (renamed && (await isWritten(a, upload.path, renamed))) return { outcome: "sent" };
  return refused(a, asked);
}

/** Whether the record was written now; false: rules refused it. Throws if the request failed. */
async function isWritten(
  { id, applicant, headers }: Attempt,
  path: string,
  record: KeptApplication["record"],
): Promise<boolean> {
  const answer = await createRecord(id, applicant.uid, { ...record, resumePath: path }, headers);
  return answer === "written";
}

/** The record with the names that the job has by now, which rules compare; null if it has the same, or is not public. */
async function withPresentJob({
  kept: { record },
  headers,
}: Attempt): Promise<KeptApplication["record"] | null> {
  if (record.jobId === null) return null;
  const job = await readJobNames(record.jobId, headers);
  if (!job || (job.jobTitle === record.jobTitle && job.company === record.company)) return null;
  return { ...record, ...job };
}

/** Why rules refused: an earlier try whose answer was lost, an older application, or the job, which may have closed. */
async function refused(a: Attempt, upload: UploadState | null): Promise<Try> {
  const written = await readRecord(a.id, a.headers);
  return written ? settled(a.kept, written, upload) : { outcome: "refused" };
}

/** An existing record: this application's own, or an earlier one, which may stand for it or be in its place. */
function settled(
  { job, record }: KeptApplication,
  written: StoredApplication,
  upload: UploadState | null,
): Try {
  if (written.resumePath === upload?.path) return { outcome: "sent" };
  if (standsFor(written, record.name)) return { outcome: "already", written };
  if (job === null && written.isWithdrawn) return { outcome: "tomorrow", written };
  return { outcome: isSameName(written.name, record.name) ? "withdrawn" : "another", written };
}
