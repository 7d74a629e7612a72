/** A value that this tab keeps across reloads until logout (data/session/forgetPeople.ts), for useSyncExternalStore. */
export function keptInTab<Value>(key: string, nothing: Value) {
  const listeners = new Set<() => void>();
  let value = stored(key, nothing);
  return {
    get: () => value,
    set: (next: Value) => {
      value = next;
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is barred or full: kept until the page is left.
      }
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function stored<Value>(key: string, nothing: Value): Value {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? "null") as Value | null) ?? nothing;
  } catch {
    return nothing;
  }
}
