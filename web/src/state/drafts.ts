import { deviceStorage, onOtherTabWrote } from "./browserStorage.ts";

/** Text that somebody typed and has not sent. */
export type KeptDraft<Values> = { draft: Values; keptAt: Date };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isText = (value: unknown): value is string => typeof value === "string";

const sameKind = (value: unknown, usual: unknown) =>
  Array.isArray(usual)
    ? Array.isArray(value) && value.every(isText)
    : typeof value === typeof usual;

/** The usual values, each replaced by the typed one if that is of the same kind; an object's are replaced one by one. */
function merged(typed: Record<string, unknown>, start: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(start).map(([name, usual]) => {
      const value = typed[name];
      if (isRecord(usual) && !Array.isArray(usual))
        return [name, isRecord(value) ? merged(value, usual) : usual];
      return [name, sameKind(value, usual) ? value : usual];
    }),
  );
}

/**
 * The draft stored under `key`, merged over `start`: only the form's fields, only values of the right type. Null if
 * there is none. `upgrade` adds fields that a form lacked when a whole draft was kept.
 */
export function readDraft<Values extends object>(
  key: string,
  start: Values,
  upgrade = (typed: Record<string, unknown>) => typed,
): KeptDraft<Values> | null {
  const kept = deviceStorage.read(key);
  if (!isRecord(kept) || !isRecord(kept["draft"]) || typeof kept["keptAt"] !== "number")
    return null;
  const typed = kept["isPart"] === true ? kept["draft"] : upgrade(kept["draft"]);
  const draft = merged(typed, start) as Values;
  return { draft, keptAt: new Date(kept["keptAt"]) };
}

/** Stores typed values on this device; without storage only the form has them, and it returns false. */
export function keepDraft(key: string, draft: object, now: Date): boolean {
  return deviceStorage.write(key, { draft, keptAt: now.getTime() });
}

export function dropDraft(key: string) {
  deviceStorage.write(key, null);
}

/**
 * Stores a draft that was not sent. An open form does not have it: it is unopened until one opens with it, or writes over
 * it. `whose` names it if it is set aside.
 */
export function keepUnopened(key: string, whose: string, draft: object, now: Date) {
  deviceStorage.write(key, { draft, keptAt: now.getTime(), whose });
}

/** Whose unopened draft is under `key`; null if there is none. */
export function unopenedAt(key: string): string | null {
  const kept = deviceStorage.read(key);
  return isRecord(kept) && isText(kept["whose"]) ? kept["whose"] : null;
}

/** A form has opened with the draft under `key`. */
export function markOpened(key: string) {
  if (unopenedAt(key) === null) return;
  const { whose: _whose, ...opened } = deviceStorage.read(key) as Record<string, unknown>;
  deviceStorage.write(key, opened);
}

const asideOf = (key: string) => `${key}:aside:`;

/** Stores a draft beside the one under `key`, which is another; `whose` has one there. Returns whether it is stored. */
export function setDraftAside(key: string, whose: string, draft: object, now: Date): boolean {
  return keepDraft(asideOf(key) + whose, draft, now);
}

/** Puts a draft that was set aside under `key`, if that is free. Returns whether it did. */
export function bringDraftBack(key: string): boolean {
  const [aside] = deviceStorage.keys(asideOf(key));
  if (aside === undefined || deviceStorage.read(key) !== null) return false;
  const kept = deviceStorage.read(aside);
  const isBack = deviceStorage.write(key, isRecord(kept) ? { ...kept, isBack: true } : kept);
  if (isBack) dropDraft(aside);
  return isBack;
}

/** Whether the draft under `key` was set aside before, and is still as it was then. */
export function isBroughtBack(key: string): boolean {
  const kept = deviceStorage.read(key);
  return isRecord(kept) && kept["isBack"] === true;
}

/** Removes every draft whose key has this prefix. */
export function dropDrafts(prefix: string) {
  deviceStorage.keys(prefix).forEach(dropDraft);
}

/**
 * Stores the values that were changed, or removes the draft if none was: the others may be newer when the form opens
 * again, as the deadline of a job that was renewed meanwhile.
 */
export function keepChanged<Values extends object>(
  key: string,
  typed: Values,
  start: Values,
  now: Date,
) {
  const changed = (Object.keys(start) as (keyof Values)[]).filter(
    (field) => JSON.stringify(typed[field]) !== JSON.stringify(start[field]),
  );
  if (changed.length === 0) return dropDraft(key);
  const draft = Object.fromEntries(changed.map((field) => [field, typed[field]]));
  deviceStorage.write(key, { draft, keptAt: now.getTime(), isPart: true });
}

/** Calls back when another tab removes the draft under `key`; returns a function that unsubscribes. */
export function onDraftDropped(key: string, listener: () => void): () => void {
  return onOtherTabWrote((event) => {
    if (event.key === key && event.newValue === null) listener();
  });
}
