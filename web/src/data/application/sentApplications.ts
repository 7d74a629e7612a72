import { deviceStorage } from "../../state/browserStorage.ts";

/** Where the device keeps which applications it sent, by job, and when. */
export const sentKey = "vagas-applications";

/** Under what an application to no job in particular is kept. */
export const noJob = "banco";

export type Sent = Record<string, string>;

export function readSent(): Sent {
  return (deviceStorage.read(sentKey) as Sent | null) ?? {};
}

/** When this device sent an application to a job, or to the talent bank (null); a hint, the record decides. */
export function sentFromHere(jobId: string | null): Date | null {
  const at = new Date(readSent()[jobId ?? noJob] ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Whether this device sent any application that is not known to be gone; a hint too. */
export function hasSentFromHere(): boolean {
  return Object.keys(readSent()).length > 0;
}
