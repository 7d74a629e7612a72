import { addDays } from "@vagas/functions/domain/dates";
import { retention } from "@vagas/functions/domain/privacy/retention";
import { expect, test } from "vitest";
import { runSchedule } from "../support/runSchedule.ts";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { bucket, db, newId, read, until, untilRead } from "./functionsSuite.ts";

const hour = 1 / 24;
const ago = (days: number) => addDays(new Date(), -days);

type Fields = Parameters<typeof buildCandidate>[1];

/** An old application that was approved: record, file, résumé, talent-pool entry, mails. */
async function kept(jobId: string | null, fields: Fields = {}) {
  const id = `${jobId ?? "banco"}_${newId("uid")}`;
  const candidate = buildCandidate(id, {
    jobId,
    jobTitle: jobId && "Padeiro",
    createdAt: ago(400),
    ...fields,
  });
  const file = bucket.file(candidate.resumePath);
  await file.save("%PDF-1.7\n%%EOF", { contentType: "application/pdf" });
  await given({ [`candidates/${id}`]: candidate });
  await untilRead(`resumes/${id}`, { status: "pending" });
  await db.doc(`resumes/${id}`).update({ status: "approved" });
  if (candidate.consent.talentPool) await untilRead(`talentPool/${id}`, { status: "available" });
  return { id, file, candidate };
}

const withoutPool = { consent: { version: "2026-11", at: ago(400), talentPool: false } };

async function isWhole({
  id,
  file,
  candidate,
}: Awaited<ReturnType<typeof kept>>): Promise<boolean> {
  const [record, resume, entry, there] = await Promise.all([
    read(`candidates/${id}`),
    read(`resumes/${id}`),
    read(`talentPool/${id}`),
    file.exists(),
  ]);
  return (
    record !== undefined &&
    resume !== undefined &&
    there[0] &&
    (entry !== undefined || !candidate.consent.talentPool)
  );
}

async function untilGone({ id, file }: Awaited<ReturnType<typeof kept>>): Promise<void> {
  for (const path of [`candidates/${id}`, `resumes/${id}`, `talentPool/${id}`])
    await untilRead(path, null);
  await until("the file gone", async () => !(await file.exists())[0]);
  const mails = await db
    .collection("mail")
    .where("__name__", ">=", db.doc(`mail/${id}`))
    .where("__name__", "<", db.doc(`mail/${id}~`))
    .get();
  expect(mails.size).toBe(0);
}

/** A job that has been over for that many days. */
async function jobOver(days: number, fields: Parameters<typeof buildJob>[0] = {}): Promise<string> {
  const jobId = newId("job");
  await given({
    [`jobs/${jobId}`]: buildJob({
      approved: true,
      approvalStatus: "approved",
      expiresAt: ago(days),
      ...fields,
    }),
  });
  return jobId;
}

test("an application is removed 180 days after the job's deadline, and not an hour before", async () => {
  const [due, early, open] = await Promise.all([
    kept(await jobOver(retention.application + hour), withoutPool),
    kept(await jobOver(retention.application - hour), withoutPool),
    kept(await jobOver(-20), withoutPool),
  ]);
  await runSchedule("purgePersonalData");
  await untilGone(due);
  expect(await isWhole(early)).toBe(true);
  expect(await isWhole(open)).toBe(true);
});

test("a résumé of the talent bank is removed after 12 months, and not an hour before", async () => {
  const due = await kept(null, { createdAt: ago(retention.talentBank + hour) });
  const early = await kept(null, { createdAt: ago(retention.talentBank - hour) });
  await runSchedule("purgePersonalData");
  await untilGone(due);
  expect(await isWhole(early)).toBe(true);
});

test("a deleted job leaves its date, and its applications are removed 180 days after that", async () => {
  const jobId = newId("job");
  await given({ [`jobs/${jobId}`]: buildJob({ approved: true, approvalStatus: "approved" }) });
  await untilRead(`jobs/${jobId}`, { listed: true });
  const application = await kept(jobId, withoutPool);
  await db.doc(`jobs/${jobId}`).delete();
  await until("the note", async () => (await read(`jobClosures/${jobId}`)) !== undefined);
  expect(Date.now() - (await read(`jobClosures/${jobId}`))!["closedAt"].getTime()).toBeLessThan(
    60_000,
  );

  await db.doc(`jobClosures/${jobId}`).set({ closedAt: ago(retention.application - hour) });
  await runSchedule("purgePersonalData");
  expect(await isWhole(application)).toBe(true);
  await db.doc(`jobClosures/${jobId}`).set({ closedAt: ago(retention.application + hour) });
  await runSchedule("purgePersonalData");
  await untilGone(application);
});

test("an applicant who is in the talent bank stays there, and the company's copy is removed", async () => {
  const companyId = newId("company");
  await given({
    [`companies/${companyId}`]: {
      name: "Mercado",
      email: `${companyId}@empresa.example`,
      category: null,
      responsibleName: "",
      cnpj: null,
      active: true,
      createdAt: new Date(),
      updatedAt: new Date(),
    },
  });
  const jobId = await jobOver(retention.application + hour, { companyId });
  const both = await kept(jobId, { companyId, company: "Mercado Araguaia", createdAt: ago(200) });
  await runSchedule("purgePersonalData");
  expect(await isWhole(both)).toBe(true);
  expect(await read(`candidates/${both.id}`)).toMatchObject({ companyId: null, company: null });
  expect(await read(`resumes/${both.id}`)).toMatchObject({ company: null });
  const file = both.candidate.resumePath.split("/").at(-1)!.replace(/\W/g, "-");
  expect(await read(`mail/${both.id}-${file}-company`)).toBeUndefined();
});

test("old mails, expired used links and old notes are removed, younger ones stay", async () => {
  const id = newId("old");
  const mail = {
    to: [],
    replyTo: null,
    message: { subject: "x", text: "x", html: "x", attachments: [] },
    delivery: { state: "SUCCESS" },
  };
  await given({
    [`mail/${id}`]: { ...mail, createdAt: ago(retention.mail + hour) },
    [`mail/${id}-young`]: { ...mail, createdAt: ago(retention.mail - hour) },
    [`linkUses/${id}`]: { purpose: "renew", usedAt: ago(9), expiresAt: ago(hour) },
    [`linkUses/${id}-young`]: { purpose: "renew", usedAt: ago(9), expiresAt: ago(-hour) },
    [`jobClosures/${id}`]: { closedAt: ago(211) },
    [`jobClosures/${id}-young`]: { closedAt: ago(209) },
  });
  await runSchedule("purgePersonalData");
  for (const collection of ["mail", "linkUses", "jobClosures"]) {
    expect(await read(`${collection}/${id}`), collection).toBeUndefined();
    expect(await read(`${collection}/${id}-young`), collection).toBeDefined();
  }
});

test("an application of yesterday without its file is marked", async () => {
  const id = `banco_${newId("uid")}`;
  const resumePath = `resumes/${id}/1-a.pdf`;
  await bucket.file(resumePath).save("%PDF-1.7\n%%EOF", { contentType: "application/pdf" });
  await given({
    [`candidates/${id}`]: buildCandidate(id, { resumePath, createdAt: ago(1 + hour) }),
  });
  await untilRead(`resumes/${id}`, { status: "pending" });
  await bucket.file(resumePath).delete();
  await runSchedule("removeOrphanUploads");
  await untilRead(`candidates/${id}`, { resumeMissing: true });
});
