import { deviceStorage } from "../../state/browserStorage.ts";
import { noJob, readSent, type Sent, sentKey } from "./sentApplications.ts";

// Separate from what reads it, which every list of jobs loads.

/** With blocked storage, the record itself still says so at the next application. */
function write(sent: Sent) {
  deviceStorage.write(sentKey, sent);
}

export function rememberSent(jobId: string | null, at: Date) {
  write({ ...readSent(), [jobId ?? noJob]: at.toISOString() });
}

export function forgetSent(jobId: string | null) {
  const { [jobId ?? noJob]: _gone, ...others } = readSent();
  write(others);
}

/** After an erasure: a job no longer counts as applied to. The record shows an application that still exists. */
export function forgetAllSent() {
  write({});
}
