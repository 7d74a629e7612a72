import { deviceStorage } from "../../state/browserStorage.ts";

/** The device's record of its applications, by job, with their times. */
export const sentKey = "vagas-applications";

/** The key of an application to the talent bank. */
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

/** Whether this device sent any application that is not known to be deleted; also a hint. */
export function hasSentFromHere(): boolean {
  return Object.keys(readSent()).length > 0;
}
