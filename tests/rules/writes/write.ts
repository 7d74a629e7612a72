import { isDeepStrictEqual } from "node:util";
import { serverTimestamp } from "firebase/firestore";
import type { z } from "zod";
import type { Actor } from "../../support/actors.ts";
import { missing } from "../cases.ts";

export type Fields = Record<string, unknown>;

/** The instant of the request, as a client writes it. */
export const now = serverTimestamp();

/** What the rules ask of a write beyond the document's schema, each in words: a difference that is wanted. */
export type Demands = Record<string, (after: Fields, before: Fields) => boolean>;

/** One way a client writes a document, and the domain's word on what may be written that way. */
export type Write = {
  title: string;
  actor: Actor;
  /** Where; a document created elsewhere each time has a path of its own each time. */
  path: () => string;
  /** What the rules look at beside it. */
  beside: Fields;
  /** What goes with it in the same write, by path; `path` is the document's own. */
  together?: (path: string) => Record<string, Fields>;
  /** The document before; null: there is none. */
  before: Fields | null;
  /** What is sent when nothing is wrong with it. */
  sent: Fields;
  schema: z.ZodObject;
  /** The ways it may be accepted: which fields may change, what is asked of them. */
  ways: { fields: readonly string[]; demands: Demands }[];
};

/** Whether the domain accepts the write with `changes` to what is sent. */
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

/** The document as it would be read back. */
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
