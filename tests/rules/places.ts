import {
  doc,
  type DocumentData,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from "firebase/firestore/lite";
import type { Actor, Token } from "../support/actors.ts";
import { gate } from "./gate.ts";

/** A company's places as it writes them with its first job. */
export function firstPlace(jobId: string): DocumentData {
  return {
    jobs: { 0: jobId },
    place: "0",
    lastAt: serverTimestamp(),
    secondLastAt: null,
    thirdLastAt: null,
  };
}

/** Sends `write` of a job with the first place of the actor's queue, as if the actor had sent no job before. */
export async function withFirstPlace(
  actor: Actor,
  jobId: string,
  write: (batch: WriteBatch) => void,
  token: Token = {},
): Promise<void> {
  const path = `queuePlaces/${actor}`;
  await gate.given({ [path]: null });
  const database = gate.as(actor, token);
  const batch = writeBatch(database);
  write(batch);
  batch.set(doc(database, path), firstPlace(jobId));
  await batch.commit();
}
