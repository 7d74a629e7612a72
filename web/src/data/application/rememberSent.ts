import { deviceStorage } from "../../state/browserStorage.ts";
import { noJob, readSent, type Sent, sentKey } from "./sentApplications.ts";

// Apart from what reads it, which every list of jobs loads.

/** Where storage is barred, the record itself still says so when one applies again. */
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

/** After an erasure: a job no longer counts as applied to. What stands nevertheless is found by its record. */
export function forgetAllSent() {
  write({});
}
