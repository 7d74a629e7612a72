import { deviceStorage } from "../../state/browserStorage.ts";

const key = "vagas-reports";

type Days = Record<string, string>;

function days(): Days {
  return (deviceStorage.read(key) as Days | null) ?? {};
}

/**
 * The day on which this device reported the job, as it was shown then: '23/11/2026'; null if it did not. Phones are
 * shared, so neither the reason, the words nor the hour are stored.
 */
export function reportedFromHere(jobId: string): string | null {
  const stored = days();
  return Object.hasOwn(stored, jobId) ? stored[jobId]! : null;
}

export function rememberReport(jobId: string, day: string): void {
  deviceStorage.write(key, { ...days(), [jobId]: day });
}

/** Removes the device's record only: the report stays. */
export function forgetReport(jobId: string): void {
  const { [jobId]: _gone, ...others } = days();
  deviceStorage.write(key, Object.keys(others).length > 0 ? others : null);
}
