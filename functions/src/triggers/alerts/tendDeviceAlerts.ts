import { HttpsError } from "firebase-functions/https";
import { type Context, openContext } from "../../context.ts";
import { alertListAt } from "../../domain/alert/alertList.ts";
import { newDeviceAlert, renewedDeviceAlert } from "../../domain/alert/deviceAlert.ts";
import {
  deviceAlertActSchema,
  type DeviceAlertAnswer,
} from "../../domain/alert/deviceAlertRequest.ts";
import { isSameList } from "../../domain/alert/isSameList.ts";
import { limits } from "../../domain/limits.ts";
import { fromTheSite, linkSecrets } from "../../functionOptions.ts";
import { budgetOf, readBudgets } from "../../store/mailCounts.ts";
import { execute, type Write } from "../../store/writes.ts";
import { callerAddresses } from "../callerAddresses.ts";
import { onPageCall } from "../onPageCall.ts";
import { randomToken } from "./randomToken.ts";

/** Keeps, renews and ends the alerts of an installed application. Throws `invalid-argument`. */
export const tendDeviceAlerts = onPageCall(
  { ...fromTheSite, secrets: linkSecrets },
  async ({ data, rawRequest }): Promise<DeviceAlertAnswer> => {
    const request = deviceAlertActSchema.safeParse(data);
    if (!request.success) throw new HttpsError("invalid-argument", "O pedido não é válido.");
    return actOnDeviceAlert(openContext(), rawRequest.headers["x-forwarded-for"], request.data);
  },
);

type Act = (typeof deviceAlertActSchema)["_output"];
type Own = Extract<Act, { act: "stop" }>["alerts"][number];

export async function actOnDeviceAlert(
  context: Context,
  forwardedFor: string | string[] | undefined,
  request: Act,
): Promise<DeviceAlertAnswer> {
  if (request.act === "keep") return keep(context, forwardedFor, request);
  if (request.act === "renew") return renew(context, request.device, request.alerts);
  for (const own of request.alerts)
    await ifOwn(context, own, { in: "deviceAlerts", id: own.id, delete: true });
  return { state: "stopped" };
}

/** Keeps an alert, in the place of the device's alert of the same list. Nothing has to be confirmed: the device asks itself. */
async function keep(
  { store, now, fingerprint }: Context,
  forwardedFor: string | string[] | undefined,
  { device, list: query, every }: Extract<Act, { act: "keep" }>,
): Promise<DeviceAlertAnswer> {
  const { connection, caller } = callerAddresses(forwardedFor);
  const list = alertListAt(new URLSearchParams(query));
  const { id } = store.deviceAlerts.doc();
  const secret = randomToken();
  return store.firestore.runTransaction(async (transaction): Promise<DeviceAlertAnswer> => {
    const budgets = await readBudgets({ store, now }, transaction, {
      caller: budgetOf("alertCaller", fingerprint("caller", caller)),
      connection: budgetOf("alertConnection", fingerprint("caller", connection)),
    });
    if (!budgets.hasRoom("caller") || !budgets.hasRoom("connection")) return { state: "tooMany" };
    const rows = await transaction.get(store.deviceAlerts.where("device", "==", device));
    const all = rows.docs.map((row) => row.data());
    const same = all.filter((one) => isSameList(one.list, list));
    if (all.length - same.length >= limits.alerts.anAddress) return { state: "full" };
    const alert = newDeviceAlert({ id, device, list, every, secret }, same[0] ?? null, now);
    execute(store, transaction, [
      ...budgets.use(["caller", "connection"]),
      ...same.map((one): Write => ({ in: "deviceAlerts", id: one.id, delete: true })),
      { in: "deviceAlerts", id, set: alert },
    ]);
    return { state: "kept", id, secret };
  });
}

async function renew(
  context: Context,
  device: string,
  alerts: readonly Own[],
): Promise<DeviceAlertAnswer> {
  const gone: string[] = [];
  for (const own of alerts) {
    const update = renewedDeviceAlert(device, context.now);
    if (!(await ifOwn(context, own, { in: "deviceAlerts", id: own.id, update }))) gone.push(own.id);
  }
  return { state: "renewed", gone };
}

/** Does a write to an alert if this is its secret; whether it did. */
async function ifOwn({ store }: Context, { id, secret }: Own, write: Write): Promise<boolean> {
  return store.firestore.runTransaction(async (transaction) => {
    const alert = (await transaction.get(store.deviceAlerts.doc(id))).data();
    if (alert?.secret !== secret) return false;
    execute(store, transaction, [write]);
    return true;
  });
}
