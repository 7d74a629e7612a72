import type { Row } from "@vagas/functions/domain/table/row";

type StoredTimestamp = { toDate(): Date };

function isTimestamp(value: unknown): value is StoredTimestamp {
  return (
    typeof value === "object" &&
    value !== null &&
    "toDate" in value &&
    typeof value.toDate === "function"
  );
}

/** A document's fields as plain values: timestamps become Dates, so that no SDK class leaves this layer. */
function plainValues(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(plainValues);
  return typeof value === "object" && value !== null ? plainFields(value) : value;
}

/** The same, of all fields. */
export function plainFields(fields: object): Row {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, plainValues(value)]),
  );
}
