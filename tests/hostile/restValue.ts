import type { DocumentData } from "firebase-admin/firestore";

/** Fields in the form of Firestore's REST interface. */
export function encodeAll(data: DocumentData): Record<string, object> {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, encode(value)]));
}

/** A value in the form of Firestore's REST interface. */
export function encode(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "number")
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === "object" && value !== null && "toDate" in value)
    return encode((value as { toDate: () => Date }).toDate());
  return { mapValue: { fields: encodeAll(value as DocumentData) } };
}
