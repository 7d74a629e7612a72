import { type Alert, newAlert } from "@vagas/functions/domain/alert/alert";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import type { Mail } from "@vagas/functions/domain/mail/mail";
import { mailBudgets } from "@vagas/functions/domain/mail/mailBudget";
import { beforeEach, expect, test } from "vitest";
import { leave, answerLeaving } from "../../functions/src/triggers/alerts/leaveAlert.ts";
import { actOnAlert } from "../../functions/src/triggers/alerts/followAlert.ts";
import { endOwnAlert, ownAlerts } from "../../functions/src/triggers/alerts/ownAlerts.ts";
import { requestAlert } from "../../functions/src/triggers/alerts/askAlert.ts";
import { sendNews } from "../../functions/src/triggers/alerts/sendAlerts.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { deliverMail } from "../../functions/src/triggers/mail/deliverMail.ts";
import { eraseOwnData } from "../../functions/src/triggers/personalData/eraseOwnData.ts";
import { sendOwnDataLink } from "../../functions/src/triggers/personalData/onLinkRequested.ts";
import { purgeRecords } from "../../functions/src/triggers/personalData/purgePersonalData.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { countCharges } from "../support/countCharges.ts";
import { linkSecret } from "./environment.ts";
import { board, contextAt, many, store } from "./workBoard.ts";

// A Monday at 07:00 in the town.
const monday = new Date("2026-11-23T11:00:00Z");
const email = "ana@correio.example";

function anAlert(id: string, fields: Partial<Alert> = {}): Alert {
  return {
    ...newAlert({ id, email, list: "", every: "day", leaveToken: `sair-${id}` }, monday),
    confirmedAt: monday,
    toldUntil: addDays(monday, -1),
    dueAt: monday,
    askAt: addDays(monday, 365),
    expiresAt: null,
    ...fields,
  };
}

const stored = ({ id: _id, ...alert }: Alert) => alert;
const alertRows = (...alerts: Alert[]) =>
  Object.fromEntries(alerts.map((alert) => [`alerts/${alert.id}`, stored(alert)]));

/** A job that was first listed yesterday at noon, and again since, with its note. */
function listedJob(id: string, at = addMinutes(monday, -20 * 60)): Record<string, object> {
  const job = aJob({ ...approved, listed: true, expiresAt: addDays(monday, 20) });
  return {
    [`jobs/${id}`]: { ...job, searchTerms: jobSearchTerms(job) },
    [`publishedJobs/${id}`]: { type: "Comércio", at: monday, firstAt: at },
  };
}

const mails = async () =>
  (await store.mail.get()).docs.map((row) => ({ id: row.id, ...row.data() }));
const told = async () => (await mails()).map(({ aboutJobs = [] }) => aboutJobs.map(({ id }) => id));
const alerts = async () => (await store.alerts.get()).docs.map((row) => row.data());
const counts = async () => (await store.alertCounts.doc("2026-11").get()).data();
const round = (at = monday, most = 300) => sendNews(contextAt(at), most);
const sent: Mail[] = [];
const deliver = (id: string, error?: object) =>
  deliverMail(
    contextAt(addMinutes(monday, 5)),
    id,
    async (mail) => {
      if (error) throw Object.assign(new Error(), error);
      sent.push(mail);
      return { messageId: "m", refused: 0 };
    },
    () => monday,
  );
/** The token behind a page's address in the only mail. */
const tokenOf = (mail: { message: { text: string } }) =>
  /#(?:sim\.)?(\S+)/.exec(mail.message.text)![1]!;
const act = (request: Parameters<typeof actOnAlert>[2], at = monday) =>
  actOnAlert(contextAt(at), linkSecret, request);

beforeEach(async () => {
  sent.length = 0;
  await board({});
});

