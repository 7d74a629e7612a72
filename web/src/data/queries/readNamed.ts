import {
  type FieldPath,
  getDocsFromServer,
  limit,
  type Query,
  query,
  type QueryDocumentSnapshot,
  where,
} from "firebase/firestore";

/** The most values one query may name. */
const mostNamed = 30;

/** The rows, at most one for each value, whose field is one of these. Throws offline, where the cache may hold fewer. */
export async function readNamed<T>(
  rows: Query<T>,
  field: string | FieldPath,
  values: readonly string[],
): Promise<QueryDocumentSnapshot<T>[]> {
  const parts = Array.from({ length: Math.ceil(values.length / mostNamed) }, (_, i) =>
    values.slice(i * mostNamed, (i + 1) * mostNamed),
  );
  const found = await Promise.all(
    parts.map((part) => getDocsFromServer(query(rows, where(field, "in", part), limit(mostNamed)))),
  );
  return found.flatMap(({ docs }) => docs);
}
