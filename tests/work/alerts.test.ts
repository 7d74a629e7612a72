import { addDays } from "@vagas/functions/domain/dates";
import { mailBudgets } from "@vagas/functions/domain/mail/mailBudget";
import { beforeEach, expect, test } from "vitest";
import { answerLeaving } from "../../functions/src/triggers/alerts/leaveAlert.ts";
import { endOwnAlert, ownAlerts } from "../../functions/src/triggers/alerts/ownAlerts.ts";
import { requestAlert } from "../../functions/src/triggers/alerts/askAlert.ts";
import { eraseOwnData } from "../../functions/src/triggers/personalData/eraseOwnData.ts";
import { sendOwnDataLink } from "../../functions/src/triggers/personalData/onLinkRequested.ts";
import { purgeRecords } from "../../functions/src/triggers/personalData/purgePersonalData.ts";
import { bucket } from "../functions/functionsSuite.ts";
import { linkSecret } from "./environment.ts";
import { board, contextAt, store } from "./workBoard.ts";
import {
  monday,
  email,
  anAlert,
  alertRows,
  listedJob,
  mails,
  alerts,
  counts,
  round,
  sent,
  tokenOf,
  act,
} from "./oneAlert.ts";

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
