import { addDays } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { verificationChecks } from "@vagas/functions/domain/company/verification";
import { sendReport, type Sender } from "../../functions/src/triggers/reports/reportJob.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { adminEmail } from "./environment.ts";
import { board, contextAt } from "./workBoard.ts";

export const jobId = "padeiro";

/** A published job of a verified company, a month old. */
export async function givenAPublishedJob(job: Partial<Job> = {}, isVerified = true): Promise<void> {
  const company = aCompany();
  const { name, cnpj, whatsapp } = company;
  const verified = {
    at: now,
    by: "admin",
    checks: [...verificationChecks],
    name,
    cnpj,
    whatsapp: whatsapp ?? null,
  };
  await board({
    "companies/padaria": { ...company, ...(isVerified ? { verified } : {}) },
    [`jobs/${jobId}`]: aJob({ ...approved, postedAt: addDays(now, -30), ...job }),
  });
  await reconcileJob(contextAt(), jobId);
}

/** A phone with an account of this name, on a provider's network of its own. */
export function phone(uid: string, provider = uid): Sender {
  return { uid, address: `${provider}.1`, provider };
}

/** Sends a report of the job; for 'Já foi preenchida' unless given. */
export function sends(
  sender: Sender,
  report: Partial<Parameters<typeof sendReport>[3]> = {},
  at = now,
) {
  return sendReport(contextAt(at), adminEmail, sender, {
    jobId,
    reason: "filled",
    words: "",
    ...report,
  });
}
