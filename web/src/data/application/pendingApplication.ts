import { deviceStorage } from "../../state/browserStorage.ts";

/** An application with an uploaded résumé and no record yet; stored on the device until it has one. */
export type PendingApplication = {
  candidateId: string;
  uid: string;
  keptAt: number;
  record: {
    name: string;
    email: string;
    phone: string;
    coverLetter: string;
    resumePath: string;
    resumeName: string;
    resumeSize: number;
    jobId: string | null;
    jobTitle: string | null;
    company: string | null;
    companyId: string | null;
    talentPool: boolean;
    consentVersion: string;
  };
};

const key = "vagas-pending-application";

/** Uploads without a record are removed after a day, so an older pending record is useless. */
const keptForMs = 23 * 60 * 60 * 1000;

/** With blocked storage, the application lasts as long as this tab. */
export function keepPendingApplication(pending: PendingApplication) {
  deviceStorage.write(key, pending);
}

export function forgetPendingApplication() {
  deviceStorage.write(key, null);
}

export function pendingApplication(now = Date.now()): PendingApplication | null {
  const kept = deviceStorage.read(key) as PendingApplication | null;
  if (kept && now - kept.keptAt < keptForMs) return kept;
  if (kept) forgetPendingApplication();
  return null;
}
