import type { AlertRhythm } from "@vagas/functions/domain/alert/alertChoices";
import type { DeviceAlertStart } from "./deviceAlertCall.ts";
import { lazyImport } from "./lazyImport.ts";

const load = lazyImport(() => import("./deviceAlertCall.ts"));

const failure = () => (navigator.onLine ? "failed" : "offline");

/** `startDeviceAlert`, whose code is fetched with the press. */
export function startOnDevice(list: string, every: AlertRhythm): Promise<DeviceAlertStart> {
  return load().then((part) => part.startDeviceAlert(list, every), failure);
}

/** `stopDeviceAlert`, in the same way. */
export function stopOnDevice(id: string): Promise<"stopped" | "offline" | "failed"> {
  return load().then((part) => part.stopDeviceAlert(id), failure);
}
