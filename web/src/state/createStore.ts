import { useSyncExternalStore } from "react";
import { onOtherTabWrote, tabStorage } from "./browserStorage.ts";

/** A value outside of components, which they follow. */
export type Store<Value> = {
  get: () => Value;
  set: (next: Value) => void;
  /** Calls back after every change; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
};

/** A value that lasts as long as the document. */
export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value that this tab keeps across reloads until logout (data/session/forgetPeople.ts). */
export function createTabStore<Value>(key: string, nothing: Value): Store<Value> {
  const store = createStore((tabStorage.read(key) as Value | null) ?? nothing);
  return {
    ...store,
    set: (next) => {
      tabStorage.write(key, next);
      store.set(next);
    },
  };
}

/** A value in the device's storage, which every tab follows; `read` takes it from there, and `write` puts it there. */
export function createDeviceStore<Value>(
  read: () => Value,
  write: (next: Value) => void,
): Store<Value> {
  const here = createStore<Value | null>(null);
  return {
    get: read,
    set: (next) => {
      write(next);
      here.set(next);
    },
    subscribe: (listener) => {
      const stops = [here.subscribe(listener), onOtherTabWrote(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** What a store holds, live; `onServer` is what a page shows that came rendered, until the browser has taken over. */
export function useStore<Value>({ subscribe, get }: Store<Value>, onServer = get): Value {
  return useSyncExternalStore(subscribe, get, onServer);
}
