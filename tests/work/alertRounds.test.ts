import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { leave } from "../../functions/src/triggers/alerts/leaveAlert.ts";
import { sendNews } from "../../functions/src/triggers/alerts/sendAlerts.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { countCharges } from "../support/countCharges.ts";
import { board, contextAt, many, store } from "./workBoard.ts";
import {
  monday,
  anAlert,
  stored,
  alertRows,
  listedJob,
  mails,
  told,
  alerts,
  counts,
  round,
  sent,
  deliver,
} from "./oneAlert.ts";

beforeEach(async () => {
  sent.length = 0;
  await board({});
});

test("a round mails what is new once, also if it is repeated, runs twice at once or was interrupted", async () => {
  await board({
    ...alertRows(
      anAlert("diario"),
      anAlert("outro", { list: "local=Luciara" }),
      anAlert("semanal", { every: "week", dueAt: addDays(monday, 7) }),
    ),
    ...listedJob("a"),
    ...listedJob("b", addMinutes(monday, -61)),
    // Just listed, listed before the alert, and before its first listing was noted.
    ...listedJob("c", addMinutes(monday, -59)),
    ...listedJob("d", addDays(monday, -2)),
    "publishedJobs/e": { type: "Comércio", at: addMinutes(monday, -100) },
  });
  await Promise.all([round(), round()]);
  expect(await told()).toEqual([["a", "b"]]);
  await round();
  expect(await told()).toEqual([["a", "b"]]);
  const rows = new Map((await alerts()).map((alert) => [alert.id, alert]));
  for (const id of ["diario", "outro"])
    expect(rows.get(id)).toMatchObject({
      toldUntil: addMinutes(monday, -60),
      dueAt: addDays(monday, 1),
    });
  await round(addDays(monday, 1));
  expect((await told()).flat().sort()).toEqual(["a", "b", "c"]);
  expect(await counts()).toEqual({ confirmed: 3 });
});

test("a round writes as many mails as the day has room for, and the rest first the next day", async () => {
  const waiting = ["a", "b", "c", "d", "e"].map((id, i) =>
    anAlert(id, { dueAt: addMinutes(monday, i - 10) }),
  );
  await board({ ...alertRows(...waiting), ...listedJob("vaga") });
  expect(await round(monday, 2)).toMatchObject({ mails: 2, isFull: true });
  expect(await round(monday, 2)).toMatchObject({ mails: 0, isFull: true });
  const toldAlerts = async () => (await mails()).map(({ alert }) => alert!.id).sort();
  expect(await toldAlerts()).toEqual(["a", "b"]);
  await round(addDays(monday, 1), 2);
  expect(await toldAlerts()).toEqual(["a", "b", "c", "d"]);
});

test("thousands of new alerts delay none of those confirmed longest ago, and none waits forever", async () => {
  const old = ["z1", "z2"].map((id) => anAlert(id, { confirmedAt: addDays(monday, -30) }));
  const strangers = Array.from({ length: 6 }, (_, i) => anAlert(`a${i}`));
  await board({ ...alertRows(...old, ...strangers) });
  const mornings: string[][] = [];
  for (let day = 0; day < 3; day++) {
    const at = addDays(monday, day);
    const before = (await mails()).map(({ id }) => id);
    await given(listedJob(`v${day}`, addMinutes(at, -120)));
    await round(at, 4);
    const written = (await mails()).filter(({ id }) => !before.includes(id));
    mornings.push(written.map(({ alert }) => alert!.id).sort());
  }
  expect(mornings).toEqual([
    ["a0", "a1", "z1", "z2"],
    ["a2", "a3", "z1", "z2"],
    ["a4", "a5", "z1", "z2"],
  ]);
});

const charges = countCharges(db);

/** What a round costs with these alerts, of which one in four has something to tell. */
async function costOf(alertsDue: number, newJobs: number, most: number) {
  await board({});
  await many(alertsDue, (i) => [
    `alerts/a${i}`,
    stored(anAlert(`a${i}`, { list: i % 4 ? "local=Luciara" : "" })),
  ]);
  const rows = Array.from({ length: newJobs }, (_, i) => Object.entries(listedJob(`v${i}`))).flat();
  await many(rows.length, (i) => rows[i]!);
  Object.assign(charges, { read: 0, written: 0 });
  const run = await round(monday, most);
  return { ...run, ...charges };
}

test("a round reads each alert that is due once, and each new job once, with its note", async () => {
  // Besides them: the mails of the day and the alerts, counted, those to ask after a year, the one that is furthest
  // behind, and the end of the list of jobs and of the alerts in either order. A mail is written with its alert, and the
  // number of alerts at the end.
  const others = 7;
  expect(await costOf(120, 12, 1_000)).toEqual({
    mails: 30,
    silent: 90,
    isFull: false,
    read: others + 120 + 2 * 12,
    written: 2 * 30 + 90 + 1,
  });
  expect(await costOf(120, 24, 1_000)).toMatchObject({ read: others + 120 + 2 * 24 });
});

test("a round whose mails are written reads no further page of alerts in either order, and the next one that day no jobs", async () => {
  const first = await costOf(120, 12, 10);
  expect(first).toMatchObject({ mails: 10, isFull: true, read: 5 + 2 * 100 + 2 * 12 });
  Object.assign(charges, { read: 0, written: 0 });
  await round(monday, 10);
  const stillDue = 120 - first.mails - first.silent;
  expect(charges.read).toBe(1 + Math.min(100, stillDue) + 1);
});