test("a request is confirmed by its link, and from then on tells the jobs listed since the request", async () => {
  const wanted = { email, list: "local=Confresa", every: "day" } as const;
  expect(await requestAlert(contextAt(monday), "10.0.0.1, 9.9.9.9", wanted)).toEqual({
    state: "sent",
  });
  const [asked] = await mails();
  const token = tokenOf(asked!);
  expect(await act({ act: "look", token })).toMatchObject({ state: "open", purpose: "alert" });
  expect((await alerts())[0]!.confirmedAt).toBeNull();
  const later = addDays(monday, 2);
  expect(await act({ act: "confirm", token }, later)).toMatchObject({ state: "confirmed" });
  expect(await act({ act: "confirm", token }, later)).toMatchObject({ state: "confirmed" });
  expect((await alerts())[0]).toMatchObject({
    confirmedAt: later,
    toldUntil: monday,
    dueAt: addDays(monday, 3),
  });
  expect((await store.confirmedAddresses.get()).size).toBe(1);
  expect(await act({ act: "look", token: `${token}x` })).toEqual({ state: "forged" });
  expect(await act({ act: "look", token }, addDays(monday, 8))).toEqual({ state: "expired" });
});

test("an unconfirmed address gets two requests in a week, and the answer does not say so", async () => {
  const ask = (list: string) =>
    requestAlert(contextAt(monday), "10.0.0.1, 9.9.9.9", { email, list, every: "week" });
  for (const list of ["", "local=Confresa", "urgentes=1"])
    expect(await ask(list)).toEqual({ state: "sent" });
  expect([(await mails()).length, (await alerts()).length]).toEqual([2, 2]);
  for (let i = 3; i < mailBudgets.alertCaller.most; i++) await ask("");
  expect(await ask("")).toEqual({ state: "tooMany" });
});

test("an address has five alerts; one of the same list is replaced, and goes on where that was", async () => {
  const others = ["1", "2", "3", "4"].map((id) => anAlert(`a${id}`, { list: `minimo=${id}000` }));
  const old = anAlert("antigo", { list: "busca=Caixa", toldUntil: addDays(monday, -3) });
  const fresh = { confirmedAt: null, toldUntil: null, dueAt: null, askAt: null } as const;
  const same = anAlert("novo", { list: "busca=caixa", every: "week", ...fresh });
  const sixth = anAlert("sexto", { list: "local=Luciara", ...fresh });
  await board(alertRows(...others, old, same, sixth));
  const confirm = (subject: string) => {
    const claims = {
      purpose: "alert",
      subject,
      of: 1,
      expires: addDays(monday, 1).getTime(),
    } as const;
    return act({ act: "confirm", token: contextAt().sign(claims) });
  };
  expect(await confirm("sexto")).toEqual({ state: "full" });
  expect(await confirm("novo")).toMatchObject({ state: "confirmed", alert: { every: "week" } });
  const rows = new Map((await alerts()).map((alert) => [alert.id, alert]));
  expect(rows.has("antigo")).toBe(false);
  expect(rows.get("novo")!.toldUntil).toEqual(addDays(monday, -3));
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
  // behind, and the end of both lists. A mail is written with its alert, and the number of alerts at the end.
  const others = 6;
  expect(await costOf(120, 12, 1_000)).toEqual({
    mails: 30,
    silent: 90,
    isFull: false,
    read: others + 120 + 2 * 12,
    written: 2 * 30 + 90 + 1,
  });
  expect(await costOf(120, 24, 1_000)).toMatchObject({ read: others + 120 + 2 * 24 });
});

