import type {
  CollectionReference,
  DocumentData,
  Firestore,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
  WithFieldValue,
} from "firebase-admin/firestore";
import type { z } from "zod";

/** A stored document: what code sees, without the id. */
export type Stored<T> = Omit<T, "id"> & DocumentData;

/** A collection whose documents are parsed by the schema; reading one that does not fit throws a ZodError. */
export function typedCollection<Schema extends z.ZodObject>(
  firestore: Firestore,
  path: string,
  schema: Schema,
): CollectionReference<z.infer<Schema>, Stored<z.infer<Schema>>> {
  return firestore.collection(path).withConverter(converter(schema));
}

function converter<Schema extends z.ZodObject>(
  schema: Schema,
): FirestoreDataConverter<z.infer<Schema>, Stored<z.infer<Schema>>> {
  const hasId = "id" in schema.shape;
  return {
    fromFirestore(snapshot: QueryDocumentSnapshot) {
      const fields = withDates(snapshot.data()) as object;
      return schema.parse(hasId ? { ...fields, id: snapshot.id } : fields);
    },
    toFirestore(document: WithFieldValue<z.infer<Schema>>) {
      if (!hasId) return document as WithFieldValue<Stored<z.infer<Schema>>>;
      const { id: _id, ...fields } = document as Record<string, unknown>;
      return fields as WithFieldValue<Stored<z.infer<Schema>>>;
    },
  };
}

/** The value with every SDK timestamp in it as a Date. */
function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== "object" || value === null) return value;
  if ("toDate" in value && typeof value.toDate === "function") return value.toDate();
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}
