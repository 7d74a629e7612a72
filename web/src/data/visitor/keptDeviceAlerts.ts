import type { AlertRhythm } from "@vagas/functions/domain/alert/alertChoices";
import { useMemo } from "react";
import { deviceStorage } from "../../state/browserStorage.ts";
import { createDeviceStore, useStore } from "../../state/createStore.ts";

/** An alert of this installed application. `secret` ends it; `renewedAt` in milliseconds. */
export type KeptDeviceAlert = {
  id: string;
  secret: string;
  /** The list's address, as `alertList` writes it. */
  list: string;
  every: AlertRhythm;
  renewedAt: number;
};

const key = "vagas-device-alerts";

const stored = createDeviceStore<string | null>(
  () => deviceStorage.readText(key),
  (text) => void deviceStorage.writeText(key, text),
);

function isKept(kept: unknown): kept is KeptDeviceAlert {
  const { id, secret, list } = (kept ?? {}) as Partial<Record<keyof KeptDeviceAlert, unknown>>;
  return [id, secret, list].every((text) => typeof text === "string");
}

/** The alerts of this device, in the order in which they began. */
export function keptDeviceAlerts(): KeptDeviceAlert[] {
  const kept = deviceStorage.read(key);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

/** The same, live in every tab. */
export function useKeptDeviceAlerts(): KeptDeviceAlert[] {
  const text = useStore(stored, () => null);
  return useMemo(() => (text === null ? [] : keptDeviceAlerts()), [text]);
}

/** False: the device stores nothing. */
export function keepDeviceAlerts(alerts: readonly KeptDeviceAlert[]): boolean {
  const text = alerts.length > 0 ? JSON.stringify(alerts) : null;
  stored.set(text);
  return deviceStorage.readText(key) === text;
}

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
