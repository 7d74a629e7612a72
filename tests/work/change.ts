// What a function makes of its event; when it runs, and with which means, is index.test.ts's.

type Fields = Record<string, unknown>;

/** A document as an event carries it; null where it was not there. */
export function snapshot(fields: Fields | null) {
  return { exists: fields !== null, get: (name: string) => fields?.[name] };
}

/** When every event happened, some time before its function runs. */
export const time = "2026-11-20T12:00:00.000Z";

/** A document's event: what it held before and after, null where it was not there. */
export function change(params: object, before: Fields | null, after: Fields | null) {
  return {
    id: "the-event",
    time,
    params,
    data: { before: snapshot(before), after: snapshot(after) },
  };
}
