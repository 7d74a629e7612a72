import { noJob, readSent, type Sent, sentKey } from "./sentApplications.ts";

// Apart from what reads it, which every list of jobs loads.

function write(sent: Sent) {
  try {
    localStorage.setItem(sentKey, JSON.stringify(sent));
  } catch {
    // Storage is barred: the record itself still says so when one applies again.
  }
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
