import { collections, publicStats } from "@vagas/functions/domain/collections";
import { appCheckProof } from "./appCheckProof.ts";
import { emulatorHost, emulators, projectSettings } from "./projectSettings.ts";

// Firestore's REST interface, for public data: firebase/firestore/lite and its app are 38 kB, a fifth of what a page
// may load. https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents

type Value = Record<string, unknown>;
type Found = { name: string; fields?: Record<string, Value> };

/** A document's id and fields: dates as Date; `stored` in the original form, for a cursor without lost digits. */
export type RestDocument = {
  id: string;
  fields: Record<string, unknown>;
  stored: Record<string, Value>;
};

type Filter = readonly [
  field: string,
  op: "==" | "array-contains" | "in" | ">",
  value: string | boolean | Date | readonly string[],
];

const operators = {
  "==": "EQUAL",
  "array-contains": "ARRAY_CONTAINS",
  in: "IN",
  ">": "GREATER_THAN",
} as const;
const directions = { asc: "ASCENDING", desc: "DESCENDING" } as const;

/** Ordered by `orderBy`, then by id; `after` is the stored value and the id of the previous row. */
type RestQuery = {
  collection: string;
  filters: readonly Filter[];
  orderBy: string;
  direction: keyof typeof directions;
  after: { value: Value; id: string } | null;
  limit: number;
};

const parent = () => `projects/${projectSettings().projectId}/databases/(default)/documents`;

function address(path: string): string {
  const origin = emulators
    ? `http://${emulatorHost}:${emulators.firestore}`
    : "https://firestore.googleapis.com";
  return `${origin}/v1/${parent()}${path}?key=${projectSettings().apiKey}`;
}

function plain(value: Value): unknown {
  if ("timestampValue" in value) return new Date(value["timestampValue"] as string);
  if ("integerValue" in value) return Number(value["integerValue"]);
  if ("arrayValue" in value)
    return ((value["arrayValue"] as { values?: Value[] }).values ?? []).map(plain);
  if ("mapValue" in value)
    return plainFields((value["mapValue"] as { fields?: Record<string, Value> }).fields);
  return Object.values(value)[0] ?? null;
}

function plainFields(fields: Record<string, Value> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
}

function documentOf({ name, fields = {} }: Found): RestDocument {
  return { id: name.slice(name.lastIndexOf("/") + 1), fields: plainFields(fields), stored: fields };
}

const shownToAll = `${collections.stats}/${publicStats.id}`;

/** One document by 'collection/id', or null if it does not exist or rules hide it. Throws if the read failed. */
export async function getDocument(path: string): Promise<RestDocument | null> {
  const response = await fetch(address(`/${path}`), { headers: await appCheckProof() });
  if (response.status === 404) return null;
  // App Check and the key's restrictions refuse every page, possibly with the same answer as rules for a hidden
  // document.
  if (response.status === 403 && path !== shownToAll) {
    await getDocument(shownToAll);
    return null;
  }
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  return documentOf((await response.json()) as Found);
}

function valueOf(value: Filter[2]): Value {
  if (typeof value === "object" && !(value instanceof Date))
    return { arrayValue: { values: value.map(valueOf) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return typeof value === "string" ? { stringValue: value } : { booleanValue: value };
}

/** The rows of a query. Throws if the read failed. */
export async function runQuery({
  collection,
  filters,
  orderBy,
  direction,
  after,
  limit,
}: RestQuery): Promise<RestDocument[]> {
  const where = filters.map(([fieldPath, op, value]) => ({
    fieldFilter: {
      field: { fieldPath },
      op: operators[op],
      value: valueOf(value),
    },
  }));
  const structuredQuery = {
    from: [{ collectionId: collection }],
    where: { compositeFilter: { op: "AND", filters: where } },
    orderBy: [orderBy, "__name__"].map((fieldPath) => ({
      field: { fieldPath },
      direction: directions[direction],
    })),
    ...(after && {
      startAt: {
        before: false,
        values: [after.value, { referenceValue: `${parent()}/${collection}/${after.id}` }],
      },
    }),
    limit,
  };
  // Sent as plain text, the request avoids a CORS preflight.
  const response = await fetch(address(":runQuery"), {
    method: "POST",
    headers: { "Content-Type": "text/plain", ...(await appCheckProof()) },
    body: JSON.stringify({ structuredQuery }),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  return ((await response.json()) as { document?: Found }[]).flatMap(({ document }) =>
    document ? [documentOf(document)] : [],
  );
}
