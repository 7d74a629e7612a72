import { expect, test } from "vitest";
import { anEdit } from "../faults/events.ts";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { db, newId, read, untilRead } from "./functionsSuite.ts";

test("an approved edit becomes its job's text, and undoing it restores the old text", async () => {
  const [jobId, companyId] = [newId("job"), newId("company")];
  const email = `${companyId}@empresa.example`;
  await given({
    [`companies/${companyId}`]: buildCompany({ email }),
    [`jobs/${jobId}`]: buildJob({ companyId, approved: true, approvalStatus: "approved" }),
  });
  await untilRead(`jobs/${jobId}`, { listed: true });
  const now = new Date();
  await given({ [`jobEdits/${jobId}`]: anEdit({ companyId, createdAt: now, updatedAt: now }) });
  await untilRead(`jobEdits/${jobId}`, { open: true });

  const decide = (status: string, at = new Date()) =>
    db.doc(`jobEdits/${jobId}`).update({ status, decidedRevision: 1, updatedAt: at });
  const decidedAt = new Date();
  await decide("approved", decidedAt);
  await untilRead(`jobs/${jobId}`, { title: "Padeiro da noite", revision: 2, listed: true });
  const mail = `mail/${jobId}-edit-1-approved-${decidedAt.getTime()}`;
  expect(await read(mail)).toMatchObject({ to: [email] });

  await decide("pending");
  await untilRead(`jobs/${jobId}`, { title: "Vendedor de balcão", revision: 3, listed: true });
  expect(await read(mail)).toBeUndefined();
});

test("an edit goes with its job", async () => {
  const [jobId, companyId] = [newId("job"), newId("company")];
  await given({
    [`companies/${companyId}`]: buildCompany(),
    [`jobs/${jobId}`]: buildJob({ companyId, approved: true, approvalStatus: "approved" }),
  });
  const now = new Date();
  await given({ [`jobEdits/${jobId}`]: anEdit({ companyId, createdAt: now, updatedAt: now }) });
  await untilRead(`jobEdits/${jobId}`, { open: true });
  await db.doc(`jobs/${jobId}`).delete();
  await untilRead(`jobEdits/${jobId}`, null);
});
