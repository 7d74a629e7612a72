/** A storage of the browser's that may be barred or full: nothing here throws. */
export type BrowserStorage = {
  /** The text under a key; null where nothing is kept, or the storage is barred. */
  readText: (key: string) => string | null;
  /** The JSON value under a key; null also where it cannot be parsed. */
  read: (key: string) => unknown;
  /** Keeps a text, or with null nothing; false: the storage is barred or full. */
  writeText: (key: string, text: string | null) => boolean;
  /** Keeps a value as JSON, or with null nothing; false: the storage is barred or full. */
  write: (key: string, value: unknown) => boolean;
  /** The keys that begin so; none where the storage is barred. */
  keys: (prefix: string) => string[];
};

// Where a browser bars its storage, reading the global throws already.
function browserStorage(open: () => Storage): BrowserStorage {
  function attempt<Value>(use: (storage: Storage) => Value, otherwise: Value): Value {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  }
  const readText = (key: string) => attempt((storage) => storage.getItem(key), null);
  const writeText = (key: string, text: string | null) =>
    attempt((storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    }, false);
  return {
    readText,
    read: (key) => attempt<unknown>(() => JSON.parse(readText(key) ?? "null"), null),
    writeText,
    write: (key, value) => writeText(key, value === null ? null : JSON.stringify(value)),
    keys: (prefix) =>
      attempt((storage) => Object.keys(storage), []).filter((key) => key.startsWith(prefix)),
  };
}

/** What this browser keeps until it is removed; every tab sees it. */
export const deviceStorage = browserStorage(() => localStorage);

/** What this tab keeps across reloads until it is closed. */
export const tabStorage = browserStorage(() => sessionStorage);

/** Calls back when another tab writes to the device's storage; returns what ends that. */
export function onOtherTabWrote(listener: (event: StorageEvent) => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
