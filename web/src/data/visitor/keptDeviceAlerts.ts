import type { AlertRhythm } from "@vagas/functions/domain/alert/alertChoices";
import { createDeviceList } from "../../state/createDeviceList.ts";

/** An alert of this installed application. `secret` ends it; `renewedAt` in milliseconds. */
export type KeptDeviceAlert = {
  id: string;
  secret: string;
  /** The list's address, as `alertList` writes it. */
  list: string;
  every: AlertRhythm;
  renewedAt: number;
};

function isKept(entry: unknown): entry is KeptDeviceAlert {
  const { id, secret, list } = (entry ?? {}) as Partial<Record<keyof KeptDeviceAlert, unknown>>;
  return [id, secret, list].every((text) => typeof text === "string");
}

const kept = createDeviceList("vagas-device-alerts", isKept);

/** The alerts of this device, in the order in which they began. */
export const keptDeviceAlerts = kept.read;

/** The same, live in every tab. */
export const useKeptDeviceAlerts = kept.useEntries;

/** False: the device stores nothing. */
export const keepDeviceAlerts = kept.write;

/** 'dismissed': the person gave no answer; 'unsupported': the browser shows no messages. */
export type PushPermission = "granted" | "denied" | "dismissed" | "unsupported";

/** Asks for the permission to show messages. Call it first in a press: browsers refuse other requests. */
export async function askPermission(): Promise<PushPermission> {
  const isSupported =
    "Notification" in window && "PushManager" in window && "serviceWorker" in navigator;
  if (!isSupported) return "unsupported";
  const permission = await Notification.requestPermission();
  return permission === "default" ? "dismissed" : permission;
}

/** Has the browser take no further message, with or without a line. */
export async function refusePushes(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
