import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { readCandidate } from "@vagas/functions/domain/application/readCandidate";
import { collections } from "@vagas/functions/domain/collections";
import { errorCode } from "@vagas/functions/domain/errorCode";
import {
  doc,
  type DocumentReference,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from "firebase/firestore/lite";
import { plainFields } from "../queries/plainValues.ts";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import type { PendingApplication } from "./pendingApplication.ts";

/**
 * An existing application, as its person may see it. `resumeMissing`: its file could not be opened, and another is
 * requested. `isWithdrawn`: the person withdrew it from the company.
 */
export type SentApplication = Pick<Candidate, "name" | "email" | "phone"> & {
  at: Date;
  resumeMissing: boolean;
  isWithdrawn: boolean;
};
export type StoredApplication = SentApplication & Pick<Candidate, "resumePath">;

function at(id: string): DocumentReference {
  return doc(publicDatabase(), collections.candidates, id);
}

/** Null if it does not exist. Throws offline. */
export async function readRecord(id: string): Promise<StoredApplication | null> {
  const snapshot = await getDoc(at(id));
  if (!snapshot.exists()) return null;
  const { name, email, phone, resumePath, ...rest } = readCandidate(
    id,
    plainFields(snapshot.data()),
  );
  return {
    name,
    email,
    phone,
    resumePath,
    at: rest.createdAt,
    resumeMissing: rest.resumeMissing === true,
    isWithdrawn: rest.jobId !== null && rest.company === null,
  };
}

/** 'refused' by rules. Throws if the request failed. */
export async function createRecord({
  candidateId,
  uid,
  record,
}: PendingApplication): Promise<"written" | "refused"> {
  const { talentPool, consentVersion: version, ...fields } = record;
  try {
    await setDoc(at(candidateId), {
      ...fields,
      uid,
      consent: { version, at: serverTimestamp(), talentPool },
      stage: "nova",
      stageAt: serverTimestamp(),
      createdAt: serverTimestamp(),
    });
    return "written";
  } catch (error) {
    if (errorCode(error) !== "permission-denied") throw error;
    return "refused";
  }
}

/** Names another file on an application that asks for one. */
export async function replaceFile(
  id: string,
  file: Pick<Candidate, "resumePath" | "resumeName" | "resumeSize">,
): Promise<void> {
  await updateDoc(at(id), file);
}
