/** One entry of an answer: of `runQuery` a row, of `batchGet` a document or that there is none. */
type Entry = { document?: unknown; found?: unknown; missing?: unknown };

const isRead = ({ document, found, missing }: Entry) =>
  document !== undefined || found !== undefined || missing !== undefined;

/**
 * Documents that Firestore charges for a REST answer: those that came, those asked for by name that are missing or
 * hidden, and one for a query without a result (https://firebase.google.com/docs/firestore/pricing).
 */
export function countDocuments(answer: unknown): number {
  if (!Array.isArray(answer)) return 1;
  return Math.max(1, (answer as Entry[]).filter(isRead).length);
}

/** Whether a request asks Firestore for documents. */
export function isDatabaseRead(url: string): boolean {
  return (
    /\/documents(\/[^:?]*)?:(runQuery|batchGet)\b/.test(url) ||
    /\/documents\/[^:?]+(\?|$)/.test(url)
  );
}
