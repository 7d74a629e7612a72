// Tests a function's work by its event; index.test.ts holds its trigger and options.

type Fields = Record<string, unknown>;

/** A document as an event carries it; null if it did not exist. */
export function snapshot(fields: Fields | null) {
  return { exists: fields !== null, get: (name: string) => fields?.[name] };
}

/** The time of every event, before its function runs. */
export const time = "2026-11-20T12:00:00.000Z";

/** A document's event with its values before and after; null if it did not exist. */
export function change(params: object, before: Fields | null, after: Fields | null) {
  return {
    id: "the-event",
    time,
    params,
    data: { before: snapshot(before), after: snapshot(after) },
  };
}
