import { candidateId } from "@vagas/functions/domain/application/candidate";
import { consentVersion } from "@vagas/functions/domain/application/consent";
import { resumeExtension } from "@vagas/functions/domain/application/resumeFile";
import { storedWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { isSameName } from "../earlierApplication.ts";
import { askBackground } from "./backgroundSync.ts";
import type { Application, KeptApplication } from "./keptApplication.ts";
import { getKept, putKept } from "./keptStore.ts";
import { shortFileName } from "../shortFileName.ts";
import { waitingKey } from "./waitingApplications.ts";
import { updateHints } from "./waitingHints.ts";

/** How long the page that sends an application is left alone by the others, in milliseconds. */
const headStartMs = 60_000;

/** `isStored` false: only for as long as the page, because the browser's storage is full or blocked. */
export type Keeping = { kept: KeptApplication; isStored: boolean };

/** The application `of` another person to the same job, or to the talent bank, still lies in its place. */
export type Occupied = { outcome: "occupied"; of: string };

/** The key that it is kept under. */
export function keyOf({ job }: Application): string {
  return waitingKey(job?.id ?? null);
}

/**
 * Keeps an application on the device before anything is sent, in place of an earlier one of this person to the same job.
 * Null: its file cannot be read. The same file is not uploaded again.
 */
export async function keepApplication(
  application: Application,
): Promise<Keeping | Occupied | null> {
  const key = keyOf(application);
  const before = await getKept(key);
  if (before && waitsForAnother(before, application)) return occupiedBy(before);
  const bytes = await bytesOf(application.file);
  if (!bytes) return null;
  const kept = keptOf(application, key, before);
  const isStored = await putKept(kept, bytes);
  await updateHints();
  return { kept, isStored };
}

/** The same without a line; the browser sends it when there is one. */
export async function keepForLater(application: Application): Promise<Keeping | Occupied | null> {
  const keeping = await keepApplication(application);
  if (keeping && "kept" in keeping && keeping.isStored) void askBackground();
  return keeping;
}

/**
 * Whether what is kept is still to be sent for somebody with another name, also if they have to agree anew, or has ended
 * and they were not told; one phone may have two numbers.
 */
function waitsForAnother(
  { draft, isTakenBack }: KeptApplication,
  { draft: { name } }: Application,
): boolean {
  return !isTakenBack && !isSameName(draft.name, name);
}

function occupiedBy({ draft }: KeptApplication): Occupied {
  return { outcome: "occupied", of: draft.name };
}

function keptOf(
  { draft, job, file, written }: Application,
  key: string,
  before: KeptApplication | null,
): KeptApplication {
  const fileMark = `${file.name} ${file.size} ${file.lastModified}`;
  const keptAt = Math.max(Date.now(), (before?.keptAt ?? 0) + 1);
  return {
    key,
    keptAt,
    draft,
    job,
    written,
    fileName: file.name,
    fileMark,
    idStart: candidateId(job?.id ?? null, ""),
    record: recordOf({ draft, job, file, written }),
    tries: 0,
    nextAt: keptAt + headStartMs,
    waitsFor: "line",
    upload: before?.fileMark === fileMark ? before.upload : null,
    isTakenBack: false,
    end: null,
    endedAt: null,
    isTold: false,
  };
}

function recordOf({ draft, job, file, written }: Application): KeptApplication["record"] {
  const { consentJob: _consentJob, consentTalentPool, ...typed } = draft;
  return {
    ...typed,
    resumeName: shortFileName(file.name),
    resumeSize: file.size,
    jobId: job?.id ?? null,
    jobTitle: job?.title ?? null,
    company: job?.company ?? null,
    companyId: job?.companyId ?? null,
    talentPool: consentTalentPool,
    consentVersion,
    ...(written && { writtenResume: storedWrittenResume(written) }),
  };
}

/** Null if no résumé has its extension, or the device no longer provides it: changed, moved or removed since. */
async function bytesOf(file: File): Promise<ArrayBuffer | null> {
  if (resumeExtension(file.name) === null) return null;
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes !== null && bytes.byteLength > 0 ? bytes : null;
}
