import type { ApplicationDraft, Candidate } from "@vagas/functions/domain/application/candidate";
import { readCandidate } from "@vagas/functions/domain/application/readCandidate";
import { collections } from "@vagas/functions/domain/collections";
import {
  type Plain,
  readOwn,
  Refused,
  type RequestHeaders,
  writeOwn,
} from "../firebase/ownDocument.ts";
import { isWithdrawn } from "./earlierApplication.ts";

/** A new application, as its person writes it. */
export type NewRecord = Omit<ApplicationDraft, "consentJob" | "consentTalentPool"> & {
  resumePath: string;
  resumeName: string;
  resumeSize: number;
  jobId: string | null;
  jobTitle: string | null;
  company: string | null;
  companyId: string | null;
  talentPool: boolean;
  consentVersion: string;
  /** storedWrittenResume; absent for a file of the person's own. */
  writtenResume?: string;
};

/**
 * An existing application, as its person may see it. `resumeMissing`: its file could not be opened, and another is
 * requested. `isWithdrawn`: it has left the talent bank that it was sent to, or the job: its person withdrew it, its term is
 * over, or the company has left the site; the record does not say which.
 */
export type SentApplication = Pick<Candidate, "name" | "email" | "phone"> & {
  at: Date;
  resumeMissing: boolean;
  isWithdrawn: boolean;
};
export type StoredApplication = SentApplication & Pick<Candidate, "resumePath">;

const pathOf = (id: string) => `${collections.candidates}/${id}`;

/** Null if it does not exist. Throws offline. */
export async function readRecord(
  id: string,
  headers: RequestHeaders,
): Promise<StoredApplication | null> {
  const row = await readOwn(pathOf(id), headers);
  if (!row) return null;
  const { name, email, phone, resumePath, ...rest } = readCandidate(id, row);
  return {
    name,
    email,
    phone,
    resumePath,
    at: rest.createdAt,
    resumeMissing: rest.resumeMissing === true,
    isWithdrawn: isWithdrawn(rest),
  };
}

/** A job's title and company as an application names them; null if rules hide the job. Throws offline. */
export async function readJobNames(
  jobId: string,
  headers: RequestHeaders,
): Promise<Pick<NewRecord, "jobTitle" | "company" | "companyId"> | null> {
  const row = await readOwn(`${collections.jobs}/${jobId}`, headers).catch((error: unknown) => {
    if (error instanceof Refused) return null;
    throw error;
  });
  if (!row) return null;
  const { title, company, companyId } = row as Record<string, string | null>;
  return { jobTitle: title ?? null, company: company ?? null, companyId: companyId ?? null };
}

/** 'refused' by rules. Throws if the request failed. */
export async function createRecord(
  id: string,
  uid: string,
  { talentPool, consentVersion: version, ...fields }: NewRecord,
  headers: RequestHeaders,
): Promise<"written" | "refused"> {
  const values: Record<string, Plain> = {
    ...fields,
    uid,
    consent: { version, talentPool },
    stage: "nova",
  };
  try {
    await writeOwn(pathOf(id), values, headers, { times: ["consent.at", "stageAt", "createdAt"] });
    return "written";
  } catch (error) {
    if (error instanceof Refused) return "refused";
    throw error;
  }
}

/**
 * Names another file on an application that asks for one. The answers of a written résumé stay only with a PDF. Throws
 * if rules refuse it, or the request failed.
 */
export async function replaceFile(
  id: string,
  file: Pick<Candidate, "resumePath" | "resumeName" | "resumeSize">,
  headers: RequestHeaders,
): Promise<void> {
  const isPdf = file.resumePath.endsWith(".pdf");
  await writeOwn(pathOf(id), file, headers, {
    isPart: true,
    removed: isPdf ? [] : ["writtenResume"],
  });
}
