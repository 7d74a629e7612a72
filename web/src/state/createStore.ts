import { useSyncExternalStore } from "react";
import { onForgotten, onOtherTabWrote, tabStorage } from "./browserStorage.ts";

/** A value outside of components, which subscribe to it. */
type Store<Value> = {
  get: () => Value;
  set: (next: Value) => void;
  /** Calls back after every change; returns a function that unsubscribes. */
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
  onForgotten(key, () => store.set(nothing));
  return {
    ...store,
    set: (next) => {
      tabStorage.write(key, next);
      store.set(next);
    },
  };
}

/** A value in the device's storage, which every tab follows, with its `read` and `write`. */
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

/** A store's value, live; `onServer` is the value in a rendered page until hydration. */
export function useStore<Value>({ subscribe, get }: Store<Value>, onServer = get): Value {
  return useSyncExternalStore(subscribe, get, onServer);
}
