import { emulatorHost, emulators, projectSettings } from "./projectSettings.ts";
import { withinLimit } from "./withinLimit.ts";

// Firestore's REST interface for a person's own document: the SDK is 29 kB, and the service worker needs no more than
// this. https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/commit

type Value = Record<string, unknown>;
type Stored = { fields?: Record<string, Value> };

/** The headers of a request as this account: the ID token, and App Check's if it is on. */
export type RequestHeaders = Record<string, string>;

/** Rules refused a request. */
export class Refused extends Error {}

const root = () => `projects/${projectSettings().projectId}/databases/(default)/documents`;
const nameOf = (path: string) => `${root()}/${path}`;

function address(method: string): string {
  const origin = emulators
    ? `http://${emulatorHost}:${emulators.firestore}`
    : "https://firestore.googleapis.com";
  return `${origin}/v1/${root()}${method}?key=${projectSettings().apiKey}`;
}

function plain(value: Value): unknown {
  if ("timestampValue" in value) return new Date(value["timestampValue"] as string);
  if ("integerValue" in value) return Number(value["integerValue"]);
  if ("arrayValue" in value)
    return ((value["arrayValue"] as { values?: Value[] }).values ?? []).map(plain);
  if ("mapValue" in value) return plainFields(value["mapValue"] as Stored);
  return Object.values(value)[0] ?? null;
}

function plainFields({ fields = {} }: Stored): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
}

/** What an application consists of. */
export type Plain = string | number | boolean | null | { [field: string]: Plain };

function valueOf(value: Plain): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return { integerValue: String(value) };
  return { mapValue: { fields: fieldsOf(value) } };
}

function fieldsOf(values: Record<string, Plain>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, valueOf(value)]));
}

/** Throws Refused, or if the request failed or had no answer in time. */
function ask(method: string, body: object, headers: RequestHeaders): Promise<unknown> {
  return withinLimit(async (signal) => {
    const response = await fetch(address(method), {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      cache: "no-store",
      signal,
    });
    if (response.status === 403) throw new Refused();
    if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
    return response.json() as Promise<unknown>;
  });
}

/** The fields of 'collection/id', dates as Date; null if it does not exist. Throws Refused, or if the request failed. */
export async function readOwn(
  path: string,
  headers: RequestHeaders,
): Promise<Record<string, unknown> | null> {
  // Unlike the address of the document itself, it answers for a missing one without an error in the console.
  const answer = await ask(":batchGet", { documents: [nameOf(path)] }, headers);
  const [{ found } = {}] = answer as { found?: Stored }[];
  return found ? plainFields(found) : null;
}

/**
 * Writes 'collection/id' in one request. `times`: fields that get the server's time. `isPart`: changes these fields of an
 * existing document, removes the `removed` ones, and leaves others. Throws Refused, or if the request failed: it may have been written then.
 */
export async function writeOwn(
  path: string,
  values: Record<string, Plain>,
  headers: RequestHeaders,
  {
    times = [],
    isPart = false,
    removed = [],
  }: { times?: readonly string[]; isPart?: boolean; removed?: readonly string[] } = {},
): Promise<void> {
  const write = {
    update: { name: nameOf(path), fields: fieldsOf(values) },
    updateTransforms: times.map((fieldPath) => ({
      fieldPath,
      setToServerValue: "REQUEST_TIME",
    })),
    ...(isPart && {
      updateMask: { fieldPaths: [...Object.keys(values), ...removed] },
      currentDocument: { exists: true },
    }),
  };
  await ask(":commit", { writes: [write] }, headers);
}
