import { db } from "./functionsSuite.ts";

/** Creates these documents, by path. */
export async function given(documents: Record<string, object>): Promise<void> {
  const batch = db.batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(db.doc(path), fields);
  await batch.commit();
}
