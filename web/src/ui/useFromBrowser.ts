import { useSyncExternalStore } from "react";

function never(): () => void {
  return () => undefined;
}

/** A constant that only the browser knows; until hydration, the server's value. */
export function useFromBrowser<Value>(inBrowser: () => Value, onServer: () => Value): Value {
  return useSyncExternalStore(never, inBrowser, onServer);
}
