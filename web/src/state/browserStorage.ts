/** A browser storage that may be blocked or full; nothing here throws. */
type BrowserStorage = {
  /** The text under a key; null if there is none, or the storage is blocked. */
  readText: (key: string) => string | null;
  /** The JSON value under a key; null also if it cannot be parsed. */
  read: (key: string) => unknown;
  /** Stores a text, or removes it with null; false: the storage is blocked or full. */
  writeText: (key: string, text: string | null) => boolean;
  /** Stores a value as JSON, or removes it with null; false: the storage is blocked or full. */
  write: (key: string, value: unknown) => boolean;
  /** The keys with this prefix; none if the storage is blocked. */
  keys: (prefix: string) => string[];
};

// If a browser blocks its storage, even reading the global throws.
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

/** This browser's storage, shared by its tabs. */
export const deviceStorage = browserStorage(() => localStorage);

/** This tab's storage, which survives reloads. */
export const tabStorage = browserStorage(() => sessionStorage);

/** How keys begin under which a tab keeps what somebody has typed and not sent. */
export const unsentInTab = "vagas-unsent-";

/** What this tab keeps of a form until it is sent, because another try may reload the page (data/visitor/lazyImport.ts). */
export function unsentForm<Typed>(name: string) {
  const key = unsentInTab + name;
  return {
    read: () => tabStorage.read(key) as Typed | null,
    keep: (typed: Typed) => tabStorage.write(key, typed),
    drop: () => tabStorage.write(key, null),
  };
}

const held: { key: string; forget: () => void }[] = [];

/** Calls back when this tab forgets a key (`forgetInTab`), for what has its value in memory too. */
export function onForgotten(key: string, forget: () => void): void {
  held.push({ key, forget });
}

/** Removes a value from this tab's storage and from memory. */
export function forgetInTab(key: string): void {
  tabStorage.write(key, null);
  held.filter((other) => other.key === key).forEach(({ forget }) => forget());
}

/** Calls back when another tab writes to the device's storage; returns a function that unsubscribes. */
export function onOtherTabWrote(listener: (event: StorageEvent) => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
