import { type DeviceAlert, newDeviceAlert } from "@vagas/functions/domain/alert/deviceAlert";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { mailBudgets } from "@vagas/functions/domain/mail/mailBudget";
import type { Push } from "@vagas/functions/domain/alert/push";
import { beforeEach, expect, test } from "vitest";
import { actOnDeviceAlert } from "../../functions/src/triggers/alerts/tendDeviceAlerts.ts";
import { sendPushes } from "../../functions/src/triggers/alerts/sendPushes.ts";
import { purgeRecords } from "../../functions/src/triggers/personalData/purgePersonalData.ts";
import { aJob, approved } from "../faults/events.ts";
import { board, contextAt, store } from "./workBoard.ts";

// A Monday at 07:00 in the town.
const monday = new Date("2026-11-23T11:00:00Z");
const device = "cAbCdEfGhIjKlMnOpQrStU";
const other = "dAbCdEfGhIjKlMnOpQrStU";

function alertRow(id: string, fields: Partial<DeviceAlert> = {}): Record<string, object> {
  const asked = { id, device, list: "", every: "day", secret: `s-${id}` } as const;
  const { id: _id, ...row } = {
    ...newDeviceAlert(asked, null, addDays(monday, -1)),
    dueAt: monday,
    ...fields,
  };
  return { [`deviceAlerts/${id}`]: row };
}

/** A job that was listed yesterday at noon, and its note. */
function listedJob(id: string, at = addMinutes(monday, -20 * 60)): Record<string, object> {
  const job = aJob({ ...approved, listed: true, expiresAt: addDays(monday, 20) });
  return {
    [`jobs/${id}`]: { ...job, searchTerms: jobSearchTerms(job) },
    [`publishedJobs/${id}`]: { type: "Comércio", at, firstAt: at },
  };
}

const rows = async () => (await store.deviceAlerts.get()).docs.map((row) => row.data());
const ids = async () => (await rows()).map(({ id }) => id).sort();
const act = (request: Parameters<typeof actOnDeviceAlert>[2], at = monday) =>
  actOnDeviceAlert(contextAt(at), "10.0.0.1, 9.9.9.9", request);
const keep = (list: string, of = device) => act({ act: "keep", device: of, list, every: "day" });

let pushed: Push[];
const push = async (one: Push) => {
  pushed.push(one);
  return "sent" as const;
};
const round = (at = monday, port: Parameters<typeof sendPushes>[1] = push) =>
  sendPushes(contextAt(at), port);
/** The phone shows one of several with one tag. */
const shown = () => new Map(pushed.map((one) => [one.tag, one.title]));

beforeEach(async () => {
  pushed = [];
  await board({});
});

test("a device keeps five alerts, one of each list, which its secret alone ends", async () => {
  const first = await keep("local=Luciara&ordem=salario");
  expect(first).toMatchObject({ state: "kept", secret: expect.stringMatching(/^[\w-]{12}$/) });
  expect((await rows())[0]).toMatchObject({ list: "local=Luciara", toldUntil: monday });
  for (const list of ["", "urgentes=1", "minimo=2000", "minimo=3000"])
    expect(await keep(list)).toMatchObject({ state: "kept" });
  expect(await keep("minimo=4000")).toEqual({ state: "full" });
  expect(await keep("minimo=4000", other)).toMatchObject({ state: "kept" });
  expect(await keep("urgentes=1")).toMatchObject({ state: "kept" });
  await keep("busca=Caixa", "fAbCdEfGhIjKlMnOpQrStU");
  await keep("busca=caixa", "fAbCdEfGhIjKlMnOpQrStU");
  expect(await rows()).toHaveLength(7);

  if (first.state !== "kept") throw new Error();
  const { id, secret } = first;
  expect(await act({ act: "stop", alerts: [{ id, secret: `${secret}x` }] })).toEqual({
    state: "stopped",
  });
  expect(await ids()).toContain(id);
  await act({
    act: "stop",
    alerts: [
      { id, secret },
      { id: "nunca", secret },
    ],
  });
  expect(await ids()).not.toContain(id);
});

