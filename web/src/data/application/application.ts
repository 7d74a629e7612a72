import {
  type ApplicationDraft,
  candidateId,
  consentVersion,
} from "@vagas/functions/domain/candidate";
import { collections } from "@vagas/functions/domain/collections";
import type { Job } from "@vagas/functions/domain/job";
import { resumeExtension } from "@vagas/functions/domain/resumeFile";
import {
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  type Timestamp,
  updateDoc,
} from "firebase/firestore/lite";
import { applicantUid, knownApplicantUid } from "./applicant.ts";
import {
  forgetPendingApplication,
  keepPendingApplication,
  type PendingApplication,
  pendingApplication,
} from "./pendingApplication.ts";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { uploadResume } from "./resumeUpload.ts";
import { forgetSent, rememberSent } from "./sentApplications.ts";
import { shortFileName } from "./shortFileName.ts";

export type Application = {
  draft: ApplicationDraft;
  job: Pick<Job, "id" | "title" | "company" | "companyId"> | null;
  file: File;
};
export type Sending =
  | { outcome: "sent" }
  | ({ outcome: "already" } & SentApplication)
  | { outcome: "cancelled" | "refused" | "failed" };

/** An application that stands. `resumeMissing`: its file could not be opened, and another one is asked for. */
export type SentApplication = { at: Date; resumeMissing: boolean };

/** The résumé that reached the bucket in an attempt that went no further: another attempt need not send it again. */
let uploaded: { candidateId: string; file: File; path: string } | null = null;

/**
 * Sends one application: an anonymous account if nobody is signed in, the résumé, then the record. An attempt that broke
 * off is taken up where it was. 'refused': the rules did not take it, most likely because the job closed meanwhile.
 */
export async function sendApplication(
  { draft, job, file }: Application,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Sending> {
  const extension = resumeExtension(file.name);
  if (extension === null) return { outcome: "failed" };
  try {
    const uid = await applicantUid();
    const id = candidateId(job?.id ?? null, uid);
    const before = await readRecord(id);
    if (before) return settled(job?.id ?? null, before, pendingApplication()?.record.resumePath);
    if (signal.aborted) return { outcome: "cancelled" };

    if (uploaded?.candidateId !== id || uploaded.file !== file) {
      const upload = await uploadResume(id, extension, file, onProgress, signal);
      if (upload.outcome !== "uploaded") return { outcome: upload.outcome };
      uploaded = { candidateId: id, file, path: upload.path };
    }
    const { consentJob: _consentJob, consentTalentPool, ...typed } = draft;
    const pending: PendingApplication = {
      candidateId: id,
      uid,
      keptAt: Date.now(),
      record: {
        ...typed,
        resumePath: uploaded.path,
        resumeName: shortFileName(file.name),
        resumeSize: file.size,
        jobId: job?.id ?? null,
        jobTitle: job?.title ?? null,
        company: job?.company ?? null,
        companyId: job?.companyId ?? null,
        talentPool: consentTalentPool,
        consentVersion,
      },
    };
    keepPendingApplication(pending);
    return await writeRecord(pending);
  } catch {
    return { outcome: "failed" };
  }
}

/** Writes the record of an application whose tab was closed after the upload. Null when there is none to finish. */
export async function finishPendingApplication(): Promise<PendingApplication | null> {
  const pending = pendingApplication();
  if (!pending) return null;
  if ((await knownApplicantUid()) !== pending.uid) {
    forgetPendingApplication(); // Another person, or an account this browser has forgotten: what was typed is in the draft.
    return null;
  }
  const { outcome } = await writeRecord(pending);
  return outcome === "sent" ? pending : null;
}

/** What this browser's person sent there, by the record itself; null when there is no record. Throws without network. */
export async function sentApplication(jobId: string | null): Promise<SentApplication | null> {
  const uid = await knownApplicantUid();
  const record = uid === null ? null : await readRecord(candidateId(jobId, uid));
  if (!record) forgetSent(jobId);
  return record && { at: record.at, resumeMissing: record.resumeMissing };
}

export type Replacement = "sent" | "cancelled" | "failed";

/** Sends another file for an application that asks for one, and names it on the record. */
export async function replaceResume(
  jobId: string | null,
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Replacement> {
  const extension = resumeExtension(file.name);
  const uid = await knownApplicantUid().catch(() => null);
  if (extension === null || uid === null) return "failed";
  const id = candidateId(jobId, uid);
  try {
    const upload = await uploadResume(id, extension, file, onProgress, signal);
    if (upload.outcome !== "uploaded") return upload.outcome;
    await updateDoc(doc(publicDatabase(), collections.candidates, id), {
      resumePath: upload.path,
      resumeName: shortFileName(file.name),
      resumeSize: file.size,
    });
    return "sent";
  } catch {
    return "failed";
  }
}

type Written = SentApplication & { resumePath: string };

async function readRecord(id: string): Promise<Written | null> {
  const snapshot = await getDoc(doc(publicDatabase(), collections.candidates, id));
  if (!snapshot.exists()) return null;
  return {
    resumePath: snapshot.get("resumePath") as string,
    at: (snapshot.get("createdAt") as Timestamp).toDate(),
    resumeMissing: snapshot.get("resumeMissing") === true,
  };
}

async function writeRecord({ candidateId: id, uid, record }: PendingApplication): Promise<Sending> {
  const { talentPool, consentVersion: version, ...fields } = record;
  try {
    await setDoc(doc(publicDatabase(), collections.candidates, id), {
      ...fields,
      uid,
      consent: { version, at: serverTimestamp(), talentPool },
      stage: "nova",
      stageAt: serverTimestamp(),
      createdAt: serverTimestamp(),
    });
  } catch (error) {
    if ((error as { code?: string }).code !== "permission-denied") throw error;
    // Refused, or written by an attempt whose answer was lost.
    const written = await readRecord(id);
    if (written) return settled(record.jobId, written, record.resumePath);
    forgetPendingApplication();
    return { outcome: "refused" };
  }
  return settled(
    record.jobId,
    { resumePath: record.resumePath, at: new Date(), resumeMissing: false },
    record.resumePath,
  );
}

/** A record that stands: this attempt's own, or an earlier one. */
function settled(jobId: string | null, written: Written, ownPath: string | undefined): Sending {
  uploaded = null;
  forgetPendingApplication();
  rememberSent(jobId, written.at);
  return written.resumePath === ownPath
    ? { outcome: "sent" }
    : { outcome: "already", at: written.at, resumeMissing: written.resumeMissing };
}
