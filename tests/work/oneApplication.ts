import { addDays } from "@vagas/functions/domain/dates";
import { fingerprint } from "../../functions/src/mail/fingerprint.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { fillTalentPool } from "../../functions/src/triggers/applications/onResumeDecided.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { linkSecret } from "./environment.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";

export const id = "padeiro_ana";
export const file = `resumes/${id}/1-a.pdf`;
export const later = addDays(now, 1);
const address = fingerprint("address", "joao@pessoa.example", linkSecret);
const account = fingerprint("account", "ana", linkSecret);
export const application = fingerprint("account", id, linkSecret);
const inDays = (days: number) => addDays(now, days).toISOString();
/** How much an application uses of its mail budgets. */
export const counts = {
  [`requestCounts/mail-unconfirmed-${address}`]: { count: 1, expiresAt: inDays(180) },
  [`requestCounts/mail-account-${account}`]: { count: 1, expiresAt: inDays(1) },
  [`requestCounts/mail-accountToCompany-${fingerprint("account", "ana/padaria", linkSecret)}`]: {
    count: 1,
    expiresAt: inDays(1),
  },
  [`requestCounts/mail-application-${application}`]: { count: 1, expiresAt: inDays(1) },
  "requestCounts/mail-job-padeiro": { count: 1, expiresAt: inDays(1 / 24) },
  "requestCounts/mail-company-padaria": { count: 1, expiresAt: inDays(1 / 24) },
  "requestCounts/mail-companyDay-padaria": { count: 1, expiresAt: inDays(1) },
};
export const mails = {
  company: `mail/${id}-1-a-pdf-company`,
  receipt: `mail/${id}-1-a-pdf-receipt`,
  anotherFile: `mail/${id}-1-a-pdf-another-file`,
};

/** A company, its approved job and an application to it, which no function has seen. */
export function givenOneApplication(): Promise<void> {
  return board({
    "companies/padaria": aCompany({ name: "Padaria" }),
    "jobs/padeiro": aJob({ ...approved, title: "Padeiro", company: "Padaria" }),
    [`candidates/${id}`]: aCandidate(id, { coverLetter: "Sei fazer broas" }),
  });
}

/** Receives the application, approves its résumé and returns every document. */
export async function approvedResume(fields: object = {}): Promise<Record<string, object>> {
  await receiveApplication(contextAt(), id);
  await db.doc(`resumes/${id}`).update({ status: "approved", notes: "Boa pessoa", ...fields });
  await fillTalentPool(contextAt(later), id);
  return documentsOf();
}
