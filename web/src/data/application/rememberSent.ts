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

/** Remembers these applications and no others, as the records show them; without any, nothing is stored. */
export function rememberOnly(sent: readonly (readonly [jobId: string | null, at: Date])[]) {
  const all = sent.map(([jobId, at]) => [jobId ?? noJob, at.toISOString()] as const);
  deviceStorage.write(sentKey, all.length > 0 ? Object.fromEntries(all) : null);
}

/** After an erasure: a job no longer counts as applied to. The record shows an application that still exists. */
export function forgetAllSent() {
  write({});
}
