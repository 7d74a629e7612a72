import { useMemo } from "react";
import { deviceStorage } from "./browserStorage.ts";
import { createDeviceStore, useStore } from "./createStore.ts";

/** A list in the device's storage. */
type DeviceList<Entry> = {
  read: () => Entry[];
  /** False: the device stores nothing. */
  write: (entries: readonly Entry[]) => boolean;
  /** The same as `read`, live in every tab; empty in a rendered page until hydration. */
  useEntries: () => Entry[];
};

/** A list that this device keeps as JSON under `key`, without what is no `Entry`. */
export function createDeviceList<Entry>(
  key: string,
  isEntry: (kept: unknown) => kept is Entry,
): DeviceList<Entry> {
  const stored = createDeviceStore<string | null>(
    () => deviceStorage.readText(key),
    (text) => void deviceStorage.writeText(key, text),
  );

  function read(): Entry[] {
    const kept = deviceStorage.read(key);
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  }

  return {
    read,
    write: (entries) => {
      const text = entries.length > 0 ? JSON.stringify(entries) : null;
      stored.set(text);
      return deviceStorage.readText(key) === text;
    },
    useEntries: () => {
      const text = useStore(stored, () => null);
      return useMemo(() => (text === null ? [] : read()), [text]);
    },
  };
}
