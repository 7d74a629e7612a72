import type { z } from "zod";
import { peopleRows } from "./peopleRows.ts";
import { recordRows } from "./recordRows.ts";
import { vacancyRows } from "./vacancyRows.ts";

type Collection = {
  schema: z.ZodObject;
  row: Record<string, unknown>;
  mayBeNull?: string[];
  mayBeMissing?: string[];
};
/** A row of each collection with every field it may have. */
export const stored = new Map<string, Collection>(
  Object.entries({ ...vacancyRows, ...peopleRows, ...recordRows }),
);

/** Whether a row of a collection fits its schema with other values; throws for an unknown collection. */
export function fits(collection: string, changes: Record<string, unknown>): boolean {
  const { schema, row } = stored.get(collection)!;
  return schema.safeParse({ ...row, ...changes }).success;
}