test("a job that is approved late is told, and not again when it changes, leaves the site and comes back", async () => {
  const posted = addDays(monday, -5);
  await board({
    "companies/padaria": aCompany(),
    "jobs/vaga": aJob({ postedAt: posted, expiresAt: addDays(monday, 20) }),
    ...alertRows(anAlert("a")),
  });
  const reconcileAt = (at: Date) => reconcileJob(contextAt(at), "vaga");
  await reconcileAt(posted);
  await db.doc("jobApprovals/vaga").update({ status: "approved" });
  await reconcileAt(addMinutes(monday, -120));
  await round();
  expect((await told()).flat()).toEqual(["vaga"]);

  const later = addMinutes(monday, 300);
  for (const fields of [
    { paused: true },
    { paused: false, title: "Padeiro chefe", expiresAt: addDays(monday, 40), updatedAt: later },
  ]) {
    await db.doc("jobs/vaga").update(fields);
    await reconcileAt(later);
  }
  expect((await store.publishedJobs.doc("vaga").get()).data()).toMatchObject({ at: later });
  await round(addDays(monday, 1));
  expect((await told()).flat()).toEqual(["vaga"]);
});

test.each([
  ["is undone at once is told after", 5, ["papel"]],
  ["is undone when people may know of it is not told again by", 31, []],
])("an imported job whose approval %s the next approval", async (_when, minutes, jobs) => {
  const first = addDays(monday, -3);
  const approve = () =>
    given({
      "jobs/papel": aJob({ ...approved, companyId: null, expiresAt: addDays(monday, 20) }),
    });
  const reconcileAt = (at: Date) => reconcileJob(contextAt(at), "papel");
  await board({ ...alertRows(anAlert("a")) });
  await approve();
  await reconcileAt(first);
  // The page returns it to the queue.
  await db.doc("jobs/papel").delete();
  await reconcileAt(addMinutes(first, minutes));
  await approve();
  await reconcileAt(addMinutes(monday, -120));
  await round();
  expect((await told()).flat()).toEqual(jobs);
});

test.each([
  ["whose deadline passes", { expiresAt: addMinutes(monday, 5) }],
  ["that leaves the site", { listed: false }],
  ["that is filled", { filled: true }],
])("a job %s between writing and sending is left out", async (_which, fields) => {
  await board({ ...alertRows(anAlert("a")), ...listedJob("fica"), ...listedJob("acaba") });
  await round();
  const { id } = (await mails())[0]!;
  await db.doc("jobs/acaba").update(fields);
  expect(await deliver(id)).toBe("SUCCESS");
  expect(sent[0]!.message.text).toContain("/vagas/fica");
  expect(sent[0]!.message.text).not.toContain("/vagas/acaba");
});

test("who leaves while a round runs gets no mail", async () => {
  await board({ ...alertRows(anAlert("a"), anAlert("b")), ...listedJob("vaga") });
  const context = contextAt(monday);
  const batch = () => {
    const written = db.batch();
    const commit = written.commit.bind(written);
    written.commit = async () => {
      await leave(context, "sair-b");
      return commit();
    };
    return written;
  };
  const firestore = Object.create(db, { batch: { value: batch } }) as typeof db;
  await sendNews({ ...context, store: { ...store, firestore } }, 300);
  expect((await mails()).map(({ alert }) => alert!.id)).toEqual(["a"]);
  expect((await alerts()).map(({ id }) => id)).toEqual(["a"]);
});

test("an alert that does not fit its schema stops no other", async () => {
  await board({
    ...alertRows(anAlert("bom")),
    "alerts/torto": { dueAt: addMinutes(monday, -5), toldUntil: addDays(monday, -1), email: 3 },
    ...listedJob("vaga"),
  });
  await round();
  expect(await told()).toEqual([["vaga"]]);
  expect((await store.stuckWork.get()).docs[0]!.data()).toMatchObject({ documentId: "torto" });
});

test("between writing and sending, nothing goes to who has left", async () => {
  await board({ ...alertRows(anAlert("a")), ...listedJob("fica") });
  await round();
  const { id } = (await mails())[0]!;
  await leave(contextAt(monday), "sair-a");
  expect(await deliver(id)).toBeNull();
  expect([sent, await mails(), await alerts()]).toEqual([[], [], []]);
});

test("a mailbox that does not exist ends its alerts; a full one, or a refusal for an unknown reason, does not", async () => {
  const other = anAlert("deoutra", { email: "bia@correio.example", dueAt: addDays(monday, 1) });
  const second = anAlert("segundo", { dueAt: addDays(monday, 1) });
  await board({ ...alertRows(anAlert("a"), second, other), ...listedJob("vaga") });
  await round();
  const { id } = (await mails())[0]!;
  const refused = { command: "RCPT TO", responseCode: 552, message: "552 5.2.2 mailbox full" };
  await expect(deliver(id, refused)).rejects.toThrow("could not be sent");
  expect(await alerts()).toHaveLength(3);
  const blocked = { command: "RCPT TO", responseCode: 550, message: "550 blocked by policy" };
  expect(await deliver(id, blocked)).toBe("ERROR");
  expect(await alerts()).toHaveLength(3);
  await db.doc(`mail/${id}`).update({ delivery: null });
  const gone = { command: "RCPT TO", responseCode: 550, message: "550 5.1.1 no such user" };
  expect(await deliver(id, gone)).toBeNull();
  expect((await alerts()).map((alert) => alert.id)).toEqual(["deoutra"]);
  expect(await mails()).toEqual([]);
});
