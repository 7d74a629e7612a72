import { useSyncExternalStore } from "react";

function never(): () => void {
  return () => undefined;
}

/** What the browser alone knows, and does not change while a page is open; until it has taken over, what the server made of it. */
export function useFromBrowser<Value>(inBrowser: () => Value, onServer: () => Value): Value {
  return useSyncExternalStore(never, inBrowser, onServer);
}
