import type { ApplicationDraft } from "@vagas/functions/domain/application/candidate";
import type { Job } from "@vagas/functions/domain/job/job";
import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import type { NewRecord } from "../applicationRecord.ts";

export type Application = {
  draft: ApplicationDraft;
  job: Pick<Job, "id" | "title" | "company" | "companyId"> | null;
  file: File;
  /** The answers that `file` was made of; null for a file of the person's own. */
  written: WrittenResume | null;
};

/** Where the file of an application is, or will be. */
export type UploadState = {
  /** The account that sends it. */
  uid: string;
  /** Its path in the bucket, chosen before the upload: a file is never stored twice for want of an answer. */
  path: string;
  /** When the path was chosen, in milliseconds. */
  at: number;
  isDone: boolean;
  /** Whether the record was ever sent: it may exist, even if no answer came. */
  isRecordSent: boolean;
};

/**
 * How a kept application ended. 'already': the same person's had arrived before; 'another', 'withdrawn': another
 * person's, or their own that they withdrew, has its place; 'consent': to a text that has changed; 'lost': too late;
 * 'unsure': it may have arrived from an account that the device has lost.
 */
export type End =
  | "sent"
  | "already"
  | "another"
  | "withdrawn"
  | "refused"
  | "unreadable"
  | "consent"
  | "lost"
  | "unsure"
  | "takenBack";

/**
 * What a person has agreed to send, on the device until it is sent, taken back or too old. Its file lies beside it
 * (keptStore.ts).
 */
export type KeptApplication = Pick<Application, "draft" | "job" | "written"> & {
  /** The job's id, or 'banco': one application to each. */
  key: string;
  /** Milliseconds; also tells it from one that replaced it. */
  keptAt: number;
  fileName: string;
  /** Tells the same file from another of its name. */
  fileMark: string;
  /** The id of its record, without the account at its end. */
  idStart: string;
  record: Omit<NewRecord, "resumePath">;
  tries: number;
  /** When it is tried again, in milliseconds. */
  nextAt: number;
  /**
   * What it waits for: a line, the hourly quota of new accounts behind one address, or the night, which removes an earlier
   * one out of the talent bank.
   */
  waitsFor: "line" | "quota" | "tomorrow";
  upload: UploadState | null;
  isTakenBack: boolean;
  /** Null until then; it stays until its person was told, with 'consent' until they agree anew. */
  end: End | null;
  /** Whose application has its place; only with 'another'. */
  of?: string;
  /** Milliseconds; null without an end. */
  endedAt: number | null;
  isTold: boolean;
};

/** Whether it was taken back before its record was ever sent. */
export function isOnlyToBeRemoved({ isTakenBack, upload }: KeptApplication): boolean {
  return isTakenBack && upload?.isRecordSent !== true;
}

/**
 * Seven days: a job is open for weeks, and a village may be without signal for days; Safari deletes what a site stored
 * after seven days without a visit, and on a shared phone the data of others should not lie longer.
 */
export const keptForMs = 7 * 24 * 60 * 60 * 1000;

/** Files without a record are removed from the bucket after a day, so an older upload is repeated. */
export const uploadLastsMs = 23 * 60 * 60 * 1000;

const minute = 60_000;

/** The quota is hourly, for everybody behind one network address, so those who wait together do not ask together. */
const pauses = [1, 2, 4, 8, 15, 30, 60] as const;

/** After so many tries one is retried hourly. */
export const hourlyTries = pauses.length;

/** When an application is retried after this many tries; `chance` from 0 to 1 spreads those who wait together. */
export function nextTry(tries: number, now: number, chance = Math.random()): number {
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0];
  return now + Math.round(pause * minute * (1 + chance / 2));
}
