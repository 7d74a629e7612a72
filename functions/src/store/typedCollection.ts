import type {
  CollectionReference,
  DocumentData,
  Firestore,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
  WithFieldValue,
} from "firebase-admin/firestore";
import type { z } from "zod";
import type { Row } from "../domain/table/row.ts";

/** A stored document's fields as code sees them, without the id. */
type Stored<T> = Omit<T, "id"> & DocumentData;

/** Turns a row into its schema's form, with the fields that an older row lacks filled in. */
export type ReadRow = (id: string, row: Row) => object;

/**
 * A collection whose documents are read by their noun's function, if there is one, and parsed by the schema; a document
 * that does not fit throws a ZodError.
 */
export function typedCollection<Schema extends z.ZodObject>(
  firestore: Firestore,
  path: string,
  schema: Schema,
  read: ReadRow = (id, row) => ("id" in schema.shape ? { ...row, id } : row),
): CollectionReference<z.infer<Schema>, Stored<z.infer<Schema>>> {
  return firestore.collection(path).withConverter(converter(schema, read));
}

function converter<Schema extends z.ZodObject>(
  schema: Schema,
  read: ReadRow,
): FirestoreDataConverter<z.infer<Schema>, Stored<z.infer<Schema>>> {
  const hasId = "id" in schema.shape;
  return {
    fromFirestore(snapshot: QueryDocumentSnapshot) {
      return schema.parse(read(snapshot.id, withDates(snapshot.data())));
    },
    toFirestore(document: WithFieldValue<z.infer<Schema>>) {
      if (!hasId) return document as WithFieldValue<Stored<z.infer<Schema>>>;
      const { id: _id, ...fields } = document as Record<string, unknown>;
      return fields as WithFieldValue<Stored<z.infer<Schema>>>;
    },
  };
}

/** The fields, with every SDK timestamp as a Date. */
function withDates(fields: DocumentData): Row {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, withDate(value)]));
}

function withDate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDate);
  if (typeof value !== "object" || value === null) return value;
  if ("toDate" in value && typeof value.toDate === "function") return value.toDate();
  return withDates(value);
}
