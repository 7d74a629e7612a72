import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import type { SiteHealth } from "@vagas/functions/domain/health/siteHealth";
import { yearWithoutWage } from "@vagas/functions/domain/testing/yearWithoutWage";
import { expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { attempt } from "../../functions/src/triggers/handle.ts";
import { mailHealth } from "../../functions/src/triggers/health/mailHealth.ts";
import { readHealth } from "../../functions/src/triggers/health/readHealth.ts";
import { retry } from "../../functions/src/triggers/health/readSiteHealth.ts";
import { giveUpMail, sendMailAgain } from "../../functions/src/triggers/health/tendMail.ts";
import { sendWaiting } from "../../functions/src/triggers/mail/resendMail.ts";
import { stuckId } from "../../functions/src/triggers/noteStuck.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { auth, db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, store } from "./workBoard.ts";
import { adminEmail, linkSecret } from "./environment.ts";
import { runs } from "./runs.ts";

const tried = {
  state: "ERROR",
  attempts: 1,
  startTime: addDays(now, -9),
  endTime: addDays(now, -9),
  leaseExpireTime: null,
  error: "550 ana@pessoa.example",
  info: null,
};
const mail = (delivery: object | null, fields: object = {}) => ({
  to: ["ana@pessoa.example"],
  replyTo: null,
  message: { subject: "Olá", text: "segredo", html: "segredo", attachments: [] },
  createdAt: addDays(now, -9),
  delivery: delivery && { ...tried, ...delivery },
  ...fields,
});
const deliveryOf = async (id: string) => (await store.mail.doc(id).get()).data()!.delivery!;
const sent: string[] = [];
const post = (id: string) => {
  sent.push(id);
  return Promise.resolve({ messageId: id, refused: 0 });
};

test("failed, waiting and doubtful mails are listed without their text, others are not", async () => {
  await board({
    "mail/failed": mail({}),
    "mail/retried": mail({ state: "RETRY" }, { goodUntil: now }),
    "mail/untried": mail(null),
    "mail/doubtful": mail({ state: "DOUBTFUL", doubts: 3, retryTime: null }),
    "mail/sent": mail({ state: "SUCCESS" }),
    "mail/new": mail(null, { createdAt: addMinutes(now, -1) }),
    "mail/later": mail(null, { notBefore: addDays(now, 1) }),
    "mail/set-aside": mail({ givenUpAt: now }),
    "mail/unfit": { to: 7, delivery: null },
  });
  const health = await readHealth(contextAt());
  const states = health.mails.map(({ id, state, outdated }) => [id, [state, outdated]]);
  expect(Object.fromEntries(states)).toEqual({
    doubtful: ["doubtful", false],
    failed: ["failed", false],
    retried: ["waiting", true],
    unfit: ["waiting", false],
    untried: ["waiting", false],
  });
  expect(JSON.stringify(health)).not.toMatch(/segredo/);
});

test("a mail marked for another attempt goes with the next round, a doubtful one too", async () => {
  await board({
    "mail/failed": mail({}),
    "mail/doubtful": mail({ state: "DOUBTFUL", doubts: 3, retryTime: null }),
  });
  for (const id of ["failed", "doubtful"])
    expect(await sendMailAgain(contextAt(), id)).toBe("done");
  // It is as if it had just been written, so that it is not late.
  const { mails } = await readHealth(contextAt());
  expect(mails.map(({ state, dueAt }) => [state, dueAt])).toEqual(
    mails.map(() => ["waiting", now.getTime()]),
  );
  expect(await sendWaiting(contextAt, post)).toEqual({ sent: 2, failed: 0 });
  expect((await readHealth(contextAt())).mails).toEqual([]);
});

test("a doubtful mail that rests until its next try is due then", async () => {
  const next = addDays(now, 1);
  await board({ "mail/doubtful": mail({ state: "DOUBTFUL", doubts: 2, retryTime: next }) });
  expect((await readHealth(contextAt())).mails).toMatchObject([
    { state: "waiting", dueAt: next.getTime() },
  ]);
});

test("a mail that was given up is neither sent nor shown, and stays doubtful if it may have arrived", async () => {
  await board({
    "mail/retried": mail({ state: "RETRY" }),
    "mail/untried": mail(null),
    "mail/doubtful": mail({ state: "DOUBTFUL", doubts: 1, retryTime: now }),
  });
  for (const id of ["retried", "untried", "doubtful"])
    expect(await giveUpMail(contextAt(), id)).toBe("done");
  expect(await sendWaiting(contextAt, post)).toEqual({ sent: 0, failed: 0 });
  expect((await readHealth(contextAt())).mails).toEqual([]);
  expect((await deliveryOf("untried")).state).toBe("ERROR");
  expect((await deliveryOf("doubtful")).state).toBe("DOUBTFUL");
});

test("a mail on its way, a delivered one and a late one are not sent again", async () => {
  const lease = { state: "PROCESSING", leaseExpireTime: addMinutes(now, 5) };
  await board({
    "mail/sending": mail(lease),
    "mail/sent": mail({ state: "SUCCESS" }),
    "mail/late": mail({}, { goodUntil: now }),
  });
  expect(await sendMailAgain(contextAt(), "sending")).toBe("busy");
  expect(await giveUpMail(contextAt(), "sending")).toBe("busy");
  expect(await sendMailAgain(contextAt(), "sent")).toBe("gone");
  expect(await sendMailAgain(contextAt(), "nowhere")).toBe("gone");
  expect(await sendMailAgain(contextAt(), "late")).toBe("outdated");
  expect((await deliveryOf("sending")).state).toBe("PROCESSING");
});

const malformed = () => Promise.reject(Object.assign(new Error("refused"), { code: 3 }));

test("stuck work is done on the document as it stands, and its note is removed", async () => {
  await board({
    "companies/padaria": aCompany(),
    "jobs/padeiro": { ...aJob({ ...approved, listed: false }), title: 7 },
  });
  const id = stuckId("onJobWritten", "padeiro");
  await attempt(contextAt(), "onJobWritten", "padeiro", malformed);
  expect(await retry(contextAt(), id, linkSecret)).toBe("stuck");
  expect((await readHealth(contextAt())).stuck).toMatchObject([
    { id, reason: "does not fit its schema: title", times: 2 },
  ]);
  await db.doc("jobs/padeiro").update({ title: "Padeiro" });
  expect(await retry(contextAt(), id, linkSecret)).toBe("done");
  expect((await documentsOf("jobs/"))["jobs/padeiro"]).toMatchObject({ listed: true });
  expect((await readHealth(contextAt())).stuck).toEqual([]);
  expect(await retry(contextAt(), id, linkSecret)).toBe("gone");
});

test("stuck work of a round is left to the round", async () => {
  await board({});
  await attempt(contextAt(), "purgePersonalData", "caixa_ana", malformed);
  expect(await retry(contextAt(), stuckId("purgePersonalData", "caixa_ana"), linkSecret)).toBe(
    "byItself",
  );
  expect((await readHealth(contextAt())).stuck).toHaveLength(1);
});

test("every function with an event trigger is retried by its own work", async () => {
  const { retriedWork } = await import("../../functions/src/triggers/health/retryWork.ts");
  const withoutNotes = ["onUserCreated", "onUserDeleted"];
  const events = Object.keys(functions).filter(
    (name) => name.startsWith("on") && !withoutNotes.includes(name),
  );
  expect(Object.keys(retriedWork)).toEqual(expect.arrayContaining(events));
});

test("only the administrator reads the site's health or changes anything", async () => {
  await board({ "mail/failed": mail({}) });
  await auth.importUsers([
    { uid: "admin", email: adminEmail, emailVerified: true, customClaims: { admin: true } },
    { uid: "company", email: "padaria@empresa.example", emailVerified: true },
  ]);
  const ask = (uid: string | null, data: object) =>
    runs(functions.siteHealth, {
      ...(uid === null ? {} : { auth: { uid, token: { admin: uid === "admin" } } }),
      data,
    });
  for (const uid of [null, "company"])
    for (const data of [{ act: "read" }, { act: "giveUpMail", id: "failed" }])
      await expect(ask(uid, data)).rejects.toMatchObject({ code: "permission-denied" });
  expect((await deliveryOf("failed")).givenUpAt).toBeUndefined();
  const read = (await ask("admin", { act: "read" })) as SiteHealth;
  expect(read.mails).toMatchObject([{ id: "failed" }]);
  await expect(ask("admin", { act: "read", id: "x" })).rejects.toMatchObject({
    code: "invalid-argument",
  });
  for (const id of ["", "a/b", 7])
    await expect(ask("admin", { act: "sendMail", id })).rejects.toMatchObject({
      code: "invalid-argument",
    });
  expect(await ask("admin", { act: "giveUpMail", id: "failed" })).toEqual({ outcome: "done" });
});

test("the administrator is mailed once a day while something is red, and once when all is green", async () => {
  await board({});
  const told = async () =>
    Object.values(await documentsOf("mail/health-")).map(
      (one) => (one as { message: { subject: string } }).message.subject,
    );
  const allRan = async (at: Date) => {
    const { schedules } = await import("@vagas/functions/domain/health/schedules");
    for (const name of Object.keys(schedules))
      await store.serverRuns
        .doc(name)
        .set({ startedAt: at, endedAt: at, outcome: "done", nextAt: addDays(at, 1) });
  };
  await mailHealth(contextAt(), adminEmail);
  expect(await told()).toEqual([]);
  await allRan(now);
  await mailHealth(contextAt(), adminEmail);
  expect(await told()).toEqual([]);

  await attempt(contextAt(), "onJobWritten", "padeiro", malformed);
  await mailHealth(contextAt(), adminEmail);
  await mailHealth(contextAt(addMinutes(now, 1)), adminEmail);
  expect(await told()).toEqual(["O site precisa de você"]);

  await sendWaiting(() => contextAt(addMinutes(now, 20)), post);

  const next = addDays(now, 1);
  await allRan(next);
  await store.stuckWork.doc(stuckId("onJobWritten", "padeiro")).delete();
  await mailHealth(contextAt(next), adminEmail);
  await sendWaiting(() => contextAt(addMinutes(next, 20)), post);
  await allRan(addDays(now, 2));
  await mailHealth(contextAt(addDays(now, 2)), adminEmail);
  expect((await told()).sort()).toEqual(["O site está bem de novo", "O site precisa de você"]);
});

test("the administrator is mailed in the first days of a year whose minimum wage the list lacks", async () => {
  const year = yearWithoutWage;
  await board({});
  await mailHealth(contextAt(new Date(`${year - 1}-12-31T10:00:00Z`)), adminEmail);
  await mailHealth(contextAt(new Date(`${year}-01-06T10:00:00Z`)), adminEmail);
  expect(
    await store.mail
      .count()
      .get()
      .then((mails) => mails.data().count),
  ).toBe(0);
  await mailHealth(contextAt(new Date(`${year}-01-01T10:00:00Z`)), adminEmail);
  const mails = await store.mail.get();
  expect(mails.docs.map((row) => row.data().message.text)).toEqual([
    expect.stringContaining(`A lista do salário mínimo ainda não tem o valor de ${year}.`),
  ]);
});
