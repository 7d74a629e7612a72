import { isDeepStrictEqual } from "node:util";
import { serverTimestamp } from "firebase/firestore/lite";
import type { z } from "zod";
import type { Actor } from "../../support/actors.ts";
import { missing } from "../cases.ts";

export type Fields = Record<string, unknown>;

/** The time of the request, as a client writes it. */
export const now = serverTimestamp();

/** A demand of the rules beyond the document's schema, described in words; the difference is intended. */
export type Demands = Record<string, (after: Fields, before: Fields) => boolean>;

/** One kind of write by a client, and what the domain accepts for it. */
export type Write = {
  title: string;
  actor: Actor;
  /** The document's path; a document created outside a fixed path gets a new one each time. */
  path: () => string;
  /** Other documents that the rules read. */
  beside: Fields;
  /** Other documents of the same write, by path; `path` is the document's own. */
  together?: (path: string) => Record<string, Fields>;
  /** The document before the write; null if it does not exist. */
  before: Fields | null;
  /** A valid write. */
  sent: Fields;
  schema: z.ZodObject;
  /** The ways it may be accepted: which fields may change, and the demands on them. */
  ways: { fields: readonly string[]; demands: Demands }[];
};

/** Whether the domain accepts the write with `changes`. */
export function isAcceptable({ before, sent, schema, ways }: Write, changes: Fields): boolean {
  const after = present({ ...before, ...sent, ...changes });
  if (!schema.strict().safeParse(asRead(after)).success) return false;
  const changed = Object.keys({ ...before, ...after }).filter(
    (field) => !isDeepStrictEqual(after[field], before?.[field]),
  );
  return ways.some(
    ({ fields, demands }) =>
      changed.every((field) => fields.includes(field)) &&
      Object.values(demands).every((holds) => holds(after, before ?? {})),
  );
}

function present(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== missing));
}

/** The document as it is read back. */
function asRead(value: unknown): unknown {
  if (value === now) return new Date();
  if (Array.isArray(value)) return value.map(asRead);
  const isPlain =
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype;
  return isPlain
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asRead(inner)]))
    : value;
}
