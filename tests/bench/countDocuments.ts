/** One entry of an answer: a row of `runQuery`, a document or a missing one of `batchGet`. */
type Entry = { document?: unknown; found?: unknown; missing?: unknown };

const isRead = ({ document, found, missing }: Entry) =>
  document !== undefined || found !== undefined || missing !== undefined;

/**
 * Documents that Firestore charges for a REST answer: returned documents, missing or hidden ones requested by name,
 * and one for an empty query (https://firebase.google.com/docs/firestore/pricing).
 */
export function countDocuments(answer: unknown): number {
  if (!Array.isArray(answer)) return 1;
  return Math.max(1, (answer as Entry[]).filter(isRead).length);
}

/** Whether a request reads documents of Firestore. */
export function isDatabaseRead(url: string): boolean {
  return (
    /\/documents(\/[^:?]*)?:(runQuery|batchGet)\b/.test(url) ||
    /\/documents\/[^:?]+(\?|$)/.test(url)
  );
}