test("a round whose mails are written reads no further page of alerts, and the next one that day no jobs", async () => {
  const first = await costOf(120, 12, 10);
  expect(first).toMatchObject({ mails: 10, isFull: true, read: 5 + 100 + 2 * 12 });
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

test("a POST leaves an alert whatever it contains; a GET leads to a page, and changes nothing", async () => {
  await board(alertRows(anAlert("a")));
  const ask = (method: string) =>
    answerLeaving(() => contextAt(monday), method, "/avisos/sair?sair-a=");
  expect(await ask("GET")).toMatchObject({
    status: 302,
    headers: { Location: "/avisos/saida#sair-a", "Cache-Control": "no-store" },
  });
  expect(await ask("HEAD")).toMatchObject({ status: 302 });
  expect(await ask("DELETE")).toMatchObject({ status: 405 });
  expect(await alerts()).toHaveLength(1);
  expect(await ask("POST")).toMatchObject({ status: 200 });
  expect(await ask("POST")).toMatchObject({ status: 200 });
  expect([await alerts(), await counts()]).toEqual([[], { left: 1 }]);
});

test("why somebody left, and whether a mail helped, is counted once, without who", async () => {
  await board({ ...alertRows(anAlert("a")), ...listedJob("vaga") });
  await round();
  const token = tokenOf((await mails())[0]!);
  expect(await act({ act: "look", token })).toEqual({ state: "question" });
  expect(await act({ act: "answer", token, helped: false })).toEqual({ state: "counted" });
  expect(await act({ act: "answer", token, helped: true })).toEqual({ state: "used" });
  expect(await act({ act: "confirm", token })).toEqual({ state: "forged" });
  expect(await act({ act: "lookLeaving", leave: "sair-a" })).toMatchObject({ state: "open" });
  const left = await act({ act: "leave", leave: "sair-a" });
  const why = left.state === "left" ? left.why : "";
  expect(await act({ act: "tellWhy", token: why, reason: "hiredHere" })).toEqual({
    state: "counted",
  });
  expect(await act({ act: "tellWhy", token: why, reason: "other" })).toEqual({ state: "used" });
  expect(await act({ act: "leave", leave: "sair-a" })).toEqual({ state: "gone" });
  expect(await counts()).toEqual({ confirmed: 1, notHelped: 1, left: 1, hiredHere: 1 });
  const uses = (await store.linkUses.get()).docs.map((row) => JSON.stringify(row.data()));
  expect(uses.join()).not.toMatch(/aviso|ana@/);
});

test("after a year an alert ends, unless its address says yes within a month", async () => {
  await board(alertRows(anAlert("a", { askAt: monday, dueAt: addDays(monday, 400) })));
  await round();
  await round();
  const [question, ...others] = await mails();
  expect(others).toEqual([]);
  expect((await alerts())[0]).toMatchObject({ askAt: null, expiresAt: addDays(monday, 30) });
  const yes = { act: "confirm", token: tokenOf(question!) } as const;
  expect(await act(yes, addDays(monday, 29))).toMatchObject({ state: "kept" });
  await purgeRecords(contextAt(addDays(monday, 31)));
  expect((await alerts())[0]).toMatchObject({ askAt: addDays(monday, 29 + 365), expiresAt: null });
});

test("what nobody confirms or keeps is removed at its term, and an alert's mail sooner than others", async () => {
  await board({
    ...alertRows(
      anAlert("pedido", { confirmedAt: null, dueAt: null, expiresAt: addDays(monday, 7) }),
      anAlert("antigo", { askAt: null, expiresAt: addDays(monday, 30) }),
      anAlert("vivo"),
    ),
    ...listedJob("vaga"),
  });
  await round();
  const left = async () => (await alerts()).map(({ id }) => id);
  await purgeRecords(contextAt(addDays(monday, 6)));
  expect(await left()).toEqual(["antigo", "pedido", "vivo"]);
  await purgeRecords(contextAt(addDays(monday, 7)));
  expect(await left()).toEqual(["antigo", "vivo"]);
  expect((await mails()).length).toBeGreaterThan(0);
  await purgeRecords(contextAt(addDays(monday, 30)));
  expect([await left(), await mails()]).toEqual([["vivo"], []]);
});

test("an address sees its alerts in its data, leaves them there, and an erasure ends them", async () => {
  const other = anAlert("deoutra", { email: "bia@correio.example" });
  await board({ ...alertRows(anAlert("a", { list: "urgentes=1" }), other), ...listedJob("vaga") });
  await round();
  await store.linkRequests.doc("pedido").set({ email, expiresAt: addDays(monday, 1) });
  await sendOwnDataLink(contextAt(monday), linkSecret, "pedido");
  expect((await store.mail.doc("own-data-pedido").get()).exists).toBe(true);
  expect(await ownAlerts(contextAt(monday), email)).toEqual([
    { id: "a", list: "urgentes=1", every: "day", confirmed: true, askedAt: monday.getTime() },
  ]);
  await endOwnAlert(contextAt(monday), email, "deoutra");
  expect(await alerts()).toHaveLength(2);
  await eraseOwnData(contextAt(monday), bucket, { by: "email", value: email });
  expect((await alerts()).map(({ id }) => id)).toEqual(["deoutra"]);
  expect((await mails()).map(({ to }) => to)).toEqual([["bia@correio.example"]]);
  await endOwnAlert(contextAt(monday), "bia@correio.example", "deoutra");
  expect(await alerts()).toEqual([]);
});