test("a network asks for as many alerts as it may for those by e-mail", async () => {
  for (let i = 0; i < mailBudgets.alertCaller.most; i++) await keep("");
  expect(await keep("")).toEqual({ state: "tooMany" });
});

test("a round tells each device what is new once, however often it runs", async () => {
  await board({
    ...alertRow("a"),
    ...alertRow("longe", { device: other, list: "local=Luciara" }),
    ...alertRow("depois", { dueAt: addDays(monday, 1) }),
    ...listedJob("x"),
    ...listedJob("y", addMinutes(monday, -61)),
    // Just listed: the next round tells it.
    ...listedJob("z", addMinutes(monday, -59)),
  });
  expect(await round()).toEqual({ told: 1, silent: 1, gone: 0, failed: 0 });
  expect(pushed).toMatchObject([{ device, title: "2 vagas novas", path: "/vagas" }]);
  expect(await round()).toEqual({ told: 0, silent: 0, gone: 0, failed: 0 });
  await round(addDays(monday, 1));
  expect(pushed.map(({ title }) => title).sort()).toEqual([
    "1 vaga nova",
    "2 vagas novas",
    "3 vagas novas",
  ]);
});

test("a message without an answer is sent again under its tag, and the others are not held up", async () => {
  await board({ ...alertRow("a"), ...alertRow("b", { device: other }), ...listedJob("x") });
  const lost = async (one: Push) => {
    await push(one);
    if (one.device === device)
      throw Object.assign(new Error(), { code: "messaging/server-unavailable" });
    return "sent" as const;
  };
  await expect(round(monday, lost)).rejects.toThrow("1 devices could not be told");
  expect(await round()).toMatchObject({ told: 1, failed: 0 });
  expect([pushed.length, shown().size]).toEqual([3, 2]);
  await round();
  expect(pushed).toHaveLength(3);
});

test("two rounds at once show one message", async () => {
  await board({ ...alertRow("a"), ...listedJob("x") });
  await Promise.all([round(), round()]);
  expect([...shown().values()]).toEqual(["1 vaga nova"]);
  await round();
  expect(shown().size).toBe(1);
});

test("a device that FCM no longer knows loses its alerts, another keeps its own", async () => {
  await board({
    ...alertRow("a"),
    ...alertRow("b", { dueAt: addDays(monday, 1) }),
    ...alertRow("c", { device: other, dueAt: addDays(monday, 1) }),
    ...listedJob("x"),
  });
  expect(await round(monday, async () => "gone")).toMatchObject({ gone: 1 });
  expect(await ids()).toEqual(["c"]);
});

test("nothing is sent after the alert was stopped, also in the middle of a round", async () => {
  await board({ ...alertRow("a"), ...listedJob("x") });
  await act({ act: "stop", alerts: [{ id: "a", secret: "s-a" }] });
  await round();
  expect(pushed).toEqual([]);
});

test("an alert ends after a year without a visit; a visit renews it under the application's present id", async () => {
  await board({ ...alertRow("a"), ...alertRow("b"), ...alertRow("c", { device: other }) });
  const proof = (id: string) => ({ id, secret: `s-${id}` });
  const later = addDays(monday, 300);
  expect(
    await act(
      {
        act: "renew",
        device: other,
        alerts: [proof("a"), { id: "b", secret: "x" }, proof("fora")],
      },
      later,
    ),
  ).toEqual({ state: "renewed", gone: ["b", "fora"] });
  await purgeRecords(contextAt(addDays(monday, 363)));
  expect(await ids()).toEqual(["a", "b", "c"]);
  await purgeRecords(contextAt(addDays(monday, 365)));
  expect(await rows()).toMatchObject([{ id: "a", device: other }]);
});

test("an alert that does not fit its schema stops no other", async () => {
  await board({
    ...alertRow("bom"),
    "deviceAlerts/torto": {
      dueAt: addMinutes(monday, -5),
      toldUntil: addDays(monday, -1),
      list: 3,
    },
    ...listedJob("x"),
  });
  expect(await round()).toMatchObject({ told: 1 });
  expect((await store.stuckWork.get()).docs[0]!.data()).toMatchObject({ documentId: "torto" });
});
