import { deviceStorage } from "../../state/browserStorage.ts";

/** An application whose résumé is uploaded and whose record is not written yet; kept on the device until it is. */
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

/** Uploads that no record names are removed after a day; a pending record is of no use after that. */
const keptForMs = 23 * 60 * 60 * 1000;

/** Where storage is barred, the application lasts as long as this tab. */
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
