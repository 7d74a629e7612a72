import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { runSchedule } from "../support/runSchedule.ts";
import { auth, bucket, db, newId, read, untilRead } from "./functionsSuite.ts";

/** A listed job that expires in some seconds; twice as many at each retry, for a busy machine. */
async function jobThatEndsSoon(seconds = 2): Promise<{ jobId: string; expiresAt: Date }> {
  const jobId = newId("job");
  const expiresAt = new Date(Date.now() + seconds * 1000);
  await given({
    [`jobs/${jobId}`]: buildJob({ approved: true, approvalStatus: "approved", expiresAt }),
  });
  while (Date.now() < expiresAt.getTime()) {
    if ((await read(`jobs/${jobId}`))!["listed"] === true) return { jobId, expiresAt };
    await sleep(50);
  }
  return jobThatEndsSoon(seconds * 2);
}

test("a job whose deadline has passed leaves the lists", { timeout: 90_000 }, async () => {
  const { jobId, expiresAt } = await jobThatEndsSoon();
  await sleep(Math.max(0, expiresAt.getTime() - Date.now()) + 50);
  await runSchedule("expireJobs");
  await untilRead(`jobs/${jobId}`, { listed: false, approved: true });
});

test("files of today stay, with or without an application", async () => {
  const id = `banco_${newId("uid")}`;
  const named = `resumes/${id}/1-a.pdf`;
  const orphan = `resumes/${id}/2-b.pdf`;
  for (const path of [named, orphan]) await bucket.file(path).save("%PDF-1.7\n%%EOF");
  await given({ [`candidates/${id}`]: buildCandidate(id, { resumePath: named }) });
  await runSchedule("removeOrphanUploads");
  for (const path of [named, orphan]) expect(await bucket.file(path).exists()).toEqual([true]);
});

test("a mail without a further event is sent", async () => {
  const id = newId("mail");
  const delivery = {
    state: "SUCCESS",
    attempts: 1,
    startTime: new Date(),
    endTime: new Date(),
    leaseExpireTime: null,
    error: null,
    info: null,
  };
  const message = { subject: "Olá", text: "Texto", html: "<p>Texto</p>", attachments: [] };
  await given({
    [`mail/${id}`]: {
      to: [`${id}@empresa.example`],
      replyTo: null,
      message,
      createdAt: new Date(),
      delivery,
    },
  });
  await db.doc(`mail/${id}`).update({ "delivery.state": "RETRY" });
  await runSchedule("resendMail");
  expect((await read(`mail/${id}`))!["delivery"]).toMatchObject({ state: "SUCCESS", attempts: 2 });
});

test("an anonymous account without an application is removed after a long idle time", async () => {
  const uid = newId("idle");
  const longAgo = "Thu, 01 Jan 2026 12:00:00 GMT";
  await auth.importUsers([{ uid, metadata: { creationTime: longAgo, lastSignInTime: longAgo } }]);
  await runSchedule("removeIdleApplicants");
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
});

test("an account that is not the administrator's loses the claim without logging in", async () => {
  const uid = newId("former");
  await auth.importUsers([
    { uid, email: `${uid}@pessoa.example`, emailVerified: true, customClaims: { admin: true } },
  ]);
  await runSchedule("takeStrayClaims");
  expect((await auth.getUser(uid)).customClaims?.["admin"]).toBeUndefined();
});

test("the reconciliation finishes and says so", async () => {
  await runSchedule("reconcile");
  expect(await read("serverRuns/reconcile")).toMatchObject({ outcome: "done" });
});
