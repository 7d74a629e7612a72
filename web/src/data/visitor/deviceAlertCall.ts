import type { AlertRhythm } from "@vagas/functions/domain/alert/alertChoices";
import type {
  DeviceAlertAct,
  DeviceAlertAnswer,
} from "@vagas/functions/domain/alert/deviceAlertRequest";
import { isSameList } from "@vagas/functions/domain/alert/isSameList";
import { limits } from "@vagas/functions/domain/limits";
import { callable } from "../firebase/callable.ts";
import { keepDeviceAlerts, type KeptDeviceAlert, keptDeviceAlerts } from "./keptDeviceAlerts.ts";
import { lazyImport } from "./lazyImport.ts";

const loadRegistration = lazyImport(() => import("./pushRegistration.ts"));

async function call(act: DeviceAlertAct): Promise<DeviceAlertAnswer> {
  return (await callable<DeviceAlertAct, DeviceAlertAnswer>("tendDeviceAlerts")(act)).data;
}

const failure = () => (navigator.onLine ? "failed" : "offline");

/** 'barred': the device stores nothing, so nobody could stop the alert. */
export type DeviceAlertStart = "kept" | "full" | "tooMany" | "barred" | "offline" | "failed";

/** Has this application told of the new jobs of a list; its person has permitted messages. */
export async function startDeviceAlert(
  list: string,
  every: AlertRhythm,
): Promise<DeviceAlertStart> {
  try {
    const device = await (await loadRegistration()).registeredDevice();
    const answer = await call({ act: "keep", device, list, every });
    if (answer.state !== "kept") return answer.state === "full" ? "full" : "tooMany";
    const { id, secret } = answer;
    const others = keptDeviceAlerts().filter((alert) => !isSameList(alert.list, list));
    if (keepDeviceAlerts([...others, { id, secret, list, every, renewedAt: Date.now() }]))
      return "kept";
    await call({ act: "stop", alerts: [{ id, secret }] });
    return "barred";
  } catch {
    return failure();
  }
}

/** The proofs of alerts, in parts that one call accepts. */
function proofs(alerts: readonly KeptDeviceAlert[]) {
  const all = alerts.map(({ id, secret }) => ({ id, secret }));
  const most = limits.alerts.anAddress;
  return Array.from({ length: Math.ceil(all.length / most) }, (_, part) =>
    all.slice(part * most, (part + 1) * most),
  );
}

async function stop(alerts: readonly KeptDeviceAlert[]): Promise<void> {
  for (const part of proofs(alerts)) await call({ act: "stop", alerts: part });
}

/** Ends an alert of this device; anything but 'stopped': it goes on. */
export async function stopDeviceAlert(id: string): Promise<"stopped" | "offline" | "failed"> {
  const alerts = keptDeviceAlerts();
  try {
    await stop(alerts.filter((alert) => alert.id === id));
  } catch {
    return failure();
  }
  keepDeviceAlerts(keptDeviceAlerts().filter((alert) => alert.id !== id));
  return "stopped";
}

/** How often a visit renews what this device is told, in milliseconds; functions keep it for a year. */
const renewMs = 7 * 24 * 60 * 60 * 1000;

/** Renews the device's alerts, and forgets those that have ended. Without a permission they end here too. */
export async function renewDeviceAlerts(): Promise<void> {
  const alerts = keptDeviceAlerts();
  const isDue = alerts.some(({ renewedAt }) => Math.abs(Date.now() - renewedAt) > renewMs);
  if (!isDue) return;
  if (Notification.permission !== "granted") return void keepDeviceAlerts([]);
  const device = await (await loadRegistration()).registeredDevice();
  const gone = new Set<string>();
  for (const part of proofs(alerts)) {
    const answer = await call({ act: "renew", device, alerts: part });
    if (answer.state === "renewed") for (const id of answer.gone) gone.add(id);
  }
  const left = keptDeviceAlerts().filter(({ id }) => !gone.has(id));
  keepDeviceAlerts(left.map((alert) => ({ ...alert, renewedAt: Date.now() })));
}

/** Ends whatever this device is told. Throws without a line. */
export async function stopAllDeviceAlerts(): Promise<void> {
  await stop(keptDeviceAlerts());
}
