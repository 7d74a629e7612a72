import { addDays } from "@vagas/functions/domain/dates";
import { closeJob } from "../../functions/src/triggers/jobs/closeJob.ts";
import { noteJobChange } from "../../functions/src/triggers/jobs/noteJobChange.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildEdit, buildJob, buildPendingJob } from "@vagas/functions/domain/testing/buildJob";
import { now } from "./life.ts";
import type { Work } from "./scene.ts";

type Fields = Record<string, unknown>;

/** A document before or after a change, as in an event; null if it did not exist. */
function snapshot(fields: Fields | null) {
  return { exists: fields !== null, get: (name: string): unknown => fields?.[name] };
}

/** A job's event, in the form of onJobWritten. */
export function jobWritten(jobId: string, before: Fields | null, after: Fields | null): Work {
  return async (life) => {
    await reconcileJob(life.context(), jobId);
    const { byCompany } =
      after === null
        ? await closeJob(life.context(), jobId, snapshot(before))
        : { byCompany: false };
    await noteJobChange(
      life.context(),
      {
        id: `event-of-${jobId}`,
        time: now.toISOString(),
        deletedBy: byCompany ? "company" : "admin",
      },
      jobId,
      snapshot(before),
      snapshot(after),
    );
  };
}

export const approved = { approved: true, approvalStatus: "approved" } as const;

/** Dates everything by this suite's clock, so that results can be compared. */
const dates = { postedAt: now, updatedAt: now, expiresAt: addDays(now, 20) };

export function aJob(fields: Parameters<typeof buildJob>[0] = {}) {
  return buildJob({ ...dates, companyId: "padaria", ...fields });
}

/** The edit of an approved job, as its company sends it. */
export function anEdit(fields: Parameters<typeof buildEdit>[1] = {}) {
  return buildEdit("padaria", {
    title: "Padeiro da noite",
    createdAt: now,
    updatedAt: now,
    ...fields,
  });
}

/** An imported job, as the administrator types it. */
export function aPendingJob(fields: Parameters<typeof buildPendingJob>[0] = {}) {
  return buildPendingJob({ expiresAt: dates.expiresAt, createdAt: now, ...fields });
}

export function aCompany(fields: Parameters<typeof buildCompany>[0] = {}) {
  return buildCompany({
    email: "padaria@empresa.example",
    createdAt: now,
    updatedAt: now,
    ...fields,
  });
}

export function aCandidate(id: string, fields: Parameters<typeof buildCandidate>[1] = {}) {
  return buildCandidate(id, {
    jobId: "padeiro",
    jobTitle: "Padeiro",
    company: "Mercado Araguaia",
    companyId: "padaria",
    resumePath: `resumes/${id}/1-a.pdf`,
    consent: { version: "2026-11", at: now, talentPool: true },
    stageAt: now,
    createdAt: now,
    ...fields,
  });
}
